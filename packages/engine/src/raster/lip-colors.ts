import type { SeenFace } from "../seeing/seen.ts";
import { mouthPixels } from "./face-shapes.ts";
import { type Color, middleColor } from "./middle-color.ts";
import type { Planes } from "./planes.ts";

/** The reddest part of lips, a share of them: what is lit or in shade has the color of skin. */
const reddest = 1 / 3;

/** The color of lips: the middle of what is reddest of them. */
export function lipColor(planes: Planes, lips: readonly number[]): Color {
  const byRed = lips.toSorted((p, q) => planes.a[q]! - planes.a[p]! || p - q);
  return middleColor(planes, byRed.slice(0, Math.ceil(lips.length * reddest)));
}

/**
 * The colors of the lips of faces whose mouth can be seen, three steps each: too few pixels for a palette to find them by itself.
 * @param faces in pixels of the planes
 */
export function lipColors(planes: Planes, faces: readonly SeenFace[]): Float64Array {
  return Float64Array.from(
    faces.flatMap(({ points, visible }) => {
      if (!points || !visible.mouth) return [];
      const { lips } = mouthPixels(points, planes);
      return lips.length > 0 ? lipColor(planes, lips) : [];
    }),
  );
}
