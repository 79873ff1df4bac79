import {
  bookCover,
  bookInterior,
  bookPageSize,
  coverSize,
  type OnDemandProfile,
} from "@tintery/engine/tables";
import { bookTextWidth, capHeight, writeCentered } from "./book-letters.ts";
import { coverGround, drawCover, drawCoverPattern, shownOnCover } from "./draw-cover.ts";
import { pageScale } from "./draw-front.ts";
import { type Box, inset } from "./page-frame.ts";
import { addPage, pointsPerMM, type Pdf, streamPdf } from "./pdf-document.ts";
import { placeArt } from "./place-art.ts";
import { planBook } from "./plan-book.ts";
import type { PrintableBook } from "./printable-book.ts";

/** Back, spine and front of a book's cover as one sheet, for a printer on demand. */
export function bookCoverPdf(
  book: PrintableBook,
  profile: OnDemandProfile,
): AsyncGenerator<Uint8Array, void> {
  return streamPdf(book, async function* (pdf) {
    await drawWrap(pdf, book, profile);
    yield;
  });
}

async function drawWrap(pdf: Pdf, book: PrintableBook, profile: OnDemandProfile): Promise<void> {
  const pageCount = planBook(book, profile).length;
  const page = bookPageSize(profile);
  const { bleedMM: bleed, marginMM } = bookCover;
  const { widthMM, heightMM, spineMM } = coverSize(profile, pageCount);
  addPage(pdf, { widthMM, heightMM });
  tellTrim(pdf, { widthMM, heightMM });
  pdf.rect(0, 0, widthMM, heightMM).fill(coverGround.ground);
  const front = { x: bleed + page.widthMM + spineMM, y: bleed, ...page };
  const back = { x: bleed, y: bleed, ...page };
  if (shownOnCover(book).layout === "pattern") {
    const whole = { x: front.x, y: 0, widthMM: page.widthMM + bleed, heightMM };
    pdf.save().rect(whole.x, whole.y, whole.widthMM, whole.heightMM).clip();
    drawCoverPattern(pdf, whole, { isColored: true });
    pdf.restore();
  }
  await drawCover(pdf, book, inset(front, marginMM), { isColored: true });
  drawSpine(
    pdf,
    book,
    { x: bleed + page.widthMM, y: bleed, widthMM: spineMM, heightMM: page.heightMM },
    pageCount,
  );
  await drawBack(pdf, book, back);
}

/** Where the sheet is cut (ISO 32000-1, 14.11.2); all of it is printed. */
function tellTrim(pdf: Pdf, { widthMM, heightMM }: { widthMM: number; heightMM: number }): void {
  const bleed = bookCover.bleedMM * pointsPerMM;
  const [width, height] = [widthMM * pointsPerMM, heightMM * pointsPerMM];
  const page = pdf.page as unknown as { dictionary: { data: Record<string, unknown> } };
  page.dictionary.data.TrimBox = [bleed, bleed, width - bleed, height - bleed];
  page.dictionary.data.BleedBox = [0, 0, width, height];
}

/** The title along the spine, read from above, where the spine is wide enough for letters that can be read. */
function drawSpine(pdf: Pdf, { title }: PrintableBook, spine: Box, pageCount: number): void {
  if (pageCount < bookCover.minPagesForSpineText) return;
  const roomMM = spine.widthMM - 2 * bookCover.spineMarginMM;
  // from the tops of accents to the ends of descenders
  const sizeMM = Math.min(roomMM / 1.15, 6);
  if (sizeMM < bookInterior.minTextMM) return;
  const type = { face: "heading", sizeMM } as const;
  const long = bookTextWidth(pdf, title, type);
  const shrunk = Math.min(1, (spine.heightMM - 2 * bookCover.marginMM) / Math.max(long, 1));
  pdf.save();
  pdf.translate(spine.x + spine.widthMM / 2, spine.y + spine.heightMM / 2).rotate(90);
  const y = (sizeMM * shrunk * capHeight) / 2;
  writeCentered(pdf, title, { ...type, sizeMM: sizeMM * shrunk, color: coverGround.title, x: 0, y });
  pdf.restore();
}

/** Three pictures of the book above the printer's barcode, which stands on white. */
async function drawBack(pdf: Pdf, book: PrintableBook, back: Box): Promise<void> {
  const u = pageScale(back);
  const { barcode, marginMM } = bookCover;
  const live = inset(back, marginMM);
  const shown = [0.25, 0.5, 0.75].map((share) => book.pages[Math.floor(share * book.pages.length)]);
  const pictures = [...new Set(shown)].filter((art) => art !== undefined);
  const gap = 6 * u;
  const side = (live.widthMM - 2 * gap) / 3;
  const left = live.x + (live.widthMM - pictures.length * side - (pictures.length - 1) * gap) / 2;
  for (const [k, art] of pictures.entries()) {
    const card = {
      x: left + k * (side + gap),
      y: live.y + live.heightMM * 0.3,
      widthMM: side,
      heightMM: side,
    };
    pdf.roundedRect(card.x, card.y, card.widthMM, card.heightMM, 3 * u).fill("#ffffff");
    await placeArt(pdf, art, { box: inset(card, 4 * u), isUpright: true, minLineMM: bookInterior.minLineMM });
  }
  const x = back.x + back.widthMM - barcode.insetMM - barcode.widthMM;
  const y = back.y + back.heightMM - barcode.insetMM - barcode.heightMM;
  pdf.rect(x, y, barcode.widthMM, barcode.heightMM).fill("#ffffff");
}
