import type { PageContext, PageRequest } from "@tintery/contract";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";

type PrintRequest = Extract<PageRequest, { page: "print" }>;

/** A picture in its true size on paper, and the print dialog at once. On screen it is a preview. */
export function PrintPage({ request, context }: { request: PrintRequest; context: PageContext }) {
  const { t, size } = useTexts();
  const { title, pictureUrl, widthMM, heightMM, paper } = request;
  return (
    <Document
      context={context}
      title={`${title} – Tintery`}
      description={t("page.print_hint", { size: size({ width: widthMM, height: heightMM }) })}
      script="src/print.ts"
      style="src/pages/print.css"
      hidden
    >
      <header className="print-bar">
        <div>
          <h1>{title}</h1>
          <p>{t("page.print_hint", { size: size({ width: widthMM, height: heightMM }, "mm") })}</p>
        </div>
        <button type="button" className="button primary" id="print-button">
          {t("pbn.print")}
        </button>
      </header>
      <main>
        {/* lengths with units are attributes of SVG: true size without a style attribute */}
        <svg
          className="print-sheet"
          role="img"
          aria-label={title}
          width={`${widthMM}mm`}
          height={`${heightMM}mm`}
          viewBox={`0 0 ${widthMM} ${heightMM}`}
          data-width={widthMM}
          data-height={heightMM}
          data-paper-width={paper?.widthMM}
          data-paper-height={paper?.heightMM}
          data-picture={pictureUrl}
        >
          <image href={pictureUrl} width={widthMM} height={heightMM} />
        </svg>
      </main>
    </Document>
  );
}
