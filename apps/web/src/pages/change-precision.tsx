import type { ImageView, OutlinesPrecision, PageContext } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";

export interface ChangePrecisionPageProps {
  image: ImageView;
  precision: OutlinesPrecision;
  context: PageContext;
}

/** Asks whoever came by a link from elsewhere, before anything changes. The answer is a plain form. */
export function ChangePrecisionPage({ image, precision, context }: ChangePrecisionPageProps) {
  const { t } = useTexts();
  const title = t("page.change_precision_title");
  const values = { name: image.name, precision: t(`outlines.precision.${precision}`) };
  return (
    <Document context={context} title={`${title} – Tintery`} description={title} hidden>
      <Frame path={context.path}>
        <section className="problem-page">
          <h1>{title}</h1>
          <p>{t("page.change_precision_text", values)}</p>
          <form
            className="problem-ways"
            method="post"
            action={addresses.changePrecision(image.id, precision)}
          >
            <button type="submit" className="button primary">
              {t("outlines.change_precision")}
            </button>
            <a className="button" href={addresses.outlines(image.id)}>
              {t("ui.keep")}
            </a>
          </form>
        </section>
      </Frame>
    </Document>
  );
}
