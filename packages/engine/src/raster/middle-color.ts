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

/** The darker half of some pixels, and the lighter one; what is in the middle is in both. */
export function halvesByLightness(
  { l }: Pick<Planes, "l">,
  pixels: readonly number[],
): readonly [darker: number[], lighter: number[]] {
  const sorted = pixels.toSorted((p, q) => l[p]! - l[q]! || p - q);
  const middle = Math.ceil(sorted.length / 2);
  return [sorted.slice(0, middle), sorted.slice(Math.max(0, middle - 1))];
}
