import { onKernels } from "../kernels/kernels.ts";
import type { Labels } from "../regions/labels.ts";
import type { RegionGraph } from "../regions/region-graph.ts";

/**
 * What counts when a small region looks for its neighbor: the squared difference of mean colors, in OKLab steps (black and
 * white are 6.4e7 apart), and the mean strength of the border, 0 to 1. By eye; fewer slivers join across a line.
 */
const byColor = 1 / 2e7;
const byStrength = 0.5;

/** Mean strength of a border, less where one of its regions is small. */
export function borderCost(graph: RegionGraph, small: number): (border: number) => number {
  return (border) => {
    const min = Math.min(graph.area[graph.a[border]!]!, graph.area[graph.b[border]!]!);
    return (graph.mean(border) * min) / (min + small);
  };
}

/** What it costs a small region to join the neighbor behind a border. */
export function smallAreaCost(graph: RegionGraph): (border: number) => number {
  return (border) => graph.contrast(border) * byColor + byStrength * graph.mean(border);
}

/** Pixels whose right or lower neighbor is in another region. */
export function bordersOf({ width, height, data }: Labels): Uint8Array {
  return onKernels((kernels, arena) => {
    const out = arena.room(data.length);
    kernels.rightAndLowerBorders(arena.put(data), width, height, out);
    return arena.read(out, new Uint8Array(data.length));
  });
}
