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
