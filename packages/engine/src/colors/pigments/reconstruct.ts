import { expMinus } from "../../arithmetic/reproducible.ts";
import { bandCount, bandWeights } from "./bands.ts";

/** Linear light of a color that a reflectance can have: neither black nor as bright as light itself. */
const darkest = 0.0008;
const lightest = 0.9995;
const unknowns = bandCount + 3;

/** Hyperbolic tangent, the same bits everywhere. */
function tanh(value: number): number {
  const less = expMinus(2 * Math.abs(value));
  const size = (1 - less) / (1 + less);
  return value < 0 ? -size : size;
}

/** Half the logarithm of r / (1 - r), for r in (0, 1): where `tanh` gives 2r - 1. */
function artanhOf(reflectance: number): number {
  const wanted = 2 * reflectance - 1;
  let z = 0;
  // Newton's steps, none longer than 1, so that no one leaves the curve
  for (let step = 0; step < 60; step++) {
    const value = tanh(z);
    const change = (wanted - value) / Math.max(1e-9, 1 - value * value);
    z += Math.max(-1, Math.min(1, change));
    if (Math.abs(change) < 1e-12) break;
  }
  return z;
}

/**
 * A reflectance, 0 to 1 at each band, that gives a color: the one nearest to a known one in that its difference from it is smoothest
 * along the bands; without one the smoothest itself (least hyperbolic tangent slope squared, LHTSS, Scott Burns 2015). Newton's method
 * on the conditions of Lagrange. From a known one that is very far from the color it may not settle: then the smoothest is given.
 * @param light linear sRGB, 0 to 1; the very darkest and lightest are moved inwards by less than 1/1000
 * @param like a reflectance, in (0, 1)
 * @throws RangeError when no reflectance is found, which no color of sRGB does
 */
export function reconstruct(light: readonly number[], like?: ArrayLike<number>): Float64Array {
  const wanted = light.map((value) => Math.min(lightest, Math.max(darkest, value)));
  const from = Float64Array.from({ length: bandCount }, (_, band) => (like ? artanhOf(like[band]!) : 0));
  const z = from.slice();
  const pulls = [0, 0, 0];
  for (let step = 0; step < 80; step++) {
    const { matrix, faults } = conditions({ z, from, pulls, wanted });
    if (faults.every((fault) => Math.abs(fault) < 1e-9)) return z.map((value) => (tanh(value) + 1) / 2);
    const change = solve(matrix, faults);
    const longest = change.slice(0, bandCount).reduce((max, value) => Math.max(max, Math.abs(value)), 0);
    const share = longest > 2 ? 2 / longest : 1;
    for (let band = 0; band < bandCount; band++) z[band]! -= share * change[band]!;
    for (let c = 0; c < 3; c++) pulls[c]! -= share * change[bandCount + c]!;
  }
  if (like) return reconstruct(light);
  throw new RangeError(`light must be a color that some reflectance has, received ${light.join(", ")}`);
}

interface State {
  readonly z: Float64Array;
  readonly from: Float64Array;
  readonly pulls: readonly number[];
  readonly wanted: readonly number[];
}

/** How far a state is from meeting each condition, and how that changes with each unknown: bands first, then pulls. */
function conditions({ z, from, pulls, wanted }: State) {
  const faults = new Float64Array(unknowns);
  const matrix = Array.from({ length: unknowns }, () => new Float64Array(unknowns));
  for (let c = 0; c < 3; c++) faults[bandCount + c] = -wanted[c]!;
  for (let band = 0; band < bandCount; band++) {
    const value = tanh(z[band]!);
    const slope = (1 - value * value) / 2;
    let pull = 0;
    for (let c = 0; c < 3; c++) {
      const weight = bandWeights[c]![band]!;
      pull += weight * pulls[c]!;
      faults[bandCount + c]! += (weight * (value + 1)) / 2;
      matrix[band]![bandCount + c] = weight * slope;
      matrix[bandCount + c]![band] = weight * slope;
    }
    let bend = 0;
    for (const beside of [band - 1, band + 1]) {
      if (beside < 0 || beside >= bandCount) continue;
      bend += 2 * (z[band]! - from[band]! - (z[beside]! - from[beside]!));
      matrix[band]![beside] = -2;
      matrix[band]![band]! += 2;
    }
    faults[band] = bend + slope * pull;
    matrix[band]![band]! -= 2 * value * slope * pull;
  }
  return { matrix, faults };
}

/** Gaussian elimination with the largest pivot of each column. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const count = right.length;
  for (let c = 0; c < count; c++) {
    let pivot = c;
    for (let r = c + 1; r < count; r++)
      if (Math.abs(matrix[r]![c]!) > Math.abs(matrix[pivot]![c]!)) pivot = r;
    [matrix[c], matrix[pivot]] = [matrix[pivot]!, matrix[c]!];
    [right[c], right[pivot]] = [right[pivot]!, right[c]!];
    const row = matrix[c]!;
    for (let r = c + 1; r < count; r++) {
      const other = matrix[r]!;
      const factor = other[c]! / row[c]!;
      if (factor === 0) continue;
      for (let k = c; k < count; k++) other[k]! -= factor * row[k]!;
      right[r]! -= factor * right[c]!;
    }
  }
  for (let c = count - 1; c >= 0; c--) {
    for (let k = c + 1; k < count; k++) right[c]! -= matrix[c]![k]! * right[k]!;
    right[c]! /= matrix[c]![c]!;
  }
  return right;
}
