import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "./planes.ts";

/** What a cell of an antialiased edge weighs, and what any other one does: a histogram needs at least 1. */
export const cellWeights = { mixed: 1, solid: 16 };
/** Antialiased edges are at most so many cells wide to either side: a broad brush levels two, and a camera one. */
const reach = 3;
/** Colors on both sides of one are so many steps apart. */
const apart = 12 * stepsPerUnit;
/** A mixture takes at least this share of each side, and lies so near to the line between both, as a share of its length. */
const [minShare, aside] = [0.12, 0.3];

/**
 * Weights of cells by which those count little that are only mixtures of what lies to both sides of them: where orange meets
 * blue there is a line of magenta, and nobody wants a paint for it.
 */
export function solidCells({ width, height, l, a, b }: Planes): Uint8Array {
  const out = new Uint8Array(width * height).fill(cellWeights.solid);
  // without lists that are taken apart, which for every cell would cost more than the sums
  const isMixture = (i: number, p: number, q: number) => {
    const x = l[q]! - l[p]!;
    const y = a[q]! - a[p]!;
    const z = b[q]! - b[p]!;
    const long = x * x + y * y + z * z;
    if (long < apart * apart) return false;
    const u = l[i]! - l[p]!;
    const v = a[i]! - a[p]!;
    const w = b[i]! - b[p]!;
    const along = (u * x + v * y + w * z) / long;
    if (along < minShare || along > 1 - minShare) return false;
    return u * u + v * v + w * w - along * along * long <= aside * aside * long;
  };
  for (let y = 0, i = 0; y < height; y++) {
    const above = Math.max(0, y - reach) * width;
    const below = Math.min(height - 1, y + reach) * width;
    for (let x = 0; x < width; x++, i++) {
      const left = i - Math.min(x, reach);
      const right = i + Math.min(width - 1 - x, reach);
      if (isMixture(i, left, right) || isMixture(i, above + x, below + x)) out[i] = cellWeights.mixed;
    }
  }
  return out;
}
