import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import { closedOnKernels } from "../simd/fields.ts";
import { blur } from "./blur.ts";
import { circle } from "./circle.ts";
import { type Field, stretchField } from "./grid.ts";
import { opened } from "./opened.ts";
import { keepPieces, piecesOf } from "./pieces.ts";
import { where } from "./where.ts";

/** Dark areas to be filled. Lightness in OKLab 0 to 1, areas in pixels. */
export interface Blacks {
  readonly below: number;
  readonly least: number;
  readonly most: number;
}

/** Blacks further from the subject than this, on average, are left white. */
const leastSubject = 0.42;

/** Very dark smooth areas between two sizes on the subject: hair, pupils and shadows of a comic. 1 a filled pixel. */
export function solidBlacks(
  { width, height, l }: Planes,
  subject: Field,
  { below, least, most }: Blacks,
): Uint8Array {
  const size = { width, height };
  const light = blur({ ...size, data: new Float32Array(l) }, 2);
  const limit = below * 100 * stepsPerUnit;
  const on = where(light.data, (value) => value < limit);
  return keepPieces(opened(on, size), size, (pixels) => {
    if (pixels.length < least || pixels.length > most) return false;
    let sum = 0;
    for (const i of pixels) sum += subject.data[i]!;
    return sum >= leastSubject * pixels.length;
  });
}

/** What small dark blobs must be like to be pupils, noses or buttons; lengths and areas in pixels. */
export interface Dots {
  readonly reach: number;
  readonly least: number;
  readonly most: number;
  /** No more than three within this distance: swarms are texture. */
  readonly apart: number;
}

/** In OKLab steps of lightness. */
const darkest = 42 * stepsPerUnit;
const standsOut = 20 * stepsPerUnit;

/** Small dark compact blobs on the subject, filled: 1 a pixel. */
export function solidDots({ width, height, l }: Planes, subject: Field, want: Dots): Uint8Array {
  const size = { width, height };
  const light = blur({ ...size, data: new Float32Array(l) }, 1.2);
  const closed = closing(light, Math.round(want.reach));
  const on = where(
    light.data,
    (value, i) => value < darkest && closed.data[i]! - value > standsOut && subject.data[i]! > 0.65,
  );
  const { count, start, pixels } = piecesOf(opened(on, size), size);
  const found: { x: number; y: number; own: Int32Array }[] = [];
  for (let p = 0; p < count; p++) {
    const own = pixels.subarray(start[p]!, start[p + 1]!);
    const blob = measure(own, width);
    if (own.length < want.least || own.length > want.most || !blob.isCompact) continue;
    if (!standsAlone(blob, own, light)) continue;
    found.push({ ...blob, own });
  }
  const out = new Uint8Array(on.length);
  for (const { x, y, own } of found) {
    const near = found.filter((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < want.apart ** 2);
    if (near.length <= 3) for (const i of own) out[i] = 1;
  }
  return out;
}

/** The middle of a blob, and whether it fills the ellipse in its box about as an ellipse does. */
function measure(pixels: Int32Array, width: number) {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const [w, h] = [right - left + 1, bottom - top + 1];
  const fill = pixels.length / (0.785 * w * h);
  const isCompact = Math.max(w, h) <= 1.9 * Math.min(w, h) && fill > 0.84 && fill < 1.2;
  return { x: (left + right) / 2, y: (top + bottom) / 2, w, h, isCompact };
}

/** Places are looked at around a blob, on an ellipse so much larger, and so many may be dark too. */
const larger = 1.7;
const mayBeDark = 2;
/** How much lighter its surroundings are, in OKLab steps. */
const lighter = 13 * stepsPerUnit;

/** Whether a blob is darker than what is all around it: a pupil is, a shadow is not. */
function standsAlone(
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  pixels: Int32Array,
  light: Field,
): boolean {
  let sum = 0;
  for (const i of pixels) sum += light.data[i]!;
  const limit = sum / pixels.length + lighter;
  let dark = 0;
  for (const [dx, dy] of circle) {
    const column = Math.round(x + (dx * w * larger) / 2);
    const row = Math.round(y + (dy * h * larger) / 2);
    if (column < 0 || row < 0 || column >= light.width || row >= light.height) continue;
    if (light.data[row * light.width + column]! < limit) dark++;
  }
  return dark <= mayBeDark;
}

/** Brightness with dark spots narrower than twice `reach` filled; measured on every other pixel. */
function closing({ width, height, data }: Field, reach: number): Field {
  const across = Math.ceil(width / 2);
  const down = Math.ceil(height / 2);
  const half = new Float32Array(across * down);
  for (let y = 0, i = 0; y < down; y++) {
    for (let x = 0; x < across; x++, i++) half[i] = data[2 * y * width + 2 * x]!;
  }
  const size = { width: across, height: down };
  return stretchField(closedSquares({ ...size, data: half }, Math.max(1, reach >> 1)), width, height);
}

/** The least of the greatest values within squares that reach so far to all sides. */
function closedSquares(field: Field, reach: number): Field {
  const fast = closedOnKernels(field, reach);
  if (fast) return fast;
  // the least is the greatest of what is turned around
  const bright = greatestAround(field.data, field, reach);
  for (let i = 0; i < bright.length; i++) bright[i] = -bright[i]!;
  const back = greatestAround(bright, field, reach);
  for (let i = 0; i < back.length; i++) back[i] = -back[i]!;
  return { ...field, data: back };
}

/** The greatest value within squares that reach so far to all sides. */
function greatestAround(
  values: Float32Array,
  { width, height }: { width: number; height: number },
  reach: number,
): Float32Array {
  const many = 2 * reach + 1;
  const wide = width + 2 * reach;
  const ringed = new Float32Array(wide * (height + 2 * reach)).fill(Number.NEGATIVE_INFINITY);
  for (let y = 0; y < height; y++)
    ringed.set(values.subarray(y * width, (y + 1) * width), (y + reach) * wide + reach);
  greatestOfNext(ringed, 1, many);
  greatestOfNext(ringed, wide, many);
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) out.set(ringed.subarray(y * wide, y * wide + width), y * width);
  return out;
}

/** Every value becomes the greatest of itself and those that follow in steps of `step`, `many` in all. */
function greatestOfNext(values: Float32Array, step: number, many: number): void {
  // what is known of some gives twice as many
  let known = 1;
  while (known < many) {
    const more = Math.min(known, many - known);
    const by = more * step;
    for (let i = 0, end = values.length - by; i < end; i++) {
      const next = values[i + by]!;
      if (next > values[i]!) values[i] = next;
    }
    known += more;
  }
}
