import type { PageContext, PageRequest, PrintedKey, PrintedSheet } from "@tintery/contract";
import { sheetMarginMM } from "@tintery/contract/tables";
import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";

type PrintRequest = Extract<PageRequest, { page: "print" }>;

/** Pictures in their true size, each on paper of its own, and the print dialog at once. On screen it is a preview. */
export function PrintPage({ request, context }: { request: PrintRequest; context: PageContext }) {
  const { t, size } = useTexts();
  const { title, sheets, key } = request;
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
        {key && <ColorList {...key} />}
      </main>
    </Document>
  );
}

function Sheet({ sheet }: { sheet: PrintedSheet }) {
  const { title, pictureUrl, widthMM, heightMM, paper, foot } = sheet;
  const width = foot?.widthMM ?? widthMM;
  const height = heightMM + (foot?.heightMM ?? 0);
  return (
    <PrintedPart title={title} pictureUrl={pictureUrl} width={width} height={height} paper={paper}>
      <image href={pictureUrl} x={(width - widthMM) / 2} width={widthMM} height={heightMM} />
      {foot && (
        <g transform={`translate(0 ${heightMM})`}>
          <path d={foot.code} />
          <text x={foot.address.right} y={foot.address.y} fontSize={foot.address.sizeMM} textAnchor="end">
            {foot.address.text}
          </text>
        </g>
      )}
    </PrintedPart>
  );
}

/** The color list on a sheet of its own; its picture's margins lie outside, where the paper has its own. */
function ColorList({ title, pictureUrl, paper }: PrintedKey) {
  const room = (side: number) => side - 2 * sheetMarginMM;
  return (
    <PrintedPart
      title={title}
      pictureUrl={pictureUrl}
      width={room(paper.widthMM)}
      height={room(paper.heightMM)}
      paper={paper}
      isKey
    >
      <image
        href={pictureUrl}
        x={-sheetMarginMM}
        y={-sheetMarginMM}
        width={paper.widthMM}
        height={paper.heightMM}
        preserveAspectRatio="xMidYMin"
      />
    </PrintedPart>
  );
}

interface PrintedPartProps extends Pick<PrintedSheet, "title" | "pictureUrl"> {
  paper: PrintedSheet["paper"] | undefined;
  /** Of what lies inside the margins, in millimeters. */
  width: number;
  height: number;
  isKey?: boolean;
  children: ReactNode;
}

/** The part of a sheet that is printed on, as the page's script finds it. */
function PrintedPart(props: PrintedPartProps) {
  const { title, pictureUrl, width, height, paper, isKey = false, children } = props;
  return (
    // lengths with units are attributes of SVG: true size without a style attribute
    <svg
      className={isKey ? "print-sheet print-key" : "print-sheet"}
      role="img"
      aria-label={title}
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      data-width={width}
      data-height={height}
      data-paper-width={paper?.widthMM}
      data-paper-height={paper?.heightMM}
      data-picture={pictureUrl}
    >
      {children}
    </svg>
  );
}
