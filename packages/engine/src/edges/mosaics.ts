import type { RegionGraph } from "../regions/region-graph.ts";

/** A region of a mosaic has at most so many times the least area. */
export const mosaicArea = 6;
/** So much of its border is with others like it. */
const mosaicShare = 0.75;
/** Borders inside a mosaic that are stronger stay. */
const mosaicLimit = 0.72;

/** Joins small regions that have hardly any but small neighbors. */
export function mergeMosaics(graph: RegionGraph, small: number): void {
  const count = graph.area.length;
  const around = new Float64Array(count);
  const alike = new Float64Array(count);
  const isSmall = (region: number) => graph.area[region]! < small;
  const addTo = (own: number, other: number, length: number) => {
    around[own] = around[own]! + length;
    if (isSmall(other)) alike[own] = alike[own]! + length;
  };
  for (let border = 0; border < graph.borders; border++) {
    addTo(graph.a[border]!, graph.b[border]!, graph.length[border]!);
    addTo(graph.b[border]!, graph.a[border]!, graph.length[border]!);
  }
  const isPart = new Uint8Array(count);
  for (let region = 0; region < count; region++) {
    if (graph.find(region) === region && isSmall(region) && alike[region]! >= mosaicShare * around[region]!)
      isPart[region] = 1;
  }
  for (let border = 0; border < graph.borders; border++) {
    if (graph.length[border] === 0 || graph.mean(border) > mosaicLimit) continue;
    const [p, q] = [graph.a[border]!, graph.b[border]!];
    if (!isPart[p] || !isPart[q]) continue;
    const stays = graph.merge(border, () => {});
    isPart[stays] = 1;
  }
}
