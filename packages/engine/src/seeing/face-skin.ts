import { stepsPerUnit } from "../colors/oklab.ts";
import { planeAt, type Planes } from "../raster/planes.ts";

/** Points of the mesh with nothing but skin: on a cheek, on the forehead, on the other cheek; light comes from a side. */
const bareSkin = [
  [50, 117, 205],
  [151, 9, 108, 337],
  [280, 346, 425],
] as const;
/** Skin is lighter and darker by form: steps of lightness count this share of steps of chroma, squared. */
const lightCounts = 0.25;

/** A color in units of OKLab: lightness 0 to 100, chroma. */
export type Color = readonly [l: number, a: number, b: number];

/**
 * The colors of a face's skin where light falls on it from different sides.
 * @param scale pixels of the planes for one in which the face is measured
 */
export function faceSkin(points: Float32Array, scale: number, planes: Planes): readonly Color[] {
  return bareSkin.map((places) => {
    const middleOf = (plane: Int16Array) =>
      places
        .map((i) => planeAt(planes, plane, points[3 * i]! * scale, points[3 * i + 1]! * scale) / stepsPerUnit)
        .sort((p, q) => p - q)[places.length >> 1]!;
    return [middleOf(planes.l), middleOf(planes.a), middleOf(planes.b)];
  });
}

/** How far a color is from that of skin, in units of OKLab in which lightness counts less. */
export function stepFromSkin(skin: readonly Color[], [l, a, b]: Color): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const own of skin) {
    const [dl, da, db] = [l - own[0], a - own[1], b - own[2]];
    nearest = Math.min(nearest, lightCounts * dl * dl + da * da + db * db);
  }
  return Math.sqrt(nearest);
}
