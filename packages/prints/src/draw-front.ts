import { bookColors } from "./book-colors.ts";
import { fitText, fittedHeight, writeCentered, writeFitted } from "./book-letters.ts";
import { drawOrnament } from "./ornaments.ts";
import { type Box, inset, type PageFrame } from "./page-frame.ts";
import type { Pdf } from "./pdf-document.ts";
import type { PrintableBook } from "./printable-book.ts";

/** Sizes are those of an A4 page; smaller pages have smaller ones. */
const usualMM = 210;

/** How much smaller or larger than on A4 things are on a page. */
export function pageScale({ widthMM, heightMM }: { widthMM: number; heightMM: number }): number {
  return Math.min(1.1, Math.min(widthMM, heightMM) / usualMM);
}

/** The middle of a box, from the left. */
export const middle = ({ x, widthMM }: Box): number => x + widthMM / 2;

/** A row of five ornaments around a place: outlines, or filled with colors that follow each other. */
export function drawRow(
  pdf: Pdf,
  { x, y, radiusMM, colors }: { x: number; y: number; radiusMM: number; colors?: readonly string[] },
): void {
  for (let k = 0; k < ornamentsInRow; k++) {
    const place = { x: x + (k - (ornamentsInRow - 1) / 2) * radiusMM * 4, y, radiusMM };
    const fill = colors?.[k % colors.length];
    drawOrnament(pdf, k, { ...place, color: fill ?? bookColors.ink, lineMM: 0.4, ...(fill && { fill }) });
  }
}

const ornamentsInRow = 5;

/** The first page inside a book: its title, and what stands below it. */
export function drawTitlePage(pdf: Pdf, book: PrintableBook, frame: PageFrame): void {
  const { live } = frame;
  const u = pageScale(frame);
  const x = middle(live);
  const widthMM = live.widthMM * 0.86;
  const title = fitText(pdf, book.title, {
    face: "heading",
    maxSizeMM: 17 * u,
    maxLines: 4,
    widthMM,
    heightMM: live.heightMM * 0.4,
  });
  const top = live.y + live.heightMM * 0.36 - fittedHeight(title) / 2;
  const look = { face: "heading", color: bookColors.ink } as const;
  const last = writeFitted(pdf, title, { ...look, x, top });
  if (book.subtitle !== "") {
    const room = { maxSizeMM: 7.5 * u, maxLines: 3, widthMM, heightMM: 40 * u } as const;
    const subtitle = fitText(pdf, book.subtitle, { face: "text", ...room });
    writeFitted(pdf, subtitle, { face: "text", color: bookColors.soft, x, top: last + 10 * u });
  }
  drawRow(pdf, { x, y: live.y + live.heightMM * 0.8, radiusMM: 4.5 * u });
}

/** "This book belongs to", and a line with the owner's name, or to write it on. */
export function drawBelongsTo(pdf: Pdf, { words, owner }: PrintableBook, frame: PageFrame): void {
  const { live } = frame;
  const u = pageScale(frame);
  const x = middle(live);
  const lineMM = Math.min(live.widthMM * 0.8, 140 * u);
  const y = live.y + live.heightMM * 0.46;
  const room = { maxLines: 2, widthMM: live.widthMM * 0.86, heightMM: 40 * u } as const;
  const says = fitText(pdf, words.belongsTo, { face: "text", maxSizeMM: 9 * u, ...room });
  const top = y - 30 * u - fittedHeight(says);
  writeFitted(pdf, says, { face: "text", color: bookColors.soft, x, top });
  if (owner.trim() !== "") {
    const size = { maxSizeMM: 13 * u, maxLines: 1, widthMM: lineMM * 0.94, heightMM: 20 * u } as const;
    const { lines, sizeMM } = fitText(pdf, owner.trim(), { face: "heading", ...size });
    const name = { face: "heading", color: bookColors.ink, sizeMM, x, y: y - 3 * u } as const;
    for (const line of lines) writeCentered(pdf, line, name);
  }
  pdf
    .lineWidth(0.4)
    .lineCap("round")
    .moveTo(x - lineMM / 2, y)
    .lineTo(x + lineMM / 2, y)
    .stroke(bookColors.line);
  drawRow(pdf, { x, y: y + 22 * u, radiusMM: 3.5 * u });
}

/** A page to try colors on: round fields, each with a line for the color's name. */
export function drawTestPage(pdf: Pdf, { words }: PrintableBook, frame: PageFrame): void {
  const u = pageScale(frame);
  const below = drawHead(pdf, frame, { title: words.testTitle, note: words.testNote });
  const cellMM = { width: 34 * u, height: 37 * u };
  const columns = Math.max(2, Math.floor(below.widthMM / cellMM.width));
  const rows = Math.max(2, Math.floor(below.heightMM / cellMM.height));
  const [stepX, stepY] = [below.widthMM / columns, below.heightMM / rows];
  const radius = Math.min(stepX, stepY - 9 * u) * 0.37;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = below.x + (column + 0.5) * stepX;
      const y = below.y + row * stepY + stepY * 0.44;
      pdf.lineWidth(0.5).circle(x, y, radius).stroke(bookColors.ink);
      const line = y + radius + 8 * u;
      pdf
        .lineWidth(0.3)
        .moveTo(x - radius, line)
        .lineTo(x + radius, line)
        .stroke(bookColors.line);
    }
}

/** An empty frame for a picture of one's own. */
export function drawOwnPicture(pdf: Pdf, { words }: PrintableBook, frame: PageFrame): void {
  const box = inset(drawHead(pdf, frame, { title: words.ownPicture }), 0.5);
  pdf.lineWidth(0.6).roundedRect(box.x, box.y, box.widthMM, box.heightMM, 5 * pageScale(frame));
  pdf.stroke(bookColors.ink);
}

/** A title at the head of a page. @returns the room below it */
function drawHead(
  pdf: Pdf,
  frame: PageFrame,
  { title, note }: { readonly title: string; readonly note?: string },
): Box {
  const { live } = frame;
  const u = pageScale(frame);
  const x = middle(live);
  const room = { maxLines: 2, widthMM: live.widthMM * 0.92, heightMM: 30 * u } as const;
  const head = fitText(pdf, title, { face: "heading", maxSizeMM: 9 * u, ...room });
  let y = writeFitted(pdf, head, { face: "heading", color: bookColors.ink, x, top: live.y + 4 * u });
  if (note) {
    const says = fitText(pdf, note, { face: "text", maxSizeMM: 5 * u, ...room });
    y = writeFitted(pdf, says, { face: "text", color: bookColors.soft, x, top: y + 5 * u });
  }
  const top = y + 8 * u;
  return { ...live, y: top, heightMM: live.y + live.heightMM - top };
}
