import { hexOfRgb } from "../colors/hex.ts";
import type { LinearGradient } from "../drawing/outlines-picture.ts";
import type { UniformAreas } from "./areas.ts";

/** Colors along a gradient are looked at in so many places at most. */
const maxPlaces = 48;
/** A place needs so many pixels. */
const minPixels = 4;
/** Stops keep this near to the colors, and pixels this near to the gradient by root mean square, in steps of 255. */
const stopTolerance = 1.2;
const maxError = 2.6;
/** Between the stops of a gradient some channel changes by so much at least. */
const minChange = 8;

/** Of larger areas about so many pixels are looked at; the steps between them are primes, that rows do not share. */
const enoughPixels = 30_000;
const steps = [2, 3, 5, 7, 11, 17, 29, 53, 97, 193] as const;

/** Pixels of chosen areas, area by area. */
export interface AreaPixels {
  readonly list: Int32Array;
  readonly start: Int32Array;
}

/** The pixels of some areas, in reading order. */
export function pixelsOf({ of, count, pixels }: UniformAreas, chosen: Uint8Array): AreaPixels {
  const start = new Int32Array(count + 1);
  for (let area = 0; area < count; area++)
    start[area + 1] = start[area]! + (chosen[area] ? pixels[area]! : 0);
  const list = new Int32Array(start[count]!);
  const at = start.slice();
  for (let i = 0; i < of.length; i++) {
    const area = of[i]!;
    if (area < 0 || !chosen[area]) continue;
    list[at[area]!] = i;
    at[area] = at[area]! + 1;
  }
  return { list, start };
}

/**
 * The linear gradient that an area's colors follow; "even" when they only scatter, undefined when they follow none. The
 * direction is the one along which planes fitted to the channels rise most; the stops follow the mean colors along it.
 * @param pixels four bytes a pixel; the area is opaque
 */
export function fitGradient(
  { list, start }: AreaPixels,
  area: number,
  pixels: Uint8ClampedArray,
  width: number,
): LinearGradient | "even" | undefined {
  const own = sampled(list.subarray(start[area], start[area + 1]));
  const direction = steepest(own, pixels, width);
  if (!direction) return undefined;
  const [ux, uy] = direction;
  const place = (i: number) => {
    const x = i % width;
    return (x + 0.5) * ux + ((i - x) / width + 0.5) * uy;
  };
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const i of own) {
    const t = place(i);
    low = Math.min(low, t);
    high = Math.max(high, t);
  }
  const long = high - low;
  if (long < 4) return undefined;
  const places = Math.min(maxPlaces, Math.max(2, Math.floor(long / 2)));
  const profile = meansAlong(own, pixels, (i) => ((place(i) - low) / long) * places, places);
  const stops = simplified(profile);
  const off = rootMeanSquare(own, pixels, (i) => (place(i) - low) / long, stops);
  if (off > maxError) return undefined;
  if (changeOf(stops) < minChange) return "even";
  // offset 0 lies on the line through the origin along the direction; only the way along it matters
  const hex = (color: readonly number[]) =>
    hexOfRgb([Math.round(color[0]!), Math.round(color[1]!), Math.round(color[2]!)]);
  const [x, y] = middle(own, width);
  const at = x * ux + y * uy;
  return {
    x1: x + (low - at) * ux,
    y1: y + (low - at) * uy,
    x2: x + (high - at) * ux,
    y2: y + (high - at) * uy,
    stops: stops.map(({ offset, color }) => ({ offset: Math.round(offset * 1000), hex: hex(color) })),
  };
}

function sampled(own: Int32Array): Int32Array {
  if (own.length <= enoughPixels) return own;
  const step = steps.find((s) => own.length / s <= enoughPixels) ?? steps[steps.length - 1]!;
  const some = new Int32Array(Math.ceil(own.length / step));
  for (let k = 0; k < some.length; k++) some[k] = own[k * step]!;
  return some;
}

function middle(own: Int32Array, width: number): [number, number] {
  let [x, y] = [0, 0];
  for (const i of own) {
    x += (i % width) + 0.5;
    y += Math.floor(i / width) + 0.5;
  }
  return [x / own.length, y / own.length];
}

/** The unit vector along which colors change most, by planes through the channels. */
function steepest(own: Int32Array, pixels: Uint8ClampedArray, width: number): [number, number] | undefined {
  const [mx, my] = middle(own, width);
  let [xx, xy, yy] = [0, 0, 0];
  const [cx, cy] = [new Float64Array(3), new Float64Array(3)];
  for (const i of own) {
    const dx = (i % width) + 0.5 - mx;
    const dy = Math.floor(i / width) + 0.5 - my;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
    for (let c = 0; c < 3; c++) {
      cx[c] = cx[c]! + dx * pixels[i * 4 + c]!;
      cy[c] = cy[c]! + dy * pixels[i * 4 + c]!;
    }
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-6 * xx * yy || determinant === 0) return undefined;
  let [a, b, d] = [0, 0, 0];
  for (let c = 0; c < 3; c++) {
    const gx = (cx[c]! * yy - cy[c]! * xy) / determinant;
    const gy = (cy[c]! * xx - cx[c]! * xy) / determinant;
    a += gx * gx;
    b += gx * gy;
    d += gy * gy;
  }
  const half = (a - d) / 2;
  const root = Math.sqrt(half * half + b * b);
  const ux = half >= 0 ? half + root : b;
  const uy = half >= 0 ? b : root - half;
  const length = Math.sqrt(ux * ux + uy * uy);
  return length > 0 ? [ux / length, uy / length] : undefined;
}

interface Stop {
  readonly offset: number;
  readonly color: readonly number[];
}

/** Mean colors at equal steps along a gradient, places without enough pixels left out. */
function meansAlong(
  own: Int32Array,
  pixels: Uint8ClampedArray,
  placeOf: (i: number) => number,
  places: number,
): Stop[] {
  const sums = new Float64Array(places * 5);
  for (const i of own) {
    const t = placeOf(i);
    const at = Math.min(places - 1, Math.floor(t)) * 5;
    sums[at] = sums[at]! + 1;
    sums[at + 1] = sums[at + 1]! + t;
    for (let c = 0; c < 3; c++) sums[at + 2 + c] = sums[at + 2 + c]! + pixels[i * 4 + c]!;
  }
  const means: Stop[] = [];
  for (let at = 0; at < sums.length; at += 5) {
    const count = sums[at]!;
    if (count < minPixels) continue;
    const color = [2, 3, 4].map((c) => sums[at + c]! / count);
    means.push({ offset: sums[at + 1]! / count / places, color });
  }
  if (means.length < 2) return means;
  // on to both ends, as steeply as between the last two
  const to = (offset: number, near: Stop, next: Stop): Stop => ({
    offset,
    color: near.color.map((value, c) => {
      const slope = (value - next.color[c]!) / (near.offset - next.offset);
      return Math.min(255, Math.max(0, value + slope * (offset - near.offset)));
    }),
  });
  const last = means.length - 1;
  return [to(0, means[0]!, means[1]!), ...means, to(1, means[last]!, means[last - 1]!)];
}

/** The fewest stops that keep near the colors between them (Ramer, Douglas and Peucker). */
function simplified(profile: readonly Stop[]): Stop[] {
  if (profile.length < 3) return [...profile];
  const [first, last] = [profile[0]!, profile[profile.length - 1]!];
  let [worst, at] = [0, 0];
  for (let k = 1; k + 1 < profile.length; k++) {
    const between = colorAt([first, last], profile[k]!.offset);
    const off = Math.max(...between.map((value, c) => Math.abs(value - profile[k]!.color[c]!)));
    if (off > worst) [worst, at] = [off, k];
  }
  if (worst <= stopTolerance) return [first, last];
  return [...simplified(profile.slice(0, at + 1)).slice(0, -1), ...simplified(profile.slice(at))];
}

/** The most that any channel changes between stops. */
function changeOf(stops: readonly Stop[]): number {
  const ranges = [0, 1, 2].map((c) => {
    const values = stops.map(({ color }) => color[c]!);
    return Math.max(...values) - Math.min(...values);
  });
  return Math.max(...ranges);
}

function colorAt(stops: readonly Stop[], offset: number): number[] {
  let k = 1;
  while (k + 1 < stops.length && stops[k]!.offset < offset) k++;
  const [p, q] = [stops[k - 1]!, stops[k]!];
  const share = Math.min(1, Math.max(0, (offset - p.offset) / (q.offset - p.offset || 1)));
  return p.color.map((value, c) => value + (q.color[c]! - value) * share);
}

function rootMeanSquare(
  own: Int32Array,
  pixels: Uint8ClampedArray,
  offsetOf: (i: number) => number,
  stops: readonly Stop[],
): number {
  if (stops.length < 2) return Number.POSITIVE_INFINITY;
  // the gradient's colors, looked up
  const places = 512;
  const table = Array.from({ length: places + 1 }, (_, k) => colorAt(stops, k / places));
  let sum = 0;
  for (const i of own) {
    const color = table[Math.round(offsetOf(i) * places)]!;
    for (let c = 0; c < 3; c++) {
      const off = pixels[i * 4 + c]! - color[c]!;
      sum += off * off;
    }
  }
  return Math.sqrt(sum / (own.length * 3));
}
