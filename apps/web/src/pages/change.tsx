import type { PageContext } from "@tintery/contract";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";

export interface ChangePageProps {
  context: PageContext;
  /** The question. */
  title: string;
  /** What will happen. */
  text: string;
  /** The words of the button that does it. */
  verb: string;
  /** Where the answer goes, which is where the link led. */
  action: string;
  /** The page of the picture. */
  picture: string;
}

/** Asks whoever came by a link from elsewhere, before anything changes. The answer is a plain form. */
export function ChangePage({ context, title, text, verb, action, picture }: ChangePageProps) {
  const { t } = useTexts();
  return (
    <Document context={context} title={`${title} – Tintery`} description={title} hidden>
      <Frame path={context.path}>
        <section className="problem-page">
          <h1>{title}</h1>
          <p>{text}</p>
          <form className="problem-ways" method="post" action={action}>
            <button type="submit" className="button primary">
              {verb}
            </button>
            <a className="button" href={picture}>
              {t("ui.go_back")}
            </a>
          </form>
        </section>
      </Frame>
    </Document>
  );
}
