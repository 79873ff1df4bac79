import type { Planes } from "./planes.ts";

/** A color in OKLab steps. */
export type Color = readonly [l: number, a: number, b: number];

/** The median of each plane at these pixels, of which there is at least one. */
export function middleColor({ l, a, b }: Planes, pixels: readonly number[]): Color {
  const middle = (plane: Int16Array) => {
    const values = Int16Array.from(pixels, (i) => plane[i]!).sort();
    return values[values.length >> 1]!;
  };
  return [middle(l), middle(a), middle(b)];
}

/** The mean of colors, of which there is at least one. */
export function meanColor(colors: readonly Color[]): Color {
  const mean = (axis: 0 | 1 | 2) =>
    Math.round(colors.reduce((sum, color) => sum + color[axis], 0) / colors.length);
  return [mean(0), mean(1), mean(2)];
}

/** The median colors of the darker half of some pixels and of the lighter one; the pixel in the middle is in both. */
export function darkAndLight(planes: Planes, pixels: readonly number[]): { dark: Color; light: Color } {
  const sorted = pixels.toSorted((p, q) => planes.l[p]! - planes.l[q]! || p - q);
  const middle = Math.ceil(sorted.length / 2);
  return {
    dark: middleColor(planes, sorted.slice(0, middle)),
    light: middleColor(planes, sorted.slice(Math.max(0, middle - 1))),
  };
}
