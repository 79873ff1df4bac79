import type { Planes } from "../raster/planes.ts";
import { mergeOnKernels } from "../simd/merge.ts";
import { connectColors } from "./connect.ts";
import { EdgeHeap } from "./edge-heap.ts";
import { type Favor, favorOf, type RegionFavor } from "./favor.ts";
import type { ColoredLabels } from "./labels.ts";
import { RegionGraph } from "./region-graph.ts";

/** What merging aims at. Colors are in OKLab steps, lengths and areas in pixels. */
export interface Merging {
  /** Three steps for each palette color; a region always has one of these colors. */
  readonly palette: Float64Array;
  /** Neighbors merge while the squared error gained for each pixel side of border removed is at most this. */
  readonly limit: number;
  /** Regions of a smaller area must go. */
  readonly smallest: number;
  /** Regions that must go whatever their area: 1 for each such region. */
  readonly unwanted?: Uint8Array;
  /** Borders with less than `contrast` steps across, on average, cost `factor` times as much to remove. */
  readonly weak?: { readonly contrast: number; readonly factor: number };
  /** What counts more or less than usual; areas and prices are weighted by it. */
  readonly favor?: Favor;
  /** While there are more regions, the cheapest merge whatever the limit. */
  readonly budget?: Budget;
}

/** How many regions merging may leave. */
export interface Budget {
  readonly most: number;
  /** Area from which regions count: smaller ones will go anyway. */
  readonly counted: number;
}

/** As many as there are; a number that fits into 31 bits. */
const anyNumber: Budget = { most: 2 ** 31 - 1, counted: 0 };

/** What rounding may make of a price of nothing. */
const rounding = 1e-6;

/**
 * Merges neighbors, cheapest first, by the full lambda schedule of the piecewise constant Mumford-Shah functional
 * (Koepfler, Lopez & Morel 1994; Redding et al. 1999), with every region's color restricted to the palette. Then
 * regions that must go join the neighbor that costs least, smallest first. Neighbors of one color become one.
 * @param into may take the new labels
 */
export function mergeRegions(
  labels: ColoredLabels,
  planes: Planes,
  merging: Merging,
  into?: Int32Array,
): ColoredLabels {
  const { favor: perPixel, ...rest } = merging;
  const favor = perPixel && favorOf(labels, perPixel);
  const limit = Math.max(merging.limit, rounding);
  const aims = { budget: anyNumber, ...rest, limit, ...(favor && { favor }) };
  return (
    mergeOnKernels(labels, planes, aims, into) ??
    connectColors(labels, plainMergedColors(labels, planes, aims))
  );
}

type Aims = Omit<Merging, "favor" | "budget"> & { readonly favor?: RegionFavor; readonly budget: Budget };

/** The color of every region when merging is over. */
function plainMergedColors(labels: ColoredLabels, planes: Planes, merging: Aims): Int32Array {
  const graph = new RegionGraph(labels, planes, merging);
  const heap = new EdgeHeap(graph.edges);
  const price = priceOf(graph, merging);
  const push = (edge: number) => heap.push(edge, price(edge));
  const drop = (edge: number) => heap.remove(edge);
  for (let edge = 0; edge < graph.edges; edge++) push(edge);

  const isLarge = (region: number) => graph.area[region]! >= merging.budget.counted;
  let large = graph.area.reduce((sum, _, region) => sum + (isLarge(region) ? 1 : 0), 0);
  const merge = (edge: number) => {
    const before = [graph.a[edge]!, graph.b[edge]!].filter(isLarge).length;
    const stays = graph.merge(edge, push, drop);
    large += (isLarge(stays) ? 1 : 0) - before;
    return stays;
  };
  const limit = () => (large > merging.budget.most ? Number.POSITIVE_INFINITY : merging.limit);
  const prices = { price, push, merge, limit };
  mergeCheap(heap, prices);
  removeUnwanted(graph, merging, prices);
  // a merge changes the prices of more edges than it names: price all anew until nothing is cheap any more
  for (let merges = 1; merges > 0; ) {
    for (let edge = 0; edge < graph.edges; edge++) if (graph.border[edge]! > 0) push(edge);
    merges = mergeCheap(heap, prices);
  }

  return labels.colors.map((_, region) => graph.color[graph.find(region)]!);
}

/** Merges regions smaller than a share of the mean region's area (0: none, 1: all below the mean). */
export function mergeBelowMean(
  labels: ColoredLabels,
  planes: Planes,
  palette: Float64Array,
  share: number,
): ColoredLabels {
  if (share <= 0) return labels;
  const smallest = (share * labels.data.length) / labels.count;
  return mergeRegions(labels, planes, { palette, limit: 0, smallest });
}

/** Merges the cheapest neighbors until there are at most `most` regions. */
export function mergeDownTo(
  most: number,
  labels: ColoredLabels,
  planes: Planes,
  merging: Pick<Merging, "palette" | "weak" | "favor">,
): ColoredLabels {
  if (labels.count <= most) return labels;
  return mergeRegions(labels, planes, { ...merging, limit: 0, smallest: 0, budget: { most, counted: 0 } });
}

/** What it costs to remove an edge, how much it may cost by now, and how it is removed. */
interface Prices {
  readonly price: (edge: number) => number;
  readonly limit: () => number;
  readonly push: (edge: number) => void;
  /** Returns the region that is left. */
  readonly merge: (edge: number) => number;
}

/** Squared error gained for each pixel side of border removed. */
function priceOf(graph: RegionGraph, { weak }: Aims): (edge: number) => number {
  if (!weak) return (edge) => graph.cost(edge) / graph.border[edge]!;
  return (edge) => {
    const border = graph.border[edge]!;
    const factor = graph.contrast[edge]! < weak.contrast * border ? weak.factor : 1;
    const price = graph.cost(edge) / border;
    return price > 0 ? price * factor : price;
  };
}

/** Merges along the cheapest edge while one is within the limit; returns how often. */
function mergeCheap(heap: EdgeHeap, prices: Prices): number {
  let merges = 0;
  for (let edge = heap.pop(prices.limit()); edge >= 0; edge = heap.pop(prices.limit())) {
    // the big end of an edge may have changed since it was priced: if it costs more by now, it waits its turn
    if (prices.price(edge) > heap.popped) prices.push(edge);
    else {
      prices.merge(edge);
      merges++;
    }
  }
  return merges;
}

function removeUnwanted(graph: RegionGraph, merging: Aims, prices: Prices): void {
  const { area } = graph;
  const unwanted = merging.unwanted ? Uint8Array.from(merging.unwanted) : new Uint8Array(area.length);
  const mustGo = (region: number) => area[region]! < merging.smallest || unwanted[region] === 1;
  const queue: number[] = [];
  for (let region = 0; region < area.length; region++) {
    if (graph.into[region] === region && mustGo(region)) queue.push(region);
  }
  queue.sort((p, q) => area[p]! - area[q]! || p - q);
  for (let at = 0; at < queue.length; at++) {
    const region = queue[at]!;
    if (graph.into[region] !== region || !mustGo(region)) continue;
    const edge = cheapestEdge(graph, region, prices.price);
    if (edge < 0) continue;
    // a union of two unwanted regions gets its chance: the caller measures it again
    unwanted[region] = 0;
    unwanted[graph.other(edge, region)] = 0;
    const joined = prices.merge(edge);
    if (mustGo(joined)) queue.push(joined);
  }
}

function cheapestEdge(graph: RegionGraph, region: number, price: (edge: number) => number): number {
  let cheapest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let half = graph.head[region]!; half >= 0; half = graph.next[half]!) {
    const edge = half >> 1;
    if (graph.border[edge] === 0) continue;
    const cost = price(edge);
    if (cost < least) {
      least = cost;
      cheapest = edge;
    }
  }
  return cheapest;
}
