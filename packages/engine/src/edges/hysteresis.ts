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

/** The lowest of nine thresholds in a range whose lines are not longer than `length` pixels; else the highest. */
export function thresholdForLength(
  ridges: Field,
  weight: Float32Array,
  want: { readonly range: readonly [number, number]; readonly length: number; readonly salience: number },
): number {
  const [least, most] = want.range;
  // lines only get fewer as the threshold rises: halve the range
  let [low, high] = [0, 8];
  const at = (step: number) => least + ((most - least) * step) / 8;
  const lengthAt = (step: number) =>
    linesAbove(ridges, weight, { threshold: at(step), salience: want.salience }).many * lengthOfPixel;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (lengthAt(middle) > want.length) low = middle;
    else high = middle;
  }
  if (low === 0 && lengthAt(0) <= want.length) return least;
  return at(high);
}
