import type { Labels } from "../regions/labels.ts";
import { blur } from "./blur.ts";
import type { Field } from "./grid.ts";
import { Neighborhood } from "./neighborhood.ts";
import { watershed } from "./watershed.ts";

/** What closed regions must be like: borders of this strength (0 to 1), this many pixels. */
export interface Closing {
  readonly threshold: number;
  readonly smallest: number;
}

/** Closed regions. */
export interface ClosedRegions {
  readonly labels: Labels;
  /** 1 for each pixel of a mosaic that became one region: lines inside it are not worth drawing. */
  readonly mosaic: Uint8Array;
}

/** A region of a mosaic has at most so many times the least area, and so much of its border is with others like it. */
const mosaicArea = 6;
const mosaicShare = 0.75;
/** Borders inside a mosaic that are stronger stay. */
const mosaicLimit = 0.66;

/** How much a difference of colors counts beside strength when a small region looks for its neighbor. */
const colorWeight = 1 / 2e7;

/**
 * Regions that are worth an outline each: the valleys of the strength map, merged along their weakest borders while
 * those are weaker than wanted (an ultrametric contour hierarchy, Arbeláez 2006, in which small regions hold on less),
 * then mosaics of many small regions (reflections in metal, leaves, lettering too small to color) become one each, and
 * the rest of the small ones go to their most similar neighbors.
 * @param planes three color planes, a value a pixel
 */
export function closedRegions(
  strength: Field,
  planes: readonly ArrayLike<number>[],
  { threshold, smallest }: Closing,
): ClosedRegions {
  const basins = watershed(blur(strength, 1.5));
  const graph = new Neighborhood(basins, strength.data);
  graph.paint(basins, planes);
  graph.mergeCheapest(borderCost(graph, smallest * 0.15), threshold);
  const isMosaic = mergeMosaics(graph, smallest * mosaicArea);
  graph.mergeSmall((border) => graph.contrast(border) * colorWeight + 0.5 * graph.mean(border), smallest);
  const mosaic = new Uint8Array(basins.data.length);
  for (let i = 0; i < mosaic.length; i++) mosaic[i] = isMosaic[graph.find(basins.data[i]!)]!;
  return { labels: graph.labels(basins), mosaic };
}

/** Joins small regions that have hardly any but small neighbors; returns 1 for each region that came of it. */
function mergeMosaics(graph: Neighborhood, small: number): Uint8Array {
  const many = graph.area.length;
  const around = new Float64Array(many);
  const alike = new Float64Array(many);
  const isSmall = (region: number) => graph.area[region]! < small;
  for (let border = 0; border < graph.borders; border++) {
    const [p, q, length] = [graph.a[border]!, graph.b[border]!, graph.length[border]!];
    for (const [own, other] of [
      [p, q],
      [q, p],
    ] as const) {
      around[own] = around[own]! + length;
      if (isSmall(other)) alike[own] = alike[own]! + length;
    }
  }
  const isPart = new Uint8Array(many);
  for (let region = 0; region < many; region++) {
    if (graph.into[region] === region && isSmall(region) && alike[region]! >= mosaicShare * around[region]!)
      isPart[region] = 1;
  }
  const joined = new Uint8Array(many);
  for (let border = 0; border < graph.borders; border++) {
    if (graph.length[border] === 0 || graph.mean(border) > mosaicLimit) continue;
    const [p, q] = [graph.a[border]!, graph.b[border]!];
    if (!isPart[p] || !isPart[q]) continue;
    const stays = graph.merge(border, () => {});
    isPart[stays] = 1;
    joined[stays] = 1;
  }
  return joined;
}

/** Mean strength of a border, less where one of its regions is small. */
export function borderCost(graph: Neighborhood, small: number): (border: number) => number {
  return (border) => {
    const least = Math.min(graph.area[graph.a[border]!]!, graph.area[graph.b[border]!]!);
    return (graph.mean(border) * least) / (least + small);
  };
}

/** Small regions go to their most similar neighbors; touching pieces of one region stay one. */
export function withoutSmall(
  labels: Labels,
  strength: Field,
  planes: readonly ArrayLike<number>[],
  smallest: number,
): Labels {
  const graph = new Neighborhood(labels, strength.data);
  graph.paint(labels, planes);
  graph.mergeSmall((border) => graph.contrast(border) * colorWeight + 0.5 * graph.mean(border), smallest);
  return graph.labels(labels);
}

/** Pixels whose right or lower neighbor is in another region. */
export function bordersOf({ width, height, data }: Labels): Uint8Array {
  const on = new Uint8Array(data.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const own = data[i];
      if ((x + 1 < width && data[i + 1] !== own) || (y + 1 < height && data[i + width] !== own)) on[i] = 1;
    }
  }
  return on;
}
