import { stepsPerUnit } from "../colors/oklab.ts";
import { fillDisc } from "./fill-disc.ts";
import type { Field } from "./grid.ts";
import type { Planes } from "../raster/planes.ts";
import type { DrawnShapes } from "./drawn-shapes.ts";

/**
 * How clear an edge is, 0 to 1: that of a thing always, others by the difference of colors, in OKLab units (black and white are 100
 * apart): none below `min`, the most from `max` on. Tufts of one crown hardly differ, and a crown or a cloud stands out from what is behind
 * it. By eye on sixty scenes in three types.
 */
const clear = { thing: 0.95, tuft: [0.04, 0.14], crown: [0.5, 0.85], part: [0.25, 0.85] } as const;
const differs = { min: 3, max: 30 };

const between = ([low, high]: readonly [number, number], share: number) => low + (high - low) * share;

/** Difference of two colors as a share of `differs.max`, at most 1. */
function difference({ l, a, b }: Planes, i: number, other: Planes, j: number): number {
  const [dl, da, db] = [l[i]! - other.l[j]!, a[i]! - other.a[j]!, b[i]! - other.b[j]!];
  return Math.min(1, Math.sqrt(dl * dl + da * da + db * db) / (differs.max * stepsPerUnit));
}

/** How clear the edges of shapes are, 0 to 1, on both pixels beside each. */
export function drawnEdges({ width, height, shapes, thingOf, tuftOf }: DrawnShapes, planes: Planes): Field {
  const data = new Float32Array(width * height);
  const minShare = differs.min / differs.max;
  const meet = (i: number, j: number) => {
    const [p, q] = [shapes[i]!, shapes[j]!];
    if (p === q) return;
    const share = difference(planes, i, planes, j);
    const isTuft = tuftOf[p] === tuftOf[q] && tuftOf[p]! > 0;
    const isCrown = tuftOf[p] !== tuftOf[q];
    const strength = isTuft
      ? between(clear.tuft, share)
      : thingOf[p] !== thingOf[q]
        ? clear.thing
        : isCrown
          ? between(clear.crown, share)
          : share < minShare
            ? 0
            : between(clear.part, share);
    if (strength > data[i]!) data[i] = strength;
    if (strength > data[j]!) data[j] = strength;
  };
  eachPair(width, height, meet);
  return { width, height, data };
}

/** How clear lines are that are too thin to be shapes, 0 to 1. */
export function drawnStrokes({ width, height }: DrawnShapes, planes: Planes, inked: Planes): Field {
  const data = new Float32Array(width * height);
  for (let i = 0; i < data.length; i++) data[i] = difference(planes, i, inked, i);
  return { width, height, data };
}

/**
 * A spot is this dark, 0 black to 100 white, at most this share of the picture's height wide and high, and no smaller than so many pens. It is
 * drawn with a radius of no less than so many pens: small faces have dots for eyes. By eye.
 */
const spot = { lightness: 42, size: 0.06, min: 0.4, radius: 0.7 };

/**
 * 1 in small dark shapes that lie within the thing they belong to: eyes and noses, which are black on every page. Shoes and hooves reach
 * its edge.
 * @param pen in pixels
 */
export function drawnSpots(
  { width, height, shapes, thingOf }: DrawnShapes,
  { l }: Planes,
  pen: number,
): Uint8Array {
  const count = thingOf.length;
  const [pixels, light] = [new Int32Array(count), new Float64Array(count)];
  const [left, right] = [new Int32Array(count).fill(width), new Int32Array(count).fill(-1)];
  const [top, bottom] = [new Int32Array(count).fill(height), new Int32Array(count).fill(-1)];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const shape = shapes[i]!;
      pixels[shape]!++;
      light[shape]! += l[i]!;
      if (x < left[shape]!) left[shape] = x;
      if (x > right[shape]!) right[shape] = x;
      if (y < top[shape]!) top[shape] = y;
      bottom[shape] = y;
    }
  const isSpot = Uint8Array.from(thingOf, (thing, shape) => {
    const size = Math.max(right[shape]! - left[shape]!, bottom[shape]! - top[shape]!) + 1;
    const isDark = light[shape]! < spot.lightness * stepsPerUnit * pixels[shape]!;
    return Number(thing > 0 && isDark && size <= spot.size * height && size >= spot.min * pen);
  });
  eachPair(width, height, (i, j) => {
    const [p, q] = [shapes[i]!, shapes[j]!];
    if (thingOf[p] !== thingOf[q]) isSpot[p] = isSpot[q] = 0;
  });
  const out = new Uint8Array(shapes.length);
  for (let i = 0; i < out.length; i++) out[i] = isSpot[shapes[i]!]!;
  const radius = spot.radius * pen;
  for (let shape = isSpot.indexOf(1); shape >= 0; shape = isSpot.indexOf(1, shape + 1)) {
    const x = (left[shape]! + right[shape]! + 1) / 2;
    const y = (top[shape]! + bottom[shape]! + 1) / 2;
    fillDisc(out, { width, height }, { x, y, radius });
  }
  return out;
}

/** Calls `visit` with each two pixels that share a side. */
function eachPair(width: number, height: number, visit: (i: number, j: number) => void): void {
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width) visit(i, i + 1);
      if (y + 1 < height) visit(i, i + width);
    }
}
