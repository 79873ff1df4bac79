import { type Field, upsampleField } from "../edges/grid.ts";
import { linesSide } from "../seeing/working-sizes.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import {
  cutToPage,
  type KnownBesideLines,
  type KnownPage,
  linesOfKnown,
  mapsOfKnown,
  pageCanvas,
  type RankedPage,
  ranksOfKnown,
} from "./map-photo.ts";
import { type Background, type ColoringType, settingsOf } from "./options.ts";
import { coarseSide, type PreviewedPhoto } from "./previewed-photo.ts";
import { pageSize, recipe } from "./recipe.ts";
import { seenOnPage } from "./seen-on-page.ts";
import { findOutlines } from "./weigh-lines.ts";

/** The longer side of the pages drawn from it. Below 450 the thickest pens break contours into dashes. */
const pageSide = 480;
/** The small page of a photo before its type is chosen. */
export interface PreviewPage extends KnownPage {
  /** Boundary strength at its pixels, as it is seen from near and from afar. */
  readonly fine: Field;
  readonly coarse: Field;
}

/**
 * Does for all types what would take half of each one's time. They look for lines at other sizes on real pages, so outlines of
 * subject and hair lie less exactly here.
 */
export function previewPage({ picture, seen, fine, coarse }: PreviewedPhoto): PreviewPage {
  // the size of one type is that of all
  const size = pageSize(picture, "for_kids", pageSide);
  const page = pageCanvas(picture, size);
  const on = (field: Field) => upsampleField(field, size.width, size.height);
  const [near, far] = [on(fine), on(coarse)];
  const map = { ...near, data: near.data.slice() };
  cutToPage(map, page, size);
  const photo = { canvas: page.canvas, planes: page.planes, seen };
  const onPage = seenOnPage(photo, recipe("for_kids", size.perMM).letters);
  const outlines = findOutlines(photo, onPage, map, size.perMM);
  return { ...page, size, seen, map, common: { onPage, outlines }, fine: near, coarse: far };
}

/** What of it is drawn beside lines. */
export type PreviewBesideLines = KnownBesideLines;

/** What of it is drawn beside lines, and nothing else. */
export function previewBesideLines({
  canvas,
  inset,
  fine,
  coarse,
  ...beside
}: PreviewPage): PreviewBesideLines {
  return beside;
}

/** The lines of a small page, ranked. */
export type PreviewLines = RankedPage;

/**
 * The lines of a small page. They are looked for as large on the page as for a real one, as far as the small picture shows
 * them, so a preview has the lines that its page will have, less exactly.
 * @param background of the page that is drawn of them, with all details; those with a calm one serve the others, too
 */
export function previewLines(
  page: PreviewPage,
  type: ColoringType,
  background: Background = settingsOf(type).background,
): PreviewLines {
  const { side } = settingsOf(type).analysis;
  const { width, height } = page.size;
  const answers = (scale: number): Field => {
    const wanted = (side * scale * Math.max(width, height)) / pageSide;
    // whichever is nearer, as sizes compare
    return wanted * wanted > linesSide * coarseSide ? page.fine : page.coarse;
  };
  return ranksOfKnown(page, linesOfKnown(page, answers, type), { type, only: background });
}

/** The maps of a small page, from its lines. */
export function finishPreview(page: PreviewBesideLines, lines: PreviewLines): ColoringMaps {
  return mapsOfKnown(page, lines);
}

/** The maps of a small page, in one: see `previewLines`. */
export function previewMaps(page: PreviewPage, type: ColoringType, background?: Background): ColoringMaps {
  return finishPreview(page, previewLines(page, type, background));
}
