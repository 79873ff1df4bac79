import { bookInterior } from "@tintery/engine/tables";
import { bookColors, pencilColors } from "./book-colors.ts";
import {
  bookTextWidth,
  fitText,
  type FittedText,
  fittedHeight,
  leading,
  writeFitted,
} from "./book-letters.ts";
import { drawRow, middle, pageScale } from "./draw-front.ts";
import { namesIn } from "./names-in.ts";
import { strewOrnaments } from "./ornaments.ts";
import { type Box, inset } from "./page-frame.ts";
import type { Pdf } from "./pdf-document.ts";
import { placeArt, uprightSize } from "./place-art.ts";
import type { BookArt, PrintableBook } from "./printable-book.ts";

/** How a cover is printed: at home on white paper, with little ink; else in full color. */
export interface CoverLook {
  readonly isColored: boolean;
}

/** Colors of a cover in full color: what lies behind everything, and the title on it. */
export const coverGround = { ground: "#2b6c8f", title: "#ffffff", note: "#e6eff4" } as const;

/** Colors that are seen on the ground. */
const onGround = pencilColors.map((color) => (color === coverGround.ground ? "#8cc6e3" : color));

const titleRoom = { maxLines: 3, heightShare: 0.24 } as const;

type Shown =
  | { readonly layout: "picture"; readonly art: BookArt }
  | { readonly layout: "names"; readonly names: readonly string[] }
  | { readonly layout: "pattern" };

/** What stands on a book's cover: a pattern also where it has no picture, or nobody is named. */
export function shownOnCover({ cover, coverArt, coverNames, pages }: PrintableBook): Shown {
  const art = coverArt ?? pages[0];
  const names = namesIn(coverNames);
  if (cover === "picture" && art) return { layout: "picture", art };
  if (cover === "names" && names.length > 0) return { layout: "names", names };
  return { layout: "pattern" };
}

/** The front of a cover in a box that no ink leaves, but for the ground, which lies there already. */
export async function drawCover(pdf: Pdf, book: PrintableBook, live: Box, look: CoverLook): Promise<void> {
  const shown = shownOnCover(book);
  if (shown.layout === "picture") return drawPictureCover(pdf, book, { live, look, art: shown.art });
  if (shown.layout === "names") return drawNamesCover(pdf, book, { live, look, names: shown.names });
  drawPatternCover(pdf, book, { live, look });
}

interface Title {
  readonly title: FittedText;
  readonly subtitle: FittedText | null;
  readonly heightMM: number;
}

function fitTitle(pdf: Pdf, book: PrintableBook, live: Box, maxSizeMM: number): Title {
  const u = pageScale(live);
  const room = { widthMM: live.widthMM * 0.94, heightMM: live.heightMM * titleRoom.heightShare };
  const maxLines = titleRoom.maxLines;
  const title = fitText(pdf, book.title, { face: "heading", maxSizeMM: maxSizeMM * u, maxLines, ...room });
  const small = { maxSizeMM: 7.5 * u, maxLines: 2, ...room } as const;
  const subtitle = book.subtitle === "" ? null : fitText(pdf, book.subtitle, { face: "text", ...small });
  const heightMM = fittedHeight(title) + (subtitle ? 10 * u + fittedHeight(subtitle) : 0);
  return { title, subtitle, heightMM };
}

function writeTitle(
  pdf: Pdf,
  { title, subtitle }: Title,
  { x, top, u, colors }: { x: number; top: number; u: number; colors: { title: string; note: string } },
): void {
  const last = writeFitted(pdf, title, { face: "heading", color: colors.title, x, top });
  if (subtitle) writeFitted(pdf, subtitle, { face: "text", color: colors.note, x, top: last + 10 * u });
}

const onPaper = { title: bookColors.ink, note: bookColors.soft } as const;

interface Part {
  readonly live: Box;
  readonly look: CoverLook;
}

/** The title at the upper end of a cover, with lengths of an A4 page. @returns where the room below it begins */
function drawHead(
  pdf: Pdf,
  book: PrintableBook,
  { live, look }: Part,
  { maxSizeMM, topMM, gapMM }: { maxSizeMM: number; topMM: number; gapMM: number },
): number {
  const u = pageScale(live);
  const head = fitTitle(pdf, book, live, maxSizeMM);
  const top = live.y + topMM * u;
  writeTitle(pdf, head, { x: middle(live), top, u, colors: look.isColored ? coverGround : onPaper });
  return top + head.heightMM + gapMM * u;
}

/** A row of ornaments at the lower end of a cover, so far above it. */
function drawFoot(pdf: Pdf, { live, look }: Part, aboveMM: number): void {
  const y = live.y + live.heightMM - aboveMM;
  const colors = look.isColored ? ["#ffffff"] : pencilColors;
  drawRow(pdf, { x: middle(live), y, radiusMM: 4 * pageScale(live), colors });
}

async function drawPictureCover(
  pdf: Pdf,
  book: PrintableBook,
  { live, look, art }: Part & { readonly art: BookArt },
): Promise<void> {
  const u = pageScale(live);
  const y = drawHead(pdf, book, { live, look }, { maxSizeMM: 19, topMM: 8, gapMM: 13 });
  const room = { ...live, y, heightMM: live.y + live.heightMM - y - 20 * u };
  const padMM = 8 * u;
  const card = cardFor(await uprightSize(art), room, padMM);
  pdf.roundedRect(card.x + 0.5, card.y + 0.5, card.widthMM - 1, card.heightMM - 1, 6 * u);
  if (look.isColored) pdf.fill("#ffffff");
  else pdf.lineWidth(0.6).stroke(bookColors.ink);
  const minLineMM = look.isColored ? bookInterior.minLineMM : 0;
  await placeArt(pdf, art, { box: inset(card, padMM), isUpright: true, minLineMM });
  drawFoot(pdf, { live, look }, 5 * u + 1);
}

/** A card around a picture, as large as the room allows and no emptier than it must be. */
function cardFor(picture: { widthMM: number; heightMM: number }, room: Box, padMM: number): Box {
  const { widthMM: wide, heightMM: high } = picture;
  const scale = Math.min((room.widthMM - 2 * padMM) / wide, (room.heightMM - 2 * padMM) / high);
  const card = { widthMM: wide * scale + 2 * padMM, heightMM: high * scale + 2 * padMM };
  const x = room.x + (room.widthMM - card.widthMM) / 2;
  return { ...card, x, y: room.y + (room.heightMM - card.heightMM) / 2 };
}

function drawNamesCover(
  pdf: Pdf,
  book: PrintableBook,
  { live, look, names }: Part & { readonly names: readonly string[] },
): void {
  const u = pageScale(live);
  const y = drawHead(pdf, book, { live, look }, { maxSizeMM: 17, topMM: 10, gapMM: 16 });
  const room = { widthMM: live.widthMM * 0.96, heightMM: live.y + live.heightMM - y - 25 * u };
  const fitted = fitNames(pdf, names, room, 34 * u);
  const color = look.isColored ? coverGround.ground : bookColors.ink;
  const top = y + (room.heightMM - fittedHeight(fitted)) / 2;
  const outlineMM = Math.max(0.4, fitted.sizeMM * 0.018);
  writeFitted(pdf, fitted, { face: "heading", color, outlineMM, x: middle(live), top });
  drawFoot(pdf, { live, look }, 7.5 * u);
}

/** Smaller letters are no names in large letters any more. */
const minNameMM = 5;
/** Between names on one line: a space alone does not say where one ends. */
const between = " · ";

/** Names in the largest letters with which all have room: one to a line while they are few, else side by side. */
function fitNames(
  pdf: Pdf,
  names: readonly string[],
  room: { widthMM: number; heightMM: number },
  maxSizeMM: number,
): FittedText {
  for (let sizeMM = maxSizeMM; ; sizeMM *= 0.95) {
    const lines = linesOf(pdf, names, { sizeMM, widthMM: room.widthMM });
    const wide = Math.max(...lines.map((line) => bookTextWidth(pdf, line, { face: "heading", sizeMM })));
    const fits = wide <= room.widthMM && lines.length * sizeMM * leading <= room.heightMM;
    if (!fits && sizeMM > minNameMM) continue;
    const isEachAlone = names.length * sizeMM * leading <= room.heightMM;
    const shrunk = sizeMM * Math.min(1, room.widthMM / wide);
    return { lines: isEachAlone ? names : lines, sizeMM: shrunk, leadingMM: shrunk * leading };
  }
}

function linesOf(
  pdf: Pdf,
  names: readonly string[],
  { sizeMM, widthMM }: { sizeMM: number; widthMM: number },
): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const longer = lines.length === 0 ? name : `${lines.at(-1)}${between}${name}`;
    const fits = bookTextWidth(pdf, longer, { face: "heading", sizeMM }) <= widthMM;
    if (lines.length > 0 && fits) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  return lines;
}

function drawPatternCover(pdf: Pdf, book: PrintableBook, { live, look }: Part): void {
  const u = pageScale(live);
  if (!look.isColored) drawCoverPattern(pdf, live, look);
  const head = fitTitle(pdf, book, { ...live, widthMM: live.widthMM * 0.74 }, 17);
  const padMM = 14 * u;
  const heightMM = Math.max(head.heightMM + 2 * padMM, live.heightMM * 0.22);
  const label = { x: live.x + live.widthMM * 0.08, widthMM: live.widthMM * 0.84, heightMM };
  const y = live.y + live.heightMM * 0.42 - heightMM / 2;
  pdf.roundedRect(label.x, y, label.widthMM, heightMM, 6 * u);
  pdf.lineWidth(0.8).fillAndStroke("#ffffff", look.isColored ? coverGround.ground : bookColors.ink);
  const top = y + (heightMM - head.heightMM) / 2;
  writeTitle(pdf, head, { x: middle(live), top, u, colors: onPaper });
}

/** Ornaments all over a cover: outlines to be colored at home, else in full color. */
export function drawCoverPattern(pdf: Pdf, box: Box, { isColored }: CoverLook): void {
  const u = pageScale(box);
  strewOrnaments(pdf, box, {
    stepMM: 24 * u,
    radiusMM: 8 * u,
    isInside: !isColored,
    lookOf: (k) =>
      isColored
        ? { color: "#ffffff", lineMM: 0.5, fill: onGround[k % onGround.length]! }
        : { color: bookColors.ink, lineMM: 0.5 },
  });
}
