import { patternInkOn } from "@tintery/engine/draw";
import { codeHeight, layCode, qrCodeOf } from "@tintery/photos";
import type { ColorKey, KeyColor, KeyPage } from "./color-key-words.ts";
import { drawCode } from "./draw-code.ts";
import { addPage, type Pdf } from "./pdf-document.ts";
import { fillWithPattern } from "./pdf-pattern.ts";
import { lineWidth, writeLine } from "./write-line.ts";

/** Millimeters. A code is as large as a hand's breadth away can be read, a name as in a book. */
const sizes = {
  title: 6,
  note: 3.2,
  code: 5.2,
  name: 3.8,
  amount: 3,
  line: 1.3,
  gap: 2.5,
  columnGap: 8,
} as const;
const rowMM = 11;
/** Rows that fill a page to the last fraction stand on it. */
const roundingMM = 1e-6;
/** A row closer than this cannot be told from its neighbors when it is painted over by a thumb. */
const closestRowMM = 5;
const narrowestColumnMM = 55;
/** Shares of a color's room: the widest code, which a column of them grows to, and the swatch. */
const shares = { code: 0.25, swatch: 0.16 } as const;
/** Edge of a swatch, so that light ones can be seen on paper. */
const edge = { color: "#8a8a8a", width: 0.15 } as const;
const quiet = "#555555";

/** How the rows of a key lie on a page. */
interface KeyLayout {
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly rowMM: number;
  readonly columnMM: number;
}

function headMM({ note, address }: ColorKey): number {
  const words = sizes.title + sizes.gap + (note ? sizes.note * sizes.line + sizes.gap : 0);
  return address === undefined ? words : Math.max(words, codeHeight(qrCodeOf(address)) + sizes.gap);
}

function layOut(key: ColorKey, page: KeyPage): KeyLayout {
  const width = page.widthMM - 2 * page.marginMM;
  const top = page.marginMM + headMM(key);
  const room = page.heightMM - page.marginMM - top;
  const maxColumns = Math.max(
    1,
    Math.floor((width + sizes.columnGap) / (narrowestColumnMM + sizes.columnGap)),
  );
  const usual = Math.min(maxColumns, 2);
  const rowsIn = (columns: number) => Math.ceil(key.colors.length / columns);
  // as few columns as there is room for, and only then closer rows
  let columns = usual;
  if (page.onOnePage) while (columns < maxColumns && rowsIn(columns) * rowMM > room + roundingMM) columns++;
  const fitting = page.onOnePage ? Math.min(rowMM, room / Math.max(1, rowsIn(columns))) : rowMM;
  const height = Math.max(closestRowMM, fitting);
  return {
    top,
    columns,
    rows: Math.max(1, page.onOnePage ? rowsIn(columns) : Math.floor((room + roundingMM) / height)),
    rowMM: height,
    columnMM: (width - (columns - 1) * sizes.columnGap) / columns,
  };
}

/** Height in millimeters of a page of a width that holds a whole key in two columns. */
export function keyHeight(key: ColorKey, { widthMM, marginMM }: Omit<KeyPage, "heightMM">): number {
  const { columns } = layOut(key, { widthMM, heightMM: 1e6, marginMM });
  return 2 * marginMM + headMM(key) + Math.ceil(key.colors.length / columns) * rowMM;
}

/**
 * Draws the colors of a painting with their numbers and names on new pages of a PDF: down one column after the other, and on as
 * many pages as it takes.
 */
export function drawColorKey(pdf: Pdf, key: ColorKey, page: KeyPage): void {
  const layout = layOut(key, page);
  const { marginMM } = page;
  const width = page.widthMM - 2 * marginMM;
  const perPage = layout.columns * layout.rows;
  const pages = Math.max(1, Math.ceil(key.colors.length / perPage));
  // a last page is filled evenly, not its first column alone
  for (let p = 0; p < pages; p++) {
    const colors = key.colors.slice(p * perPage, (p + 1) * perPage);
    const rows = p === pages - 1 ? Math.ceil(colors.length / layout.columns) : layout.rows;
    addPage(pdf, page);
    // white also where a viewer lays pages on something else
    pdf.rect(0, 0, page.widthMM, page.heightMM).fill("#ffffff");
    const place = { x: marginMM, widthMM: width - codeRoom(key) };
    if (key.address !== undefined)
      drawCode(pdf, layCode(key.address, { right: marginMM + width, top: marginMM }), width);
    writeLine(pdf, key.title, { ...place, y: marginMM + sizes.title * 0.8, sizeMM: sizes.title });
    if (key.note) {
      const y = marginMM + sizes.title + sizes.gap + sizes.note * 0.8;
      writeLine(pdf, key.note, { ...place, y, sizeMM: sizes.note, color: quiet });
    }
    const codeMM = codeWidth(pdf, key, layout.columnMM);
    colors.forEach((color, k) => {
      const [column, row] = [Math.floor(k / rows), k % rows];
      const x = marginMM + column * (layout.columnMM + sizes.columnGap);
      drawRow(pdf, color, { x, y: layout.top + row * layout.rowMM, codeMM, ...layout });
    });
  }
}

/** Width in millimeters that the QR code takes from the title beside it. */
function codeRoom({ address }: ColorKey): number {
  if (address === undefined) return 0;
  const { sideMM, quietMM } = qrCodeOf(address);
  return sideMM + Math.max(quietMM, sizes.gap);
}

function codeWidth(pdf: Pdf, { colors }: ColorKey, columnMM: number): number {
  const widest = colors.reduce((max, { code }) => Math.max(max, lineWidth(pdf, code, sizes.code)), 0);
  return Math.min(widest, columnMM * shares.code);
}

interface RowPlace {
  readonly x: number;
  readonly y: number;
  readonly codeMM: number;
  readonly rowMM: number;
  readonly columnMM: number;
}

function drawRow(pdf: Pdf, { code, name, hex, amount, pattern }: KeyColor, place: RowPlace): void {
  const { x, y, codeMM, rowMM: height, columnMM } = place;
  const middle = y + height / 2;
  // letters shrink with close rows
  const scale = Math.min(1, height / (sizes.code * 1.4));
  const line = { sizeMM: sizes.code * scale, y: middle + sizes.code * scale * 0.36 };
  writeLine(pdf, code, { x, widthMM: codeMM, align: "right", ...line });
  const swatch = { x: x + codeMM + sizes.gap, width: columnMM * shares.swatch, height: height - 2.4 };
  pdf.rect(swatch.x, middle - swatch.height / 2, swatch.width, swatch.height);
  pdf.lineWidth(edge.width).fillAndStroke(hex, edge.color);
  if (pattern !== undefined) {
    pdf.rect(swatch.x, middle - swatch.height / 2, swatch.width, swatch.height);
    fillWithPattern(pdf, { color: pattern, ink: patternInkOn(hex) }, 1);
  }
  const left = swatch.x + swatch.width + sizes.gap;
  const words = { x: left, widthMM: x + columnMM - left };
  const nameMM = sizes.name * scale;
  if (!amount) {
    writeLine(pdf, name, { ...words, sizeMM: nameMM, y: middle + nameMM * 0.36 });
    return;
  }
  writeLine(pdf, name, { ...words, sizeMM: nameMM, y: middle - 0.5 });
  writeLine(pdf, amount, { ...words, sizeMM: sizes.amount, y: middle + sizes.amount + 0.5, color: quiet });
}
