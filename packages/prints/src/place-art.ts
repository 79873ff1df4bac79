import { defaultColoringStyle } from "@tintery/engine/draw";
import { drawPens, penArt } from "./draw-art.ts";
import type { Box } from "./page-frame.ts";
import type { PageSize, Pdf } from "./pdf-document.ts";
import { type Group, record } from "./pdf-group.ts";
import type { BookArt } from "./printable-book.ts";

/** A picture that is drawn already, in its own millimeters. */
interface KeptArt {
  readonly group: Group;
  readonly ink: Box;
}

const kept = new WeakMap<Pdf, Map<BookArt, KeptArt>>();

/** From now on a picture is drawn once, and placed wherever it comes again: copies of a book take little room in their file. */
export function keepArts(pdf: Pdf): void {
  kept.set(pdf, new Map());
}

/** Where a picture stands on a page. */
export interface ArtPlace {
  readonly box: Box;
  /** Stands as it was drawn if it only lies on its side to fill a page: so on covers. */
  readonly isUpright?: boolean;
  /** Thinner lines are drawn as thick as that; 0 leaves all as they are. */
  readonly minLineMM?: number;
}

/** Draws a picture of a book as large as a box allows, in its middle. */
export async function placeArt(
  pdf: Pdf,
  art: BookArt,
  { box, isUpright = false, minLineMM = 0 }: ArtPlace,
): Promise<void> {
  const shelf = minLineMM === 0 ? kept.get(pdf) : undefined;
  const known = shelf?.get(art);
  if (known) {
    stand(pdf, known.ink, { box, turn: turnOf(art, known.ink, isUpright) });
    known.group.place();
    pdf.restore();
    return;
  }
  const line = await art.load();
  const turn = turnOf(art, line, isUpright);
  // with its ink the picture is a little larger, and its lines become a little thinner
  const thinnest = (1.03 * minLineMM) / scaleInto(box, line, turn);
  const { pens, ink } = penArt(line, { style: defaultColoringStyle, minLineMM: thinnest });
  stand(pdf, ink, { box, turn });
  if (shelf) {
    const group = record(pdf, () => drawPens(pdf, pens));
    group.place();
    shelf.set(art, { group, ink });
  } else drawPens(pdf, pens);
  pdf.restore();
}

function turnOf({ turn }: BookArt, { widthMM, heightMM }: PageSize, isUpright: boolean): BookArt["turn"] {
  return isUpright && widthMM > heightMM && turn % 180 !== 0 ? 0 : turn;
}

function scaleInto(box: PageSize, { widthMM, heightMM }: PageSize, turn: number): number {
  return turn % 180 === 0
    ? Math.min(box.widthMM / widthMM, box.heightMM / heightMM)
    : Math.min(box.widthMM / heightMM, box.heightMM / widthMM);
}

/** Makes the page's units those of a picture in the middle of a box, until they are restored. */
function stand(
  pdf: Pdf,
  ink: Box,
  { box, turn }: { readonly box: Box; readonly turn: BookArt["turn"] },
): void {
  pdf.save().translate(box.x + box.widthMM / 2, box.y + box.heightMM / 2);
  pdf.rotate(turn).scale(scaleInto(box, ink, turn));
  pdf.translate(-(ink.x + ink.widthMM / 2), -(ink.y + ink.heightMM / 2));
}

/** The size that a picture has on a cover, for a card around it. */
export async function uprightSize(art: BookArt): Promise<PageSize> {
  const line = await art.load();
  const { widthMM, heightMM } = line;
  return turnOf(art, line, true) % 180 === 0
    ? { widthMM, heightMM }
    : { widthMM: heightMM, heightMM: widthMM };
}
