import type { Field } from "./grid.ts";
import { segmentGraph } from "./segment-graph.ts";
import { thin } from "./thinning.ts";

/**
 * Thin lines without spurs: what hangs on a line with one end and is free at the other, if it is too short.
 * @param shortest so many pixels stay, at a pixel or everywhere
 */
export function pruneSpurs(
  on: Uint8Array,
  strength: Field,
  shortest: number | ((at: number) => number),
): Uint8Array {
  const min = typeof shortest === "number" ? () => shortest : shortest;
  const { meetings, edges, segments } = segmentGraph(on, strength, Number.POSITIVE_INFINITY);
  const out = on.slice();
  for (const { from, to, pixels, length } of segments) {
    if (length >= min(pixels[0]!) || meetings.has(from) === meetings.has(to)) continue;
    if (edges.has(from) || edges.has(to)) continue;
    for (const i of pixels) out[i] = 0;
  }
  // where a spur hung a bump is left, which would hide a free end
  return thin(out, strength);
}
