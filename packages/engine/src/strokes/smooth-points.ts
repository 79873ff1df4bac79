import { expMinus } from "../arithmetic/reproducible.ts";

/** A stretch of a line: points in turn. */
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
  const out = smoothValues(values, sigma, closed);
  const rest = new Float64Array(values.length);
  for (let i = 0; i < rest.length; i++) rest[i] = values[i]! - out[i]!;
  const taken = smoothValues(rest, sigma, closed);
  for (let i = 0; i < out.length; i++) out[i] = out[i]! + taken[i]!;
  return out;
}

/** Wider Gaussians than this are three boxes in a row, which look the same and cost the same at any width. */
const widestSum = 3;

/** Values smoothed along a line with a Gaussian of `sigma` steps; beyond open ends they go on point-symmetrically. */
export function smoothValues(values: Float64Array, sigma: number, closed: boolean): Float64Array {
  const many = values.length;
  const most = closed ? Math.floor((many - 1) / 2) : many - 1;
  if (sigma > widestSum) {
    // three boxes of 2k + 1 have the variance k (k + 1)
    const half = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
    const reach = Math.min(half, Math.floor(most / 3));
    return boxed(boxed(boxed(extended(values, 3 * reach, closed), reach), reach), reach);
  }
  const reach = Math.min(Math.ceil(3 * sigma), most);
  const weights = new Float64Array(reach + 1);
  let sum = 0;
  for (let k = 0; k <= reach; k++) {
    weights[k] = expMinus((k * k) / (2 * sigma * sigma));
    sum += k === 0 ? weights[k]! : 2 * weights[k]!;
  }
  const wide = extended(values, reach, closed);
  const out = new Float64Array(many);
  for (let i = 0; i < many; i++) {
    let value = weights[0]! * wide[i + reach]!;
    for (let k = 1; k <= reach; k++) value += weights[k]! * (wide[i + reach - k]! + wide[i + reach + k]!);
    out[i] = value / sum;
  }
  return out;
}

/** A line's values with `reach` more at both ends. */
function extended(values: Float64Array, reach: number, closed: boolean): Float64Array {
  const many = values.length;
  const wide = new Float64Array(many + 2 * reach);
  wide.set(values, reach);
  for (let k = 1; k <= reach; k++) {
    wide[reach - k] = closed ? values[many - k]! : 2 * values[0]! - values[k]!;
    wide[reach + many - 1 + k] = closed ? values[k - 1]! : 2 * values[many - 1]! - values[many - 1 - k]!;
  }
  return wide;
}

/** Means over 2 `reach` + 1 values, where there are so many. */
function boxed(values: Float64Array, reach: number): Float64Array {
  const out = new Float64Array(values.length - 2 * reach);
  let sum = 0;
  for (let k = 0; k < 2 * reach; k++) sum += values[k]!;
  for (let i = 0; i < out.length; i++) {
    sum += values[i + 2 * reach]!;
    out[i] = sum / (2 * reach + 1);
    sum -= values[i]!;
  }
  return out;
}
