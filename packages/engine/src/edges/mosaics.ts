import type { Labels } from "../regions/labels.ts";
import type { Field } from "./grid.ts";
import { Neighborhood } from "./neighborhood.ts";
import { areasBetween } from "./areas-between.ts";

/** A region of a mosaic has at most so many times the least area. */
export const mosaicArea = 6;
/** So much of its border is with others like it. */
const mosaicShare = 0.75;
/** Borders inside a mosaic that are stronger stay. */
const mosaicLimit = 0.72;

/** Joins small regions that have hardly any but small neighbors; returns 1 for each region that came of it. */
export function mergeMosaics(graph: Neighborhood, small: number): Uint8Array {
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

/**
 * Thin lines without those inside mosaics of small areas (reflections in metal, foliage), except where `keep` is high.
 * @param small areas of fewer pixels may be part of a mosaic
 */
export function withoutMosaics(on: Uint8Array, strength: Field, keep: Field, small: number): Uint8Array {
  const { width, height } = strength;
  const areas = areasBetween(on, width, height);
  const graph = new Neighborhood(areas, strength.data);
  const isMosaic = mergeMosaics(graph, small);
  const out = on.slice();
  const into = Int32Array.from({ length: areas.count }, (_, area) => graph.find(area));
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) {
    if (keep.data[i]! > kept) continue;
    if (isMosaic[into[areas.data[i]!]!] && !isBorder(i, areas, into)) out[i] = 0;
  }
  return out;
}

/** Where what must be kept is likelier than this, lines stay. */
const kept = 0.4;

/** Whether a pixel beside pixel `i` went into another area. */
function isBorder(i: number, { width, height, data }: Labels, into: Int32Array): boolean {
  const own = into[data[i]!]!;
  const x = i % width;
  const y = Math.floor(i / width);
  for (let r = y > 0 ? y - 1 : 0; r <= y + 1 && r < height; r++) {
    for (let c = x > 0 ? x - 1 : 0; c <= x + 1 && c < width; c++) {
      if (into[data[r * width + c]!] !== own) return true;
    }
  }
  return false;
}
