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
  const once = smoothValues(values, sigma, closed);
  const rest = smoothValues(
    values.map((value, i) => value - once[i]!),
    sigma,
    closed,
  );
  return once.map((value, i) => value + rest[i]!);
}

/** Values smoothed along a line with a Gaussian of `sigma` steps; beyond open ends they go on point-symmetrically. */
export function smoothValues(values: Float64Array, sigma: number, closed: boolean): Float64Array {
  const many = values.length;
  const reach = Math.min(Math.ceil(3 * sigma), closed ? Math.floor((many - 1) / 2) : many - 1);
  const weights = new Float64Array(reach + 1);
  let sum = 0;
  for (let k = 0; k <= reach; k++) {
    weights[k] = expMinus((k * k) / (2 * sigma * sigma));
    sum += k === 0 ? weights[k]! : 2 * weights[k]!;
  }
  // the line with what lies beyond its ends
  const wide = new Float64Array(many + 2 * reach);
  wide.set(values, reach);
  for (let k = 1; k <= reach; k++) {
    wide[reach - k] = closed ? values[many - k]! : 2 * values[0]! - values[k]!;
    wide[reach + many - 1 + k] = closed ? values[k - 1]! : 2 * values[many - 1]! - values[many - 1 - k]!;
  }
  const out = new Float64Array(many);
  for (let i = 0; i < many; i++) {
    let value = weights[0]! * wide[i + reach]!;
    for (let k = 1; k <= reach; k++) value += weights[k]! * (wide[i + reach - k]! + wide[i + reach + k]!);
    out[i] = value / sum;
  }
  return out;
}
