import { bookColors } from "./book-colors.ts";
import { drawArtPage } from "./draw-art-page.ts";
import { drawCover } from "./draw-cover.ts";
import { drawBelongsTo, drawOwnPicture, drawTestPage, drawTitlePage, pageScale } from "./draw-front.ts";
import { strewOrnaments } from "./ornaments.ts";
import type { PageFrame } from "./page-frame.ts";
import type { Pdf } from "./pdf-document.ts";
import { type Group, record } from "./pdf-group.ts";
import type { PlannedPage } from "./plan-book.ts";
import type { PrintableBook } from "./printable-book.ts";

/** Draws one page of a book with its upper left corner at the origin; the page's unit must be the millimeter. */
export async function drawBookPage(
  pdf: Pdf,
  book: PrintableBook,
  page: PlannedPage,
  { frame, minLineMM }: { readonly frame: PageFrame; readonly minLineMM: number },
): Promise<void> {
  switch (page.kind) {
    case "cover":
      return drawCover(pdf, book, frame.live, { isColored: false });
    case "title":
      return drawTitlePage(pdf, book, frame);
    case "belongs-to":
      return drawBelongsTo(pdf, book, frame);
    case "test":
      return drawTestPage(pdf, book, frame);
    case "own-picture":
      return drawOwnPicture(pdf, book, frame);
    case "pattern":
      return drawReverse(pdf, frame);
    case "art":
      return drawArtPage(pdf, book, { frame, index: page.index, minLineMM });
    case "blank":
  }
}

/** The patterns of a document, each drawn once: a hundred reverses then take little room and time. */
const patterns = new WeakMap<Pdf, Map<string, Group>>();

/** A light pattern, in which colors that shine through from the other side are lost. */
function drawReverse(pdf: Pdf, frame: PageFrame): void {
  const known = patterns.get(pdf) ?? new Map<string, Group>();
  patterns.set(pdf, known);
  const { x, y, widthMM, heightMM } = frame.live;
  const place = [x, y, widthMM, heightMM].join(" ");
  const pattern = known.get(place) ?? record(pdf, () => strewPattern(pdf, frame));
  known.set(place, pattern);
  pattern.place();
}

function strewPattern(pdf: Pdf, frame: PageFrame): void {
  const u = pageScale(frame);
  const look = { color: bookColors.faint, lineMM: 0.35 };
  strewOrnaments(pdf, frame.live, { stepMM: 19 * u, radiusMM: 4.5 * u, lookOf: () => look });
}
