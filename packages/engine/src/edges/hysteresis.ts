import { onKernels } from "../kernels/kernels.ts";
import { roomForComponents } from "./components.ts";
import type { Field } from "./grid.ts";

/** Lines found at one threshold. */
interface LinesAbove {
  readonly on: Uint8Array;
  /** Pixels that are on. */
  readonly count: number;
}

/**
 * Pixels of at least half the threshold that hang together with one that reaches it (Canny 1986), in components whose
 * strengths, each times its weight, add up to `totalStrength`.
 */
export function linesAbove(
  ridges: Field,
  weight: Float32Array,
  { threshold, totalStrength }: { threshold: number; totalStrength: number },
): LinesAbove {
  return withFinder(ridges, weight, totalStrength, ({ find, read }) => ({
    count: find(threshold),
    on: read(),
  }));
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
 * What `linesAbove` finds at the lowest of nine thresholds in a range, above 0, at which lines are not longer than `length`
 * pixels; else at the highest.
 */
export function linesOfLength(
  ridges: Field,
  weight: Float32Array,
  want: {
    readonly range: readonly [number, number];
    readonly length: number;
    readonly totalStrength: number;
  },
): LinesOfLength {
  return withFinder(ridges, weight, want.totalStrength, ({ find, read }) => {
    const threshold = thresholdForLength((at) => find(at) * lengthOfPixel, want);
    const length = find(threshold) * lengthOfPixel;
    return { threshold, on: read(), length };
  });
}

function thresholdForLength(
  lengthAbove: (threshold: number) => number,
  want: { readonly range: readonly [number, number]; readonly length: number },
): number {
  const [min, max] = want.range;
  // lines only get fewer as the threshold rises: halve the range
  let [low, high] = [0, 8];
  const at = (step: number) => min + ((max - min) * step) / 8;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (lengthAbove(at(middle)) > want.length) low = middle;
    else high = middle;
  }
  if (low === 0 && lengthAbove(min) <= want.length) return min;
  return at(high);
}

/** Looks for lines at any threshold above 0, answers how many pixels they have, and reads what was found last. */
interface LineFinder {
  readonly find: (threshold: number) => number;
  readonly read: () => Uint8Array;
}

/** What `work` makes of the lines that a finder finds. */
function withFinder<T>(
  { data, ...size }: Field,
  weight: Float32Array,
  totalStrength: number,
  work: (finder: LineFinder) => T,
): T {
  return onKernels((kernels, arena) => {
    const [values, weights, on] = [arena.put(data), arena.put(weight), arena.room(data.length)];
    const { at, find } = roomForComponents(kernels, arena, on, size);
    return work({
      find: (threshold) => {
        kernels.atLeast(values, data.length, threshold / 2, on);
        return kernels.dropComponents(
          on,
          at.pixels,
          at.starts,
          find(),
          0,
          values,
          weights,
          threshold,
          totalStrength,
        );
      },
      read: () => arena.read(on, new Uint8Array(data.length)),
    });
  });
}
