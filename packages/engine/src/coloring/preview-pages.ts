import { type Field, upsampleField } from "../edges/grid.ts";
import { layOnWhite } from "../raster/lay-on-white.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { linesSide, within } from "../seeing/working-sizes.ts";
import { beginSeeing, boundariesOf, finishSeeing } from "../seeing/see.ts";
import { seeSubject } from "../seeing/see-subject.ts";
import type { Seen } from "../seeing/seen.ts";
import type { SeeingNetworks } from "../seeing/seeing-networks.ts";
import type { SubjectStroke } from "../seeing/subject/strokes.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import type { FoundLines } from "./find-lines.ts";
import { cutToPage, type KnownPage, linesOfKnown, mapsOfKnown, pageCanvas } from "./map-photo.ts";
import { type Background, type ColoringType, settingsOf } from "./options.ts";
import { pageSize, recipe } from "./recipe.ts";
import { seenOnPage } from "./seen-on-page.ts";
import { findOutlines } from "./weigh-lines.ts";

/** The longer side of the picture that is looked at once for all types, in pixels; a larger photo says no more. */
export const previewSide = 640;
/** The longer side of the pages drawn from it. Below 450 the thickest pens break contours into dashes. */
const pageSide = 480;
/** The longer side at which lines are looked for a second time, for types that ask for few and bold ones. */
const coarseSide = linesSide / 2;

/** A photo that was looked at once, for small pages of all types. */
export interface PreviewedPhoto {
  readonly picture: Raster;
  readonly seen: Seen;
  /** Boundary strength, 0 to 1, at `linesSide` and at half of that. */
  readonly fine: Field;
  readonly coarse: Field;
}

/** Looks at a photo for its small pages. Throws a RangeError when it is none. */
export function previewPhoto(photo: Raster, networks: SeeingNetworks): PreviewedPhoto {
  return beginPreview(photo)(networks.boundaries)(networks);
}

/**
 * As `previewPhoto`, in three steps, each of which wants no more than it needs: networks are on their way, and one is there before
 * the others.
 */
export function beginPreview(
  photo: Raster,
): (boundaries: SeeingNetworks["boundaries"]) => (networks: SeeingNetworks) => PreviewedPhoto {
  checkRaster(photo);
  const picture = within(layOnWhite(photo), previewSide);
  const begun = beginSeeing(picture);
  return (boundaries) => {
    const fine = boundariesOf(begun.half, boundaries);
    const coarse = boundariesOf(within(picture, coarseSide), boundaries);
    return (networks) => ({ picture, seen: finishSeeing(begun, fine, networks), fine, coarse });
  };
}

/** The photo with another subject, as strokes wish. Takes some ten milliseconds. */
export function withSubject(photo: PreviewedPhoto, strokes: readonly SubjectStroke[]): PreviewedPhoto {
  const { picture, seen } = photo;
  return { ...photo, seen: seeSubject(picture, seen, strokes) };
}

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
  cutToPage({ strength: map }, page, size);
  const photo = { canvas: page.canvas, planes: page.planes, seen };
  const onPage = seenOnPage(photo, recipe("for_kids", size.perMM).letters);
  const outlines = findOutlines(photo, onPage, map, size.perMM);
  return { ...page, size, seen, map, common: { onPage, outlines }, fine: near, coarse: far };
}

/**
 * The lines of a small page. They are looked for as large on the page as for a real one, as far as the small picture shows
 * them, so a preview has the lines that its page will have, less exactly.
 */
export function previewLines(page: PreviewPage, type: ColoringType): FoundLines {
  const { side } = settingsOf(type).analysis;
  const { width, height } = page.size;
  const answers = (scale: number): Field => {
    const wanted = (side * scale * Math.max(width, height)) / pageSide;
    // whichever is nearer, as sizes compare
    return wanted * wanted > linesSide * coarseSide ? page.fine : page.coarse;
  };
  return linesOfKnown(page, answers, type);
}

/**
 * The maps of a small page.
 * @param background of the page that is drawn of them, with all details; those with a calm one serve the others, too
 */
export function previewMaps(
  page: PreviewPage,
  type: ColoringType,
  background: Background = settingsOf(type).background,
): ColoringMaps {
  return mapsOfKnown(page, previewLines(page, type), { type, only: background });
}
