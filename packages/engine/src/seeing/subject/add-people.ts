import type { Field } from "../../edges/grid.ts";
import { componentsOf } from "../../edges/components.ts";
import { atLeast } from "../../edges/where.ts";
import type { Superpixels } from "./superpixels.ts";

/** A place in shares of a picture's width and height. */
export type Place = readonly [x: number, y: number];

/** What the network takes for a person without a face is one if it is so large a share of the picture, and so sure. */
const size = { min: 0.002, max: 0.15 };
const sure = { above: 0.9, share: 0.6 };
/** Somebody is in a cut already if so much of them is. */
const covered = 0.5;

/**
 * Puts people into a cut that it has left out: whoever has a face, and whoever is small and sharply seen. What is large
 * and has no face may be a table.
 * @param found 1 for each superpixel that is subject; gets who is missing
 * @param person how much each pixel is a person, 0 to 1
 * @param faces middles of faces
 * @returns whether there is anybody
 */
export function addPeople(
  { labels, graph }: Superpixels,
  found: Uint8Array,
  person: Field,
  faces: readonly Place[],
): boolean {
  const { width, height, data } = labels;
  const middles = faces.map(([x, y]) => cell(y, height) * width + cell(x, width));
  const { count, start, pixels } = componentsOf(atLeast(person.data, 0.5), person);
  let isAnybody = false;
  for (let k = 0; k < count; k++) {
    const own = pixels.subarray(start[k]!, start[k + 1]!);
    let [within, surely] = [0, 0];
    for (const i of own) {
      if (found[data[i]!]) within++;
      if (person.data[i]! >= sure.above) surely++;
    }
    const isSharp =
      own.length >= size.min * data.length &&
      own.length <= size.max * data.length &&
      surely >= sure.share * own.length;
    if (!isSharp && !middles.some((middle) => own.includes(middle))) continue;
    isAnybody = true;
    if (within >= covered * own.length) continue;
    const shared = new Float64Array(labels.count);
    for (const i of own) shared[data[i]!]!++;
    for (let p = 0; p < found.length; p++) if (shared[p]! > graph.area[p]! / 2) found[p] = 1;
  }
  return isAnybody;
}

/** The cell of `count` in which a share lies. */
function cell(share: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(share * count)));
}
