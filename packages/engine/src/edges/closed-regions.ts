import { onKernels } from "../kernels/kernels.ts";
import type { Labels } from "../regions/labels.ts";
import { blur } from "./blur.ts";
import type { Field } from "./grid.ts";
import { mosaicArea, mergeMosaics } from "./mosaics.ts";
import { type ColorPlanes, RegionGraph } from "../regions/region-graph.ts";
import { watershed } from "./watershed.ts";

/** What closed regions must be like: borders of this strength (0 to 1), this many pixels. */
export interface Closing {
  readonly threshold: number;
  readonly minArea: number;
}

/** Sigma, in pixels, of the blur that leaves a basin for each area and not one for each grain of the strength map. */
const calming = 1.5;
/** While borders are merged by strength, regions hold on less below this share of the smallest area that gets an outline. */
const firstSmall = 0.15;
/**
 * What counts when a small region looks for its neighbor: the squared difference of mean colors, in OKLab steps (black and
 * white are 6.4e7 apart), and the mean strength of the border, 0 to 1. By eye; fewer slivers join across a line.
 */
const byColor = 1 / 2e7;
const byStrength = 0.5;

/**
 * Regions that are worth an outline each: the valleys of the strength map, merged along their weakest borders while
 * those are weaker than wanted (an ultrametric contour hierarchy, Arbeláez 2006, in which small regions hold on less),
 * then mosaics of many small regions (reflections in metal, leaves, lettering too small to color) become one each, and
 * the rest of the small ones go to their most similar neighbors.
 */
export function closedRegions(strength: Field, planes: ColorPlanes, { threshold, minArea }: Closing): Labels {
  const basins = watershed(blur(strength, calming));
  const graph = new RegionGraph(basins, strength.data, planes);
  graph.mergeCheapest(borderCost(graph, minArea * firstSmall), threshold);
  mergeMosaics(graph, minArea * mosaicArea);
  graph.mergeSmall(smallAreaCost(graph), minArea);
  return graph.labels(basins);
}

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

/** Small regions go to their most similar neighbors; touching parts of one region stay one. */
export function withoutSmall(labels: Labels, strength: Field, planes: ColorPlanes, minArea: number): Labels {
  const graph = new RegionGraph(labels, strength.data, planes);
  graph.mergeSmall(smallAreaCost(graph), minArea);
  return graph.labels(labels);
}

/** Pixels whose right or lower neighbor is in another region. */
export function bordersOf({ width, height, data }: Labels): Uint8Array {
  return onKernels((kernels, arena) => {
    const out = arena.room(data.length);
    kernels.rightAndLowerBorders(arena.put(data), width, height, out);
    return arena.read(out, new Uint8Array(data.length));
  });
}
