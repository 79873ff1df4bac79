import { expMinus } from "../arithmetic/reproducible.ts";

/** A part of a line: points in turn. */
export interface Way {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Smooths a line with a Gaussian of `sigma` points along it, then gives back what that took from its bends
 * ("twicing", Tukey 1977), so that circles keep their size. The ends of an open line stay where they are.
 */
export function smoothPoints({ x, y }: Way, sigma: number, closed: boolean): Way {
  if (sigma <= 0 || x.length < 4) return { x, y };
  return { x: smoothTwice(x, sigma, closed), y: smoothTwice(y, sigma, closed) };
}

function smoothTwice(values: Float64Array, sigma: number, closed: boolean): Float64Array {
  const count = values.length;
  const out = smoothValues(values, sigma, closed);
  const rest = new Float64Array(count);
  for (let i = 0; i < count; i++) rest[i] = values[i]! - out[i]!;
  const taken = smoothValues(rest, sigma, closed, rest);
  for (let i = 0; i < count; i++) out[i] = out[i]! + taken[i]!;
  return out;
}

/** Wider Gaussians than this are three boxes in a row, which look the same and cost the same at any width. */
const widestSum = 3;
/** Room for one line at work: pages have thousands of short ones, and an array for each would cost more than the sums. */
let room = new Float64Array(4096);

/**
 * Values smoothed along a line with a Gaussian of `sigma` steps; beyond open ends they go on point-symmetrically.
 * @param out where the result goes; may be the values themselves
 */
export function smoothValues(
  values: Float64Array,
  sigma: number,
  closed: boolean,
  out = new Float64Array(values.length),
): Float64Array {
  const count = values.length;
  const max = closed ? Math.floor((count - 1) / 2) : count - 1;
  if (sigma <= widestSum) {
    sumUp(extended(values, Math.min(Math.ceil(3 * sigma), max), closed), sigma, out);
    return out;
  }
  // three boxes of 2k + 1 have the variance k (k + 1)
  const half = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
  const reach = Math.min(half, Math.floor(max / 3));
  const wide = extended(values, 3 * reach, closed);
  for (let pass = 2; pass >= 0; pass--) box(wide, count + 2 * pass * reach, reach);
  out.set(wide.subarray(0, count));
  return out;
}

/** Sums with the weights of a Gaussian, from values that have as many more at both ends as it reaches. */
function sumUp(wide: Float64Array, sigma: number, out: Float64Array): void {
  const count = out.length;
  const reach = (wide.length - count) / 2;
  const weights = new Float64Array(reach + 1);
  let sum = 0;
  for (let k = 0; k <= reach; k++) {
    weights[k] = expMinus((k * k) / (2 * sigma * sigma));
    sum += k === 0 ? weights[k]! : 2 * weights[k]!;
  }
  for (let i = 0; i < count; i++) {
    let value = weights[0]! * wide[i + reach]!;
    for (let k = 1; k <= reach; k++) value += weights[k]! * (wide[i + reach - k]! + wide[i + reach + k]!);
    out[i] = value / sum;
  }
}

/** A line's values with `reach` more at both ends, in the common room. */
function extended(values: Float64Array, reach: number, closed: boolean): Float64Array {
  const count = values.length;
  if (room.length < count + 2 * reach) room = new Float64Array(2 * (count + 2 * reach));
  const wide = room.subarray(0, count + 2 * reach);
  wide.set(values, reach);
  for (let k = 1; k <= reach; k++) {
    wide[reach - k] = closed ? values[count - k]! : 2 * values[0]! - values[k]!;
    wide[reach + count - 1 + k] = closed ? values[k - 1]! : 2 * values[count - 1]! - values[count - 1 - k]!;
  }
  return wide;
}

/** The first `count` values become means over themselves and the 2 `reach` that follow. */
function box(values: Float64Array, count: number, reach: number): void {
  let sum = 0;
  for (let k = 0; k < 2 * reach; k++) sum += values[k]!;
  for (let i = 0; i < count; i++) {
    sum += values[i + 2 * reach]!;
    const own = values[i]!;
    values[i] = sum / (2 * reach + 1);
    sum -= own;
  }
}
