import { addresses, languageNames, languages } from "@tintery/contract/tables";
import { ChevronDown, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
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

function Header({ path }: { path: string }) {
  const { t } = useTexts();
  return (
    <header className="site-head">
      <a className="brand" href={addresses.home()}>
        <Mark />
        Tintery
      </a>
      <nav aria-label={t("page.nav")}>
        <a
          className="wide-only"
          href={addresses.colorings()}
          aria-current={path === addresses.colorings() ? "page" : undefined}
        >
          {t("page.colorings")}
        </a>
        <a
          className="wide-only"
          href={addresses.outlinesList()}
          aria-current={path === addresses.outlinesList() ? "page" : undefined}
        >
          {t("page.outlines")}
        </a>
        <a href={addresses.dashboard()} aria-current={path === addresses.dashboard() ? "page" : undefined}>
          {t("page.dashboard")}
        </a>
        <LanguageMenu path={path} />
      </nav>
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
        {/* on phones the header has no room for them */}
        <a href={addresses.colorings()}>{t("page.colorings")}</a>
        <a href={addresses.outlinesList()}>{t("page.outlines")}</a>
        <a href={addresses.api()}>{t("page.api")}</a>
      </p>
    </footer>
  );
}
