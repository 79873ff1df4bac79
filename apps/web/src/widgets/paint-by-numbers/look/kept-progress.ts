import type { Point } from "../../../close-look/view.ts";
import { remember, remembered } from "../../../platform/storage.ts";
import { regionAt } from "./find-region.ts";
import type { ShownPainting } from "./shown-painting.ts";

const nameOf = (imageId: string) => `painted.${imageId}`;

/**
 * Keeps which regions of an image are painted in this browser: as places, so that what was painted is found again when regions
 * have been joined, split or recolored meanwhile.
 */
export function keepPainted(imageId: string, { regions }: ShownPainting, painted: ReadonlySet<number>): void {
  const places = regions
    .filter(({ index }) => painted.has(index))
    .flatMap(({ place }) => [Math.round(place.x * 10), Math.round(place.y * 10)]);
  remember(nameOf(imageId), places);
}

/** The painted regions that this browser keeps of an image. */
export function readPainted(imageId: string, { regions }: ShownPainting): ReadonlySet<number> {
  const kept = remembered(nameOf(imageId));
  const places = Array.isArray(kept) && kept.every(Number.isFinite) ? (kept as number[]) : [];
  const painted = new Set<number>();
  for (let i = 0; i + 1 < places.length; i += 2) {
    const at: Point = { x: places[i]! / 10, y: places[i + 1]! / 10 };
    const region = regionAt(regions, at);
    if (region) painted.add(region.index);
  }
  return painted;
}
