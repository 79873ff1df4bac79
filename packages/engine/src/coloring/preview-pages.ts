import type { Field } from "../edges/grid.ts";
import { findBoundaries } from "../network/find-boundaries.ts";
import { layOnWhite } from "../raster/lay-on-white.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { linesSide, within } from "../seeing/looked-at.ts";
import { fieldOf } from "../seeing/mask.ts";
import { see } from "../seeing/see.ts";
import type { Seen } from "../seeing/seen.ts";
import type { SeeingNetworks } from "../seeing/seeing-networks.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { mapWith } from "./map-photo.ts";
import { type ColoringType, meaningOf } from "./options.ts";

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
  /** Boundary strength, 0 to 1, of a picture of half the size of the one in which lines were seen. */
  readonly coarse: Field;
}

/** Looks at a photo for `previewMaps`: everything that all types have in common. Throws a RangeError when it is none. */
export function previewPhoto(photo: Raster, networks: SeeingNetworks): PreviewedPhoto {
  checkRaster(photo);
  const picture = within(layOnWhite(photo), previewSide);
  const { strength: data, ...size } = findBoundaries(within(picture, coarseSide), networks.boundaries);
  return { picture, seen: see(picture, networks), coarse: { ...size, data } };
}

/**
 * The maps of a small page. Lines are looked for as large on the page as for a real one, as far as the small picture shows
 * them, so a preview has the lines that its page will have, less exactly.
 */
export function previewMaps({ picture, seen, coarse }: PreviewedPhoto, type: ColoringType): ColoringMaps {
  const { side } = meaningOf(type);
  const fine = fieldOf(seen.lines);
  const find = (image: Raster): Field => {
    const wanted = (side * Math.max(image.width, image.height)) / pageSide;
    // whichever is nearer, as sizes compare
    return wanted * wanted > linesSide * coarseSide ? fine : coarse;
  };
  return mapWith(find, picture, { type, seen, side: pageSide });
}
