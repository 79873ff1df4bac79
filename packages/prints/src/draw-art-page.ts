import { bookColors } from "./book-colors.ts";
import { bookTextWidth, fitText, writeCentered } from "./book-letters.ts";
import { pageScale } from "./draw-front.ts";
import { above, type Box, type PageFrame } from "./page-frame.ts";
import type { Pdf } from "./pdf-document.ts";
import { placeArt } from "./place-art.ts";
import type { PrintableBook } from "./printable-book.ts";

/** Room for a line below the picture, and the size of its letters, on A4. */
const strip = { heightMM: 12, sizeMM: 5 } as const;

/** A page with a picture, its number and its caption. */
export async function drawArtPage(
  pdf: Pdf,
  book: PrintableBook,
  {
    frame,
    index,
    minLineMM,
  }: { readonly frame: PageFrame; readonly index: number; readonly minLineMM: number },
): Promise<void> {
  const { live } = frame;
  const u = pageScale(frame);
  const page = book.pages[index]!;
  const hasStrip = book.captions || book.pageNumbers;
  const box = hasStrip ? above(live, strip.heightMM * u) : live;
  await placeArt(pdf, page, { box, minLineMM });
  if (!hasStrip) return;
  const number = book.pageNumbers ? `${index + 1}` : "";
  const caption = book.captions ? page.caption.trim() : "";
  writeBelow(pdf, { number, caption }, live, strip.sizeMM * u);
}

/** A number and a caption beside each other, in the middle of the lower end of a box. */
function writeBelow(
  pdf: Pdf,
  { number, caption }: { readonly number: string; readonly caption: string },
  live: Box,
  sizeMM: number,
): void {
  const gap = number !== "" && caption !== "" ? sizeMM * 0.7 : 0;
  const wide = bookTextWidth(pdf, number, { face: "heading", sizeMM: sizeMM * 0.85 });
  const room = { maxSizeMM: sizeMM, maxLines: 1, heightMM: 2 * sizeMM } as const;
  const says = fitText(pdf, caption, { face: "text", ...room, widthMM: live.widthMM - wide - gap });
  const line = says.lines[0] ?? "";
  const long = bookTextWidth(pdf, line, { face: "text", sizeMM: says.sizeMM });
  const left = live.x + (live.widthMM - wide - gap - long) / 2;
  // descenders stay inside the margin
  const y = live.y + live.heightMM - sizeMM * 0.3;
  const small = { face: "heading", sizeMM: sizeMM * 0.85, color: bookColors.soft } as const;
  writeCentered(pdf, number, { ...small, x: left + wide / 2, y });
  const usual = { face: "text", sizeMM: says.sizeMM, color: bookColors.ink } as const;
  writeCentered(pdf, line, { ...usual, x: left + wide + gap + long / 2, y });
}
