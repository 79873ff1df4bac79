import type { PageContext, PageRequest, PrintedSheet } from "@tintery/contract";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";

type PrintRequest = Extract<PageRequest, { page: "print" }>;

/** Pictures in their true size, each on paper of its own, and the print dialog at once. On screen it is a preview. */
export function PrintPage({ request, context }: { request: PrintRequest; context: PageContext }) {
  const { t, size } = useTexts();
  const { title, sheets } = request;
  const [only, ...more] = sheets;
  const says = (unit?: "mm") =>
    only && more.length === 0
      ? t("page.print_hint", { size: size({ width: only.widthMM, height: only.heightMM }, unit) })
      : t("page.print_hint_sheets");
  return (
    <Document
      context={context}
      title={`${title} – Tintery`}
      description={says()}
      script="src/print.ts"
      style="src/pages/print.css"
      hidden
    >
      <header className="print-bar">
        <div>
          <h1>{title}</h1>
          <p>{says("mm")}</p>
        </div>
        <button type="button" className="button primary" id="print-button">
          {t("pbn.print")}
        </button>
      </header>
      <main>
        {sheets.map((sheet) => (
          <Sheet key={sheet.pictureUrl} sheet={sheet} />
        ))}
      </main>
    </Document>
  );
}

function Sheet({ sheet }: { sheet: PrintedSheet }) {
  const { title, pictureUrl, widthMM, heightMM, paper } = sheet;
  return (
    // lengths with units are attributes of SVG: true size without a style attribute
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
  );
}
