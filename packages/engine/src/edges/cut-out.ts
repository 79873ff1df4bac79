import { onKernels } from "../kernels/kernels.ts";
import type { Size } from "./grid.ts";
import { freeEnds, neighborsOf } from "./link-gaps.ts";

/**
 * Thin lines without those where `inside` is 1, and without what is left of them up to the next junction, where that is
 * not longer than `spur` pixels.
 */
export function cutOut(
  on: Uint8Array,
  inside: Uint8Array,
  { width, height }: Size,
  spur: number,
): Uint8Array {
  const before = new Set(freeEnds(on, width, height));
  const out = onKernels((kernels, arena) => {
    const lines = arena.put(on);
    kernels.maskWithout(lines, arena.put(inside), on.length, lines);
    return arena.read(lines, new Uint8Array(on.length));
  });
  for (const end of freeEnds(out, width, height)) {
    if (before.has(end)) continue;
    const own: number[] = [];
    let at = end;
    while (own.length <= spur) {
      const next = neighborsOf(out, at, width, height).filter((i) => !own.includes(i));
      if (next.length > 1 && own.length > 0) break;
      own.push(at);
      if (next.length !== 1) break;
      at = next[0]!;
    }
    if (own.length <= spur) for (const i of own) out[i] = 0;
  }
  return out;
}
