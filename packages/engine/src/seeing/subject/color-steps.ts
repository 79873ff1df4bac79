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

/** How far every superpixel is from the nearest of `sources` over such steps. */
export function waysFrom(
  sources: readonly number[],
  superpixels: Superpixels,
  steps: Float64Array,
): Float64Array {
  const out = new Float64Array(superpixels.labels.count).fill(Number.MAX_VALUE);
  eachByWay(sources, superpixels, steps, (superpixel, way) => {
    out[superpixel] = way;
    return true;
  });
  return out;
}

/**
 * Visits superpixels from the nearest of `sources` on, over such steps, until it hears false (Dijkstra 1959).
 * @param visit hears a superpixel and how far it is
 */
export function eachByWay(
  sources: readonly number[],
  { graph, labels: { count } }: Superpixels,
  steps: Float64Array,
  visit: (superpixel: number, way: number) => boolean,
): void {
  const ways = new Float64Array(count).fill(Number.MAX_VALUE);
  const heap = new EdgeHeap(count);
  for (const source of sources) {
    ways[source] = 0;
    heap.push(source, 0);
  }
  for (let at = heap.pop(Number.MAX_VALUE); at >= 0; at = heap.pop(Number.MAX_VALUE)) {
    const own = ways[at]!;
    if (!visit(at, own)) return;
    graph.eachBorder(at, (border) => {
      const other = graph.other(border, at);
      const by = own + steps[border]!;
      if (by >= ways[other]!) return;
      ways[other] = by;
      heap.push(other, by);
    });
  }
}
