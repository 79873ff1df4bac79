import type { PageContext, ProblemCode } from "@tintery/contract";
import { addresses, problemKey, problemValues } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { PearPicture } from "../ui/pear-picture.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";

/** What a visitor sees instead of a page: what happened, and where to go. */
export function ProblemPage({ code, context }: { code: ProblemCode; context: PageContext }) {
  const { t, language } = useTexts();
  const title = t(code === "not_found" ? "page.not_found_title" : "page.problem_title");
  return (
    <Document context={context} title={`${title} – Tintery`} description={title} hidden>
      <Frame path={context.path}>
        <section className="problem-page">
          <PearPicture look="numbers" />
          <h1>{title}</h1>
          <p>{t(problemKey(code), problemValues(language, context.email ?? ""))}</p>
          <p className="problem-ways">
            <a className="button primary" href={addresses.home()}>
              {t("page.to_home")}
            </a>
            <a className="button" href={addresses.dashboard()}>
              {t("page.dashboard")}
            </a>
          </p>
        </section>
      </Frame>
    </Document>
  );
}
