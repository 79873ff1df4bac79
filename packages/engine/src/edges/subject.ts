import { expMinus } from "../arithmetic/reproducible.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import type { Labels } from "../regions/labels.ts";
import { blur } from "./blur.ts";
import { borderCost } from "./closed-regions.ts";
import { type Field, shrinkField, stretchField } from "./grid.ts";
import { Neighborhood } from "./neighborhood.ts";
import { watershed } from "./watershed.ts";

/** Steps of chroma, which planes hold doubled, count this much beside steps of lightness. */
const chromaWeight = 0.8;

/** Color steps up to this are free, where a fifth of all steps are smaller; a plain picture has but one step. */
const mostFree = 0.04;
/** What stands out most does so by these color steps (OKLab, 0 to about 1): nothing less is a subject, all more is. */
const indistinct = 0.02;
const distinct = 0.06;

/**
 * How much each place belongs to what the picture is about, 0 to 1, beside what stands out most; where nothing does, all
 * the same. What one
 * reaches from the picture's edge only over color steps is far from it (geodesic saliency, Wei et al., "Geodesic
 * saliency using background priors", ECCV 2012); a mild preference for the middle; gaps inside are filled.
 * @param planes the picture, small
 * @param strength its boundary strength, of the same sizes
 */
export function findSubject(planes: Planes, strength: Field): Field {
  const { width, height } = planes;
  const labels = coarseRegions(planes, strength);
  const distance = distancesFromEdge(labels, planes, strength);
  const raw = { width, height, data: new Float32Array(labels.data).map((region) => distance[region]!) };
  const high = scaleToHigh(raw.data);
  const across = prior(width, 0.5, 0.42);
  const down = prior(height, 0.52, 0.46);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const middle = across[x]! * down[y]!;
      raw.data[i] = raw.data[i]! * (0.35 + 0.65 * middle) + 0.12 * middle;
    }
  }
  scaleToHigh(raw.data);
  return calmed(filled(raw), Math.max(0, Math.min(1, (high - indistinct) / (distinct - indistinct))));
}

/** Regions that are worth telling apart: the hierarchy of the strength map, cut low, without tiny ones. */
function coarseRegions(planes: Planes, strength: Field): Labels {
  const basins = watershed(blur(strength, 0.8));
  const graph = new Neighborhood(basins, strength.data, [planes.l, planes.a, planes.b]);
  const pixels = planes.width * planes.height;
  graph.mergeCheapest(borderCost(graph, pixels * 2e-4), 0.1);
  graph.mergeSmall((border) => graph.contrast(border), pixels * 8e-4);
  return graph.labels(basins);
}

/** Distance in color steps (OKLab, 0 to about 1) of each region from the picture's edge. */
function distancesFromEdge(labels: Labels, planes: Planes, strength: Field): Float64Array {
  const graph = new Neighborhood(labels, strength.data, [planes.l, planes.a, planes.b]);
  const unit = 100 * stepsPerUnit;
  const mean = Float64Array.from(graph.sums, (sum, at) => {
    const value = sum / graph.area[Math.floor(at / 3)]! / unit;
    return at % 3 === 0 ? value : value * chromaWeight;
  });
  const apart = (p: number, q: number) => {
    let sum = 0;
    for (let c = 0; c < 3; c++) {
      const d = mean[p * 3 + c]! - mean[q * 3 + c]!;
      sum += d * d;
    }
    return Math.sqrt(sum);
  };

  // small steps are free
  const steps = Float64Array.from({ length: graph.borders }, (_, e) => apart(graph.a[e]!, graph.b[e]!));
  const usual = [...steps].sort((p, q) => p - q)[Math.floor(steps.length * 0.2)] ?? 0;
  const free = Math.min(mostFree, usual);
  for (let e = 0; e < steps.length; e++) steps[e] = Math.max(0, steps[e]! - free);

  const distance = startingDistances(labels, graph, apart);
  relax(graph, steps, distance);
  return distance;
}

/** How far regions at the picture's edge are from it to begin with; all others are infinitely far. */
function startingDistances(
  { width, height, count, data }: Labels,
  graph: Neighborhood,
  apart: (p: number, q: number) => number,
): Float64Array {
  // regions at the edge start at 0, unless their color is rare there: a subject may touch the edge
  const contact = new Float64Array(count);
  const atBottom = new Float64Array(count);
  for (let x = 0; x < width; x++) {
    contact[data[x]!]!++;
    contact[data[(height - 1) * width + x]!]!++;
    atBottom[data[(height - 1) * width + x]!]!++;
  }
  for (let y = 0; y < height; y++) {
    contact[data[y * width]!]!++;
    contact[data[y * width + width - 1]!]!++;
  }
  const around = 2 * (width + height);
  const touching = Array.from({ length: count }, (_, region) => region).filter(
    (region) => contact[region]! > 0,
  );
  const distance = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (const region of touching) {
    let rarity = 0;
    for (const other of touching) rarity += (contact[other]! / around) * Math.min(0.25, apart(region, other));
    const standing =
      graph.area[region]! < 0.35 * data.length ? (0.05 * atBottom[region]!) / contact[region]! : 0;
    distance[region] = Math.max(0, rarity - 0.08) * 1.2 + standing;
  }
  return distance;
}

/** Shortest ways over the borders (Dijkstra 1959); a few hundred regions need no heap. */
function relax(graph: Neighborhood, steps: Float64Array, distance: Float64Array): void {
  const done = new Uint8Array(distance.length);
  for (;;) {
    let nearest = -1;
    for (let region = 0; region < distance.length; region++) {
      if (!done[region] && (nearest < 0 || distance[region]! < distance[nearest]!)) nearest = region;
    }
    if (nearest < 0) return;
    done[nearest] = 1;
    graph.eachBorder(nearest, (border) => {
      const other = graph.other(border, nearest);
      distance[other] = Math.min(distance[other]!, distance[nearest]! + steps[border]!);
    });
  }
}

/** A bell over `length` places, highest at the share `middle`. */
function prior(length: number, middle: number, spread: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => {
    const t = ((i + 0.5) / length - middle) / spread;
    return expMinus(t * t);
  });
}

/** Scales values so that all but the top 3 % lie in 0 to 1, and cuts those off; says what became 1. */
function scaleToHigh(values: Float32Array): number {
  const sorted = Float32Array.from(values).sort();
  const high = Math.max(1e-4, sorted[Math.floor((sorted.length - 1) * 0.97)]!);
  for (let i = 0; i < values.length; i++) values[i] = Math.min(1, values[i]! / high);
  return high;
}

/** Closes gaps up to a fifth of the picture's width: a face between hair and clothes belongs to its person. */
function filled(field: Field): Field {
  const { width, height } = field;
  const small = shrinkField(field, 4);
  const reach = Math.max(1, Math.round(0.09 * small.width));
  const closed = turned(highest(turned(highest(small, reach)), reach));
  const closing = stretchField(closed, width, height).data;
  const data = field.data.map((value, i) => Math.max(value, 0.9 * closing[i]!));
  return blur({ width, height, data }, width * 0.012);
}

/** Where too little or nearly everything stands out, or nothing clearly, there is no subject to speak of: all is the half of one. */
function calmed(field: Field, distinctness: number): Field {
  let many = 0;
  for (const value of field.data) if (value > 0.5) many++;
  const share = many / field.data.length;
  const within = (t: number) => Math.max(0, Math.min(1, t));
  const trust = distinctness * within((share - 0.035) / 0.08) * within((0.75 - share) / 0.15);
  return { ...field, data: field.data.map((value) => 0.5 + trust * (value - 0.5)) };
}

/** The greatest value within a disk of `reach`; cells beyond the edge do not count. */
function highest({ width, height, data }: Field, reach: number): Field {
  const out = data.slice();
  const lookInRow = (y: number, dy: number) => {
    const wide = Math.floor(Math.sqrt(reach * reach - dy * dy));
    const row = (y + dy) * width;
    for (let x = 0; x < width; x++) {
      let best = out[y * width + x]!;
      const last = row + Math.min(width - 1, x + wide);
      for (let at = row + Math.max(0, x - wide); at <= last; at++) if (data[at]! > best) best = data[at]!;
      out[y * width + x] = best;
    }
  };
  for (let dy = -reach; dy <= reach; dy++) {
    for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) lookInRow(y, dy);
  }
  return { width, height, data: out };
}

/** Every value with its sign turned: what was highest is lowest. */
function turned(field: Field): Field {
  return { ...field, data: field.data.map((value) => -value) };
}
