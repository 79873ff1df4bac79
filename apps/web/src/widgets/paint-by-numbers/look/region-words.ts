import type { Point, Size } from "../../../close-look/view.ts";
import type { ShownRegion } from "./shown-painting.ts";

const rows = ["top", "middle", "bottom"] as const;
const columns = ["left", "center", "right"] as const;

/** One of nine parts of a picture. */
export type PlaceName = `${(typeof rows)[number]}_${(typeof columns)[number]}`;
export type SizeName = "large" | "medium" | "small";

/** Least share of the canvas that a large region takes, and a medium one: of a hundred, and of a thousand equal ones. */
const minShares = { large: 0.01, medium: 0.001 } as const;

/** Which third of a length a place lies in. */
const thirdOf = (at: number, length: number) => Math.min(2, Math.max(0, Math.floor((3 * at) / length)));

/** In which part of the picture a point lies. */
export function placeName({ x, y }: Point, { width, height }: Size): PlaceName {
  return `${rows[thirdOf(y, height)]!}_${columns[thirdOf(x, width)]!}`;
}

/** How large a region is beside the whole picture. */
export function sizeName(share: number): SizeName {
  return share >= minShares.large ? "large" : share >= minShares.medium ? "medium" : "small";
}

/** Regions as one would read them: from the top left part of the picture to the bottom right one, in each the largest first. */
export function inReadingOrder(regions: readonly ShownRegion[], { width, height }: Size): ShownRegion[] {
  const part = ({ place }: ShownRegion) => 3 * thirdOf(place.y, height) + thirdOf(place.x, width);
  return regions.toSorted((a, b) => part(a) - part(b) || b.share - a.share || a.index - b.index);
}
