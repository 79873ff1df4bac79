import { root } from "../arithmetic/reproducible.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import type { OutlinesKind, OutlinesPrecision } from "../drawing/outlines-picture.ts";
import type { ArcFitting } from "../paths/arc-fitting.ts";
import { type FlatWish, flatWish } from "../regions/paint-flat.ts";
import { type KindMeaning, outlinesOptions } from "./options.ts";
import { maxPixels } from "./size.ts";

/** What the stages need to know: lengths in pixels, colors in OKLab steps. */
export interface Recipe extends KindMeaning, FlatWish {
  readonly fitting: ArcFitting;
  /** How far from the middle of a pixel side a border may lie. */
  readonly reach: number;
  readonly units: 10 | 100;
  /** Whether loops may become circles, ellipses and rectangles. */
  readonly hasForms: boolean;
}

/** Flat art with no side this long, in pixels, is drawn in hundredths. */
const small = 600;
/** Cosines of the turns that make a corner: 62 degrees in flat art, 100 in photos, whose corners are mostly noise. */
const flatCorner = 0.4695;
const photoCorner = -0.1736;
/** How far from the middle of a pixel side a border may lie, in pixels, in flat art and in photos. */
const flatReach = 0.44;
const photoReach = 0.3;
/** Rounds of light smoothing for borders of photos; those of flat art are where its antialiased edges say. */
const photoSmoothing = 2;
/** Straight lines of flat art of this length are found before its curves. */
const stretch = 12;
/** Straight lines keep this close to their points at most. */
const straightest = 0.35;

/** Where flat art has noise, faces are at least so large, in pixels. */
const noisyFaceArea = 16;

/** The user's word becomes the numbers of the stages. */
export function recipe(
  precision: OutlinesPrecision,
  { kind, isNoisy }: { readonly kind: OutlinesKind; readonly isNoisy: boolean },
  { width, height }: { readonly width: number; readonly height: number },
): Recipe {
  const isPhoto = kind === "photo";
  const meaning = outlinesOptions.colorPrecision.words[precision][isPhoto ? "photo" : "flat"];
  const { tolerance } = meaning;
  return {
    ...meaning,
    ...flatWish(meaning, isNoisy),
    minFaceArea: isNoisy && !isPhoto ? Math.max(noisyFaceArea, meaning.minFaceArea) : meaning.minFaceArea,
    hasForms: !isPhoto,
    merging: meaning.merging * priceOfSize(width * height) * stepsPerUnit * stepsPerUnit,
    fitting: {
      tolerance,
      straight: Math.min(tolerance, straightest),
      corner: isPhoto ? photoCorner : flatCorner,
      smooth: isPhoto ? photoSmoothing : 0,
      minSegment: isPhoto ? 0 : stretch,
    },
    reach: isPhoto ? photoReach : flatReach,
    units: !isPhoto && Math.max(width, height) < small ? 100 : 10,
  };
}

/** What a border costs in a smaller photo, 0 to 1: each of its pixels shows more, by the ninth root of their number. */
function priceOfSize(pixels: number): number {
  return pixels < maxPixels ? root(pixels / maxPixels, 9) : 1;
}
