import { EdgeHeap } from "../../regions/edge-heap.ts";
import { apart, type Superpixels } from "./superpixels.ts";

/** A step of color counts by this much, and by so much more where the boundary map is sure of a line; small steps are free. */
const stepCounts = 0.3;
const lineCounts = 1.4;
const free = 1;

/** What it takes to cross each border: the step of color there, more where the boundary map has a line. */
export function colorSteps({ graph, color }: Superpixels): Float64Array {
  return Float64Array.from({ length: graph.borders }, (_, border) => {
    const step = apart(color, graph.a[border]!, graph.b[border]!);
    return Math.max(0, step * (stepCounts + lineCounts * graph.mean(border)) - free);
  });
}

/** How far every piece is from the nearest of `sources` over such steps (Dijkstra 1959). */
export function waysFrom(
  sources: readonly number[],
  { graph, labels: { count } }: Superpixels,
  steps: Float64Array,
): Float64Array {
  const out = new Float64Array(count).fill(Number.MAX_VALUE);
  const heap = new EdgeHeap(count);
  for (const source of sources) {
    out[source] = 0;
    heap.push(source, 0);
  }
  for (let at = heap.pop(Number.MAX_VALUE); at >= 0; at = heap.pop(Number.MAX_VALUE)) {
    graph.eachBorder(at, (border) => {
      const other = graph.other(border, at);
      const by = out[at]! + steps[border]!;
      if (by >= out[other]!) return;
      out[other] = by;
      heap.push(other, by);
    });
  }
  return out;
}
