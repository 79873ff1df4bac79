import { edgeOf } from "../../graphs/half-edges.ts";
import type { NumberPlace, Picture } from "../../drawing/picture.ts";
import { toGrid } from "../../drawing/picture.ts";
import { flattenLines } from "../../paths/flatten.ts";
import type { Place } from "./edit.ts";

/** Pieces of curves, in hundredths of a millimeter: finer than a line is drawn. */
export const flatStep = 20;

type Mapped = Pick<Picture, "regions" | "borders">;

/** The outlines of all regions as straight segments, in hundredths of a millimeter: x0, y0, x1, y1 for each. */
export function outlines({ regions, borders }: Mapped): Float64Array[] {
  const { start, points } = flattenLines(borders, flatStep);
  return regions.map(({ rings }) => {
    const segments: number[] = [];
    for (const halfEdge of rings.flat()) {
      const b = edgeOf(halfEdge);
      for (let i = start[b]! * 2; i + 2 < start[b + 1]! * 2; i += 2)
        segments.push(points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!);
    }
    return Float64Array.from(segments);
  });
}

/** Whether a place lies inside an outline, by the even-odd rule. */
export function isInside(outline: Float64Array, [x, y]: Place): boolean {
  let inside = false;
  for (let i = 0; i < outline.length; i += 4) {
    const [ax, ay, bx, by] = [outline[i]!, outline[i + 1]!, outline[i + 2]!, outline[i + 3]!];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** Tells the region at a place; -1 outside the canvas. */
export function regionFinder(picture: Mapped): (at: Place) => number {
  const all = outlines(picture);
  return (at) => all.findIndex((outline) => isInside(outline, at));
}

/** The regions at some places, each once, in their order. */
export function regionsAt(picture: Mapped, at: readonly Place[]): number[] {
  const find = regionFinder(picture);
  return [...new Set(at.map(find).filter((region) => region >= 0))];
}

/** Where a number points at its region: its own place, or the end of its leader line. */
export function placeOf({ x, y, leader }: NumberPlace): Place {
  return [toGrid((leader ?? { x, y }).x), toGrid((leader ?? { x, y }).y)];
}

/**
 * Places of the regions whose number a drawn line encloses, the largest region first, for `merge`.
 * @param lasso corners of the line, which is closed
 */
export function placesInside(picture: Picture, lasso: readonly Place[]): Place[] {
  const outline = Float64Array.from(lasso.flatMap(([x, y], i) => [x, y, ...lasso[(i + 1) % lasso.length]!]));
  const found = new Map<number, Place>();
  for (const number of picture.numbers) {
    const place = placeOf(number);
    if (!found.has(number.region) && isInside(outline, place)) found.set(number.region, place);
  }
  const area = (region: number) => picture.regions[region]!.areaMM2;
  return [...found].sort(([p], [q]) => area(q) - area(p) || p - q).map(([, place]) => place);
}
