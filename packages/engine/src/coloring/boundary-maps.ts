import { onKernels } from "../kernels/kernels.ts";
import { type Field, type Size, upsampleField } from "../edges/grid.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import type { BoundaryFinder } from "../seeing/see-alone.ts";
import type { Recipe } from "./recipe.ts";
import { type Scales, scaleSizes } from "./type-settings.ts";

/**
 * A photo that was enlarged for the page has nothing finer to show than its own pixels, so the network looks at those, in
 * pixels of the longer side at least so many. On seventeen photos with outlines drawn by hand, agreement was best at 320 of
 * 160, 360 of 240 and 360 to 480 of 480 pixels.
 */
const minPixels = 384;
/** Where those are at most this share of the page's, the network looks in a mirror, too: that is no dearer than the page. */
const mirrorShare = 0.5;

/** The network's answer at a share of a page's working size, at the pixels of the page. */
export type AnswerAt = (scale: number) => Field;

/** How likely there is a boundary at each pixel, 0 to 1: the network's answers at several sizes as one. */
export interface BoundaryMaps {
  /** At the two largest sizes: outlines of what was seen lie where these are. */
  readonly sharp: Field;
  /** At all sizes of a type: small ones show soft borders, and lie beside sharp ones. */
  readonly blended: Field;
}

/**
 * Finds the boundaries of a page.
 * @param photo what the canvas was made of
 */
export function boundaryMaps(
  canvas: Raster,
  want: Recipe,
  find: BoundaryFinder,
  photo: Raster = canvas,
): BoundaryMaps {
  const at = answersOn(canvas, photo, find);
  const sizes = sizesOf(want);
  const sharp = sizes.slice(0, 2).map((size) => ({ ...size, weight: 1 / 2 }));
  return { sharp: sumOf(canvas, sharp, at), blended: sumOf(canvas, sizes, at) };
}

/** Asks the network about a page as often as somebody wants to know, each time once. */
function answersOn(canvas: Raster, photo: Raster, find: BoundaryFinder): AnswerAt {
  const side = longSide(canvas);
  const full = Math.min(side, Math.max(minPixels, longSide(photo)));
  const seen = full < side ? photo : canvas;
  const looks = (picture: Raster): Field => {
    const found = find(picture);
    if (full * full > mirrorShare * side * side) return found;
    return meanWithMirrored(found, find(mirroredRaster(picture)).data);
  };
  const known = new Map<number, Field>();
  return (scale) => {
    const before = known.get(scale);
    if (before) return before;
    const picture = resized(seen, (scale * full) / longSide(seen));
    const found = upsampleField(looks(picture), canvas.width, canvas.height);
    known.set(scale, found);
    return found;
  };
}

/** The blended map of answers that are known. */
export function blendAnswers(size: Size, want: Recipe, at: AnswerAt): Field {
  return sumOf(size, sizesOf(want), at);
}

/** A size at which the network looks, and how much its answer counts. */
interface WeighedSize {
  readonly scale: number;
  readonly weight: number;
}

/** The sizes of a type, the largest first. */
function sizesOf({ settings }: Recipe): WeighedSize[] {
  const names = Object.keys(scaleSizes) as (keyof Scales)[];
  return names.flatMap((name) => {
    const weight = settings.analysis.scales[name];
    return weight ? [{ scale: scaleSizes[name], weight }] : [];
  });
}

function sumOf({ width, height }: Size, sizes: readonly WeighedSize[], at: AnswerAt): Field {
  const parts = sizes.map(({ scale, weight }) => ({ field: at(scale), weight }));
  const size = width * height;
  return onKernels((kernels, arena) => {
    const fields = arena.put(Int32Array.from(parts, ({ field }) => arena.put(field.data)));
    const weights = arena.put(Float64Array.from(parts, ({ weight }) => weight));
    const out = arena.room(size * 4);
    kernels.sumWeighted(fields, weights, parts.length, size, out);
    return { width, height, data: arena.read(out, new Float32Array(size)) };
  });
}

const longSide = ({ width, height }: Size) => Math.max(width, height);

function resized(picture: Raster, scale: number): Raster {
  if (scale === 1) return picture;
  const side = (pixels: number) => Math.max(16, Math.round(pixels * scale));
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  return resample(picture, whole, side(picture.width), side(picture.height));
}

/** A picture, its left and right exchanged. */
function mirroredRaster({ width, height, data }: Raster): Raster {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const out = new Uint32Array(from.length);
  for (let y = 0; y < height; y++) out.set(from.subarray(y * width, (y + 1) * width).toReversed(), y * width);
  return { width, height, data: new Uint8ClampedArray(out.buffer) };
}

/** The mean of a field and of another, whose left and right are exchanged. */
function meanWithMirrored({ width, height, data }: Field, other: Float32Array): Field {
  const out = new Float32Array(data.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0, j = (y + 1) * width - 1; x < width; x++, i++, j--) out[i] = (data[i]! + other[j]!) / 2;
  return { width, height, data: out };
}
