import type { Field } from "./grid.ts";
import { stretchGraph } from "./stretch-graph.ts";
import { thin } from "./thinning.ts";

/** Thin lines without twigs: what hangs on a line with one end, is free at the other and shorter than `shortest` pixels. */
export function pruneTwigs(on: Uint8Array, strength: Field, shortest: number): Uint8Array {
  const { meetings, edges, stretches } = stretchGraph(on, strength, Number.POSITIVE_INFINITY);
  const out = on.slice();
  for (const { from, to, pixels, length } of stretches) {
    if (length >= shortest || meetings.has(from) === meetings.has(to)) continue;
    if (edges.has(from) || edges.has(to)) continue;
    for (const i of pixels) out[i] = 0;
  }
  // where a twig hung a bump is left, which would hide a free end
  return thin(out, strength);
}
