import type { Field } from "./grid.ts";
import { listsOf, selectLines } from "./select-lines.ts";
import { segmentGraph } from "./segment-graph.ts";
import { thin } from "./thinning.ts";

/**
 * Thin lines without those that end freely and are shorter than `shortest` pixels up to the next junction. What runs off
 * the picture does not end there.
 */
export function withoutLoose(on: Uint8Array, strength: Field, shortest: number): Uint8Array {
  const graph = segmentGraph(on, strength, Number.POSITIVE_INFINITY);
  const all = new Uint8Array(graph.segments.length);
  const kept = selectLines(
    listsOf(graph),
    { allowed: all.slice().fill(1), anchored: all },
    { threshold: 0, totalStrength: 0, shortest },
  );
  const out = on.slice();
  graph.segments.forEach(({ pixels }, s) => {
    if (!kept[s]) for (const i of pixels) out[i] = 0;
  });
  // where a line hung a bump is left, which would hide a free end
  return thin(out, strength);
}
