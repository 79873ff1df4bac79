import { findLinesOnKernels } from "../simd/pieces.ts";
import type { Field } from "./grid.ts";
import { piecesOf } from "./pieces.ts";

/** Lines found at one threshold. */
interface LinesAbove {
  readonly on: Uint8Array;
  /** Pixels that are on. */
  readonly many: number;
}

/**
 * Pixels of at least half the threshold that hang together with one that reaches it (Canny 1986), in pieces whose
 * strengths, each times its weight, add up to `salience`.
 */
export function linesAbove(
  ridges: Field,
  weight: Float32Array,
  { threshold, salience }: { threshold: number; salience: number },
): LinesAbove {
  const fast = findLinesOnKernels(ridges, weight, salience, ({ find, read }) => ({
    many: find(threshold),
    on: read(),
  }));
  return fast ?? plainLinesAbove(ridges, weight, { threshold, salience });
}

function plainLinesAbove(
  ridges: Field,
  weight: Float32Array,
  { threshold, salience }: { threshold: number; salience: number },
): LinesAbove {
  const { data } = ridges;
  const on = new Uint8Array(data.length);
  const least = threshold / 2;
  for (let i = 0; i < on.length; i++) if (data[i]! >= least) on[i] = 1;
  const { count, start, pixels } = piecesOf(on, ridges);
  let many = 0;
  for (let p = 0; p < count; p++) {
    let [strongest, sum] = [0, 0];
    for (let k = start[p]!; k < start[p + 1]!; k++) {
      const i = pixels[k]!;
      strongest = Math.max(strongest, data[i]!);
      sum += data[i]! * weight[i]!;
    }
    if (strongest >= threshold && sum >= salience) many += start[p + 1]! - start[p]!;
    else for (let k = start[p]!; k < start[p + 1]!; k++) on[pixels[k]!] = 0;
  }
  return { on, many };
}

/** Diagonal steps make lines longer than they have pixels, by this on average. */
const lengthOfPixel = 1.12;

/** Lines of a certain length, and the threshold at which they were found. */
interface LinesOfLength {
  readonly threshold: number;
  readonly on: Uint8Array;
  /** In pixels along them. */
  readonly length: number;
}

/**
 * What `linesAbove` finds at the lowest of nine thresholds in a range, above 0, at which lines are not longer than `length` pixels;
 * else at the highest.
 */
export function linesOfLength(
  ridges: Field,
  weight: Float32Array,
  want: { readonly range: readonly [number, number]; readonly length: number; readonly salience: number },
): LinesOfLength {
  const { salience } = want;
  const fast = findLinesOnKernels(ridges, weight, salience, ({ find, read }) => {
    const threshold = thresholdForLength((at) => find(at) * lengthOfPixel, want);
    const length = find(threshold) * lengthOfPixel;
    return { threshold, on: read(), length };
  });
  if (fast) return fast;
  const above = (threshold: number) => plainLinesAbove(ridges, weight, { threshold, salience });
  const threshold = thresholdForLength((at) => above(at).many * lengthOfPixel, want);
  const { on, many } = above(threshold);
  return { threshold, on, length: many * lengthOfPixel };
}

function thresholdForLength(
  lengthAbove: (threshold: number) => number,
  want: { readonly range: readonly [number, number]; readonly length: number },
): number {
  const [least, most] = want.range;
  // lines only get fewer as the threshold rises: halve the range
  let [low, high] = [0, 8];
  const at = (step: number) => least + ((most - least) * step) / 8;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (lengthAbove(at(middle)) > want.length) low = middle;
    else high = middle;
  }
  if (low === 0 && lengthAbove(least) <= want.length) return least;
  return at(high);
}
