import {
  addresses,
  lateAddresses,
  languageNames,
  languages,
  withoutLanguage,
} from "@tintery/contract/tables";
import { version } from "@tintery/contract/version";
import {
  Brush,
  ChevronDown,
  CircleUserRound,
  Globe,
  Images,
  LayoutGrid,
  Palette,
  Spline,
} from "lucide-react";
import { type ReactNode, use } from "react";
import { useTexts } from "../platform/texts.tsx";
import { PhotoPicker } from "../ui/photo-picker.tsx";
import { Mark } from "./mark.tsx";
import { Charged, MustSignIn, SignedIn } from "./visitor.ts";

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

/** All three products, our own pictures, and what the visitor made. */
const places = [
  { name: "page.door.pbn", href: `${addresses.home()}#create`, Icon: Brush },
  { name: "page.colorings", href: addresses.colorings(), Icon: Palette },
  { name: "page.outlines", href: addresses.outlinesList(), Icon: Spline },
  { name: "page.catalog.nav", href: lateAddresses.catalog(), Icon: LayoutGrid },
  { name: "page.dashboard", href: addresses.dashboard(), Icon: Images },
] as const;

function Header({ path }: { path: string }) {
  const { t } = useTexts();
  const place = withoutLanguage(path).replace(/\?.*/, "");
  return (
    <header className="site-head">
      <a className="brand" href={addresses.home()}>
        <Mark />
        Tintery
      </a>
      <nav aria-label={t("page.nav")}>
        {places.map(({ name, href, Icon }) => (
          <a key={name} href={href} aria-current={place === href ? "page" : undefined}>
            <Icon aria-hidden="true" />
            <span>{t(name)}</span>
          </a>
        ))}
      </nav>
      <div className="site-head-tools">
        {place !== addresses.home() && !use(MustSignIn) && <PhotoPicker words={t("page.choose_photo")} />}
        <AccountLink path={path} />
        <LanguageMenu path={path} />
      </div>
    </header>
  );
}

/** To the account, or to signing in. */
function AccountLink({ path }: { path: string }) {
  const { t } = useTexts();
  const signedIn = use(SignedIn);
  const href = signedIn ? addresses.account() : addresses.signIn();
  return (
    <a className="button plain" href={href} aria-current={path === href ? "page" : undefined}>
      <CircleUserRound aria-hidden="true" />
      <span className="account-name">{t(signedIn ? "page.account" : "page.sign_in")}</span>
    </a>
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
            href={`${path}${path.includes("?") ? "&" : "?"}language=${other}`}
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
        {use(Charged) && <a href={lateAddresses.plans()}>{t("page.plans")}</a>}
        <a href={addresses.books()}>{t("page.books")}</a>
        <a href={lateAddresses.catalog()}>{t("page.catalog.nav")}</a>
        <a href={addresses.colorMixer()}>{t("page.color_mixer")}</a>
        <a href={addresses.palettes()}>{t("page.palettes")}</a>
        <a href={addresses.mixingChart()}>{t("chart.title")}</a>
        <a href={addresses.gamutCheck()}>{t("gamut.title")}</a>
        <a href={addresses.mixingGuide()}>{t("guide.title")}</a>
        <a href={lateAddresses.privacy()}>{t("privacy.title")}</a>
        <span>{t("page.for_developers")}</span>
        <a href={addresses.api()}>{t("page.api")}</a>
        <span>Tintery {version}</span>
      </p>
    </footer>
  );
}
