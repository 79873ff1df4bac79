import type { Field } from "../edges/grid.ts";
import { findBoundaries } from "../network/find-boundaries.ts";
import { layOnWhite } from "../raster/lay-on-white.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { linesSide, within } from "../seeing/working-sizes.ts";
import { seeWithLines } from "../seeing/see.ts";
import { seeSubject } from "../seeing/see-subject.ts";
import type { Seen } from "../seeing/seen.ts";
import type { SeeingNetworks } from "../seeing/seeing-networks.ts";
import type { SubjectStroke } from "../seeing/subject/strokes.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { hairOnPage } from "./hair-area.ts";
import { mapWith, pageCanvas } from "./map-photo.ts";
import { type Background, type ColoringType, settingsOf } from "./options.ts";
import { pageSize } from "./recipe.ts";

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
  /** Hair on the page's canvas: looking for it for every type would take a fifth of their time. */
  readonly hair: Field | null;
}

/** Looks at a photo for `previewMaps`: everything that all types have in common. Throws a RangeError when it is none. */
export function previewPhoto(photo: Raster, networks: SeeingNetworks): PreviewedPhoto {
  checkRaster(photo);
  const picture = within(layOnWhite(photo), previewSide);
  const { seen, lines: fine } = seeWithLines(picture, networks);
  const { strength: data, ...size } = findBoundaries(within(picture, coarseSide), networks.boundaries);
  // the canvas of one type is that of all
  const canvas = pageCanvas(picture, pageSize(picture, "for_kids", pageSide));
  return { picture, seen, fine, coarse: { ...size, data }, hair: hairOnPage(seen, canvas) };
}

/** The photo with another subject, as strokes wish. Takes some ten milliseconds. */
export function withSubject(photo: PreviewedPhoto, strokes: readonly SubjectStroke[]): PreviewedPhoto {
  const { picture, seen } = photo;
  return { ...photo, seen: seeSubject(picture, seen, strokes) };
}

/**
 * The maps of a small page. Lines are looked for as large on the page as for a real one, as far as the small picture shows
 * them, so a preview has the lines that its page will have, less exactly.
 * @param background of the page that is drawn of them, with all details; those with a calm one serve the others, too
 */
export function previewMaps(
  { picture, seen, fine, coarse, hair }: PreviewedPhoto,
  type: ColoringType,
  background: Background = settingsOf(type).background,
): ColoringMaps {
  const { side } = settingsOf(type).analysis;
  const find = (image: Raster): Field => {
    const wanted = (side * Math.max(image.width, image.height)) / pageSide;
    // whichever is nearer, as sizes compare
    return wanted * wanted > linesSide * coarseSide ? fine : coarse;
  };
  return mapWith(find, picture, { type, seen, side: pageSide, only: background, hair });
}
