import { drawColorKey } from "./color-key.ts";
import type { ColorKey, KeyPage } from "./color-key-words.ts";
import type { MixingChart } from "./paint-sheet-words.ts";
import type { Printed } from "./painting-pdf.ts";
import { type Pdf, writePdf } from "./pdf-document.ts";
import { beginSheet } from "./sheet-head.ts";
import { writeLine } from "./write-line.ts";

/** Millimeters. */
const maxCellMM = 14;
/** Room for labels beside the rows and at the ends of the columns, in cells. */
const labelCells = 1.2;
const gapShare = 0.06;
const maxLabelMM = 4;
const edge = { color: "#8a8a8a", width: 0.1 } as const;

/** What any two paints make as a PDF: the triangle on one page, and then the paints with their names. */
export function mixingChartPdf(
  chart: MixingChart,
  key: ColorKey,
  { page, printed }: { readonly page: KeyPage; readonly printed: Printed },
): Promise<Uint8Array> {
  return writePdf(printed, (pdf) => {
    drawChart(pdf, chart, page);
    drawColorKey(pdf, key, page);
  });
}

/** The triangle: paints down its left side, and once more along its slope, above each column. */
function drawChart(pdf: Pdf, chart: MixingChart, page: KeyPage): void {
  const top = beginSheet(pdf, chart, page);
  const { marginMM } = page;
  const count = chart.rows.length;
  const room = Math.min(page.widthMM - 2 * marginMM, page.heightMM - marginMM - top);
  const cell = Math.min(maxCellMM, room / (count + labelCells));
  const sizeMM = Math.min(maxLabelMM, cell * 0.42);
  const left = marginMM + labelCells * cell;
  const side = cell * (1 - gapShare);
  const middle = sizeMM * 0.36;
  chart.rows.forEach((row, r) => {
    const y = top + r * cell;
    const label = chart.labels[r] ?? "";
    const base = y + cell / 2 + middle;
    writeLine(pdf, label, { x: marginMM, y: base, widthMM: labelCells * cell - 1, sizeMM, align: "right" });
    row.forEach((hex, c) => {
      pdf
        .rect(left + c * cell, y, side, side)
        .lineWidth(edge.width)
        .fillAndStroke(hex, edge.color);
    });
    // over the column that begins here
    const next = chart.labels[r + 1];
    if (next === undefined) return;
    writeLine(pdf, next, { x: left + (r + 1) * cell, y: base, widthMM: side, sizeMM });
  });
}
