import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Planes } from "../raster/planes.ts";
import { type Favor, favorOf, linePrice, type RegionFavor } from "./favor.ts";
import type { ColoredLabels } from "./labels.ts";

/** What merging aims at. Colors are in OKLab steps, lengths and areas in pixels. */
export interface Merging {
  /** Three steps for each palette color; a region always has one of these colors. */
  readonly palette: Float64Array;
  /**
   * Where the palette has two sides (`onBothSides`), the colors of one: a region keeps a color of its own side, and merges with
   * neighbors there only, as long as there are any. 0 or undefined: no sides.
   */
  readonly sideCount?: number | undefined;
  /** Neighbors merge while the squared error gained for each pixel side of border removed is at most this. */
  readonly limit: number;
  /** Regions of a smaller area must go. */
  readonly minArea: number;
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
  readonly max: number;
  /** Area from which regions count: smaller ones will go anyway. */
  readonly counted: number;
}

/** As many as there are; a number that fits into 31 bits. */
const anyNumber: Budget = { max: 2 ** 31 - 1, counted: 0 };

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
  return onKernels((kernels, arena) => {
    // the heap's room is a guess: where it does not suffice, all begins again with more
    for (let share = 6; ; share *= 2) {
      arena.giveBack();
      const merged = tryMerge(kernels, arena, { labels, planes, aims, into, share });
      if (merged) return merged;
    }
  });
}

type Aims = Omit<Merging, "favor" | "budget"> & { readonly favor?: RegionFavor; readonly budget: Budget };

/** Merges regions smaller than a share of the mean region's area (0: none, 1: all below the mean). */
export function mergeBelowMean(
  labels: ColoredLabels,
  planes: Planes,
  palette: Float64Array,
  share: number,
): ColoredLabels {
  if (share <= 0) return labels;
  const minArea = (share * labels.data.length) / labels.count;
  return mergeRegions(labels, planes, { palette, limit: 0, minArea });
}

/** Merges the cheapest neighbors until there are at most `max` regions. */
export function mergeDownTo(
  max: number,
  labels: ColoredLabels,
  planes: Planes,
  merging: Pick<Merging, "palette" | "sideCount" | "weak" | "favor">,
): ColoredLabels {
  if (labels.count <= max) return labels;
  return mergeRegions(labels, planes, { ...merging, limit: 0, minArea: 0, budget: { max, counted: 0 } });
}

interface Task {
  readonly labels: ColoredLabels;
  readonly planes: Planes;
  readonly aims: Aims;
  /** Takes the new labels. */
  readonly into: Int32Array | undefined;
  /** Entries of the heap for each edge. */
  readonly share: number;
}

function tryMerge(
  kernels: Kernels,
  arena: Arena,
  { labels, planes, aims, into, share }: Task,
): ColoredLabels | undefined {
  const { count } = labels;
  const { pixels, sums, list, edges, free } = measureAndMeet(kernels, arena, labels, planes);
  if (aims.favor) weigh(kernels, arena, { labels, pixels, sums, list, edges }, aims.favor);
  let slots = 4096;
  while (slots < edges * 3) slots *= 2;
  const capacity = edges * share + 4096;
  const [colors, parents, first] = [arena.put(labels.colors), arena.room(count * 4), arena.room(count * 4)];
  const halves = arena.room(edges * 8);
  // over what regions were measured and met with
  const table = free.table.bytes >= slots * 4 ? free.table.at : arena.room(slots * 4);
  const means = free.planes.bytes >= count * 32 ? free.planes.at : arena.room(count * 32);
  const [heap, newest] = [arena.room(capacity * 16), arena.room(edges * 8)];
  const [palette, paints] = [arena.put(aims.palette), aims.palette.length / 3];
  const weak = aims.weak ?? { contrast: 0, factor: 1 };
  const queue = arena.room(count * 8);
  const unwanted = arena.put(aims.unwanted ?? new Uint8Array(count));

  const scratch = [means, parents, first, halves, table, slots - 1] as const;
  kernels.beginMerge(
    sums,
    colors,
    count,
    list,
    edges,
    ...scratch,
    palette,
    paints,
    aims.sideCount ?? 0,
    weak.contrast,
    weak.factor,
  );
  kernels.setLimits(aims.limit, aims.budget.counted, aims.budget.max, count);
  kernels.beginHeap(heap, capacity, newest);
  if (kernels.mergeCheap() < 0) return undefined;
  const pairs = arena.room(count * 32);
  const waiting = kernels.smallestFirst(queue, aims.minArea, unwanted, count, pairs);
  if (kernels.removeUnwanted(queue, waiting, aims.minArea, unwanted) < 0) return undefined;
  for (let merges = 1; merges !== 0; ) {
    kernels.pushAll();
    merges = kernels.mergeCheap();
    if (merges < 0) return undefined;
  }
  const size = labels.data.length;
  // written over the labels, and over lists that merging is done with
  const merged = kernels.mergedLabels(pixels, size, count, first, queue, pixels);
  const { width, height } = labels;
  const data = arena.read(pixels, into ?? new Int32Array(size));
  return { width, height, count: merged, data, colors: arena.read(queue, new Int32Array(merged)) };
}

interface Weighed {
  readonly labels: ColoredLabels;
  readonly pixels: number;
  readonly sums: number;
  readonly list: number;
  readonly edges: number;
}

/** Weighs regions, and borders by the lines along them. */
function weigh(
  kernels: Kernels,
  arena: Arena,
  { labels: { width, height, count }, pixels, sums, list, edges }: Weighed,
  { regions, lines }: RegionFavor,
): void {
  kernels.weighRegions(sums, arena.put(regions), count);
  let slots = 4096;
  while (slots < edges * 2) slots *= 2;
  const [table, along] = [arena.room(slots * 4), arena.room(edges * 24)];
  // edges are met in the same order as before
  kernels.meetBytes(pixels, arena.put(lines), width, height, table, slots - 1, along, edges);
  kernels.weighBorders(list, along, edges, linePrice.none, linePrice.sure);
}

function measureAndMeet(
  kernels: Kernels,
  arena: Arena,
  { width, height, count, data }: ColoredLabels,
  planes: Planes,
) {
  const [l, a, b] = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)];
  const [pixels, sums] = [arena.put(data), arena.room(count * 32)];
  kernels.measure(pixels, l, a, b, data.length, count, sums);
  // neighbors are no more than three times as many as regions (Euler)
  for (let capacity = Math.max(1024, count * 3); ; capacity *= 2) {
    let slots = 4096;
    while (slots < capacity * 2) slots *= 2;
    const [table, list] = [arena.room(slots * 4), arena.room(capacity * 24)];
    const edges = kernels.meet(pixels, l, a, b, width, height, table, slots - 1, list, capacity);
    const free = { table: { at: table, bytes: slots * 4 }, planes: { at: l, bytes: pixels - l } };
    if (edges >= 0) return { pixels, sums, list, edges, free };
  }
}
