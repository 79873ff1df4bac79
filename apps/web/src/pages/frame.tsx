import { addresses, languageNames, languages } from "@tintery/contract/tables";
import { Brush, ChevronDown, Globe, Images, Palette, Spline } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { PhotoPicker } from "../ui/photo-picker.tsx";
import { Mark } from "./mark.tsx";

export interface FrameProps {
  /** Address of the page, for the language links. */
  path: string;
  children: ReactNode;
}

/** Header and footer around every page. Works without script: links, and a `details` for the languages. */
export function Frame({ path, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <Header path={path} />
      <main id="main">{children}</main>
      <Footer />
      <PhotoPlace />
    </>
  );
}

/** What stands in a widget's place for those whose browser runs no scripts. */
export function NoScript() {
  const { t } = useTexts();
  return (
    <noscript>
      <p className="no-script">{t("page.no_script")}</p>
    </noscript>
  );
}

/** The first stop of the tab key: past the header. */
function SkipLink() {
  const { t } = useTexts();
  return (
    <a className="skip" href="#main">
      {t("page.skip")}
    </a>
  );
}

/** What is shown while a photo is dragged over the page, and where what comes after it could not be fetched. */
function PhotoPlace() {
  const { t } = useTexts();
  return (
    <>
      <div className="drop-veil" id="drop-veil" hidden>
        <p>{t("ui.drop_anywhere")}</p>
      </div>
      <p className="photo-problem" id="photo-problem" role="alert" hidden>
        {t("spec.something_went_wrong")}
      </p>
    </>
  );
}

/** All three products, and what the visitor made with them. */
const places = [
  { name: "page.door.pbn", href: `${addresses.home()}#create`, Icon: Brush },
  { name: "page.colorings", href: addresses.colorings(), Icon: Palette },
  { name: "page.outlines", href: addresses.outlinesList(), Icon: Spline },
  { name: "page.dashboard", href: addresses.dashboard(), Icon: Images },
] as const;

function Header({ path }: { path: string }) {
  const { t } = useTexts();
  return (
    <header className="site-head">
      <a className="brand" href={addresses.home()}>
        <Mark />
        Tintery
      </a>
      <nav aria-label={t("page.nav")}>
        {places.map(({ name, href, Icon }) => (
          <a key={name} href={href} aria-current={path === href ? "page" : undefined}>
            <Icon aria-hidden="true" />
            <span>{t(name)}</span>
          </a>
        ))}
      </nav>
      <div className="site-head-tools">
        {path !== addresses.home() && <PhotoPicker words={t("page.choose_photo")} />}
        <LanguageMenu path={path} />
      </div>
    </header>
  );
}

function LanguageMenu({ path }: { path: string }) {
  const { t, language } = useTexts();
  return (
    <details className="menu">
      <summary
        className="button plain"
        aria-label={t("page.language", { language: languageNames[language] })}
      >
        <Globe aria-hidden="true" />
        <span className="language-name">{languageNames[language]}</span>
        <ChevronDown aria-hidden="true" className="chevron" />
      </summary>
      <div className="menu-panel languages">
        {languages.map((other) => (
          <a
            key={other}
            href={`${path}?language=${other}`}
            lang={other}
            hrefLang={other}
            aria-current={other === language ? "true" : undefined}
          >
            {languageNames[other]}
          </a>
        ))}
      </div>
    </details>
  );
}

function Footer() {
  const { t } = useTexts();
  return (
    <footer className="site-foot">
      <p>{t("page.foot")}</p>
      <p className="site-foot-links">
        <span>{t("page.for_developers")}</span>
        <a href={addresses.api()}>{t("page.api")}</a>
      </p>
    </footer>
  );
}
