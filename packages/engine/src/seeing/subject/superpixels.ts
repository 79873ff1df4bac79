import { stepsPerUnit } from "../../colors/oklab.ts";
import { blurOnKernels } from "../../edges/blur.ts";
import { borderCost } from "../../edges/region-borders.ts";
import type { Field } from "../../edges/grid.ts";
import { onKernels } from "../../kernels/kernels.ts";
import { RegionGraph } from "../../regions/region-graph.ts";
import { watershed } from "../../edges/watershed.ts";
import type { Planes } from "../../raster/planes.ts";
import type { Labels } from "../../regions/labels.ts";

/** A picture in superpixels that lie inside one thing, with what is known of each superpixel and of each border. */
export interface Superpixels {
  readonly labels: Labels;
  readonly graph: RegionGraph;
  /** Mean color of each: lightness 0 to 100, chroma doubled, a difference of 2 is just seen. */
  readonly color: Float64Array;
  /** Middles, in shares of the picture's longer side. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Pixels at the picture's edge. */
  readonly edge: Float64Array;
}

/** How much a step of color between neighboring pixels (OKLab, in units) counts beside boundary strength (0 to 1). */
const stepCounts = 0.01;
const calming = 0.6;

/**
 * The finest superpixels: valleys of the boundary map, with steps of color added so that what the map has missed still has a
 * border. Their borders are the only ones a subject can have.
 */
export function superpixels(planes: Planes, strength: Field): Superpixels {
  return describe(watershed(reliefOf(planes, strength)), planes, strength);
}

/** A boundary map with steps of color, a little calmed. */
function reliefOf({ width, height, l, a, b }: Planes, { data }: Field): Field {
  return onKernels((kernels, arena) => {
    const map = arena.put(data);
    const planes = [arena.put(l), arena.put(a), arena.put(b)] as const;
    kernels.addColorSteps(...planes, width, height, stepCounts / stepsPerUnit, map);
    blurOnKernels({ kernels, arena }, map, { width, height }, calming);
    return { width, height, data: arena.read(map, new Float32Array(data.length)) };
  });
}

/**
 * Larger superpixels are apart by borders of this mean strength (0 to 1), and at least so large, in shares of the picture; below
 * `holdsOn` borders count less. That leaves a few hundred of most photos, which the cues of a subject are made for.
 */
const coarse = { strength: 0.1, holdsOn: 2e-4, minArea: 5e-4 };

/** Larger superpixels made of the finest ones, a few hundred, by the hierarchy of the boundary map. */
export function coarser({ labels }: Superpixels, planes: Planes, strength: Field): Superpixels {
  const graph = new RegionGraph(labels, strength.data, [planes.l, planes.a, planes.b]);
  const pixels = labels.data.length;
  graph.mergeCheapest(borderCost(graph, pixels * coarse.holdsOn), coarse.strength);
  graph.mergeSmall((border) => graph.contrast(border), pixels * coarse.minArea);
  return describe(graph.labels(labels), planes, strength);
}

function describe(labels: Labels, planes: Planes, strength: Field): Superpixels {
  const { width, height, count, data } = labels;
  const graph = new RegionGraph(labels, strength.data, [planes.l, planes.a, planes.b]);
  const [x, y, edge] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) {
      const at = data[i]!;
      x[at]! += column + 0.5;
      y[at]! += row + 0.5;
      if (row === 0 || column === 0 || row === height - 1 || column === width - 1) edge[at]!++;
    }
  }
  const side = Math.max(width, height);
  for (let at = 0; at < count; at++) {
    x[at] = x[at]! / (graph.area[at]! * side);
    y[at] = y[at]! / (graph.area[at]! * side);
  }
  const color = Float64Array.from(
    graph.sums,
    (sum, k) => sum / graph.area[Math.floor(k / 3)]! / stepsPerUnit,
  );
  return { labels, graph, color, x, y, edge };
}

/** How far two superpixels are apart in color. */
export function apart(color: Float64Array, p: number, q: number): number {
  const dl = color[3 * p]! - color[3 * q]!;
  const da = color[3 * p + 1]! - color[3 * q + 1]!;
  const db = color[3 * p + 2]! - color[3 * q + 2]!;
  return Math.sqrt(dl * dl + da * da + db * db);
}

/** Mean of a field in each superpixel. */
export function meanOf({ labels, graph }: Superpixels, { data }: Field): Float64Array {
  const out = new Float64Array(labels.count);
  for (let i = 0; i < data.length; i++) out[labels.data[i]!]! += data[i]!;
  return out.map((sum, p) => sum / graph.area[p]!);
}
