import type { Planes } from "./planes.ts";

/**
 * Whole weights that favor flat areas: `flat` for pixels whose color differs by less than `contrast` steps from
 * the pixels right of and below them, `plain` for the others.
 */
export function weighFlatAreas(
  { width, l, a, b }: Planes,
  { contrast, flat, plain }: { contrast: number; flat: number; plain: number },
): Uint8Array {
  const weights = new Uint8Array(l.length).fill(plain);
  const step = (i: number, j: number) =>
    Math.abs(l[i]! - l[j]!) + Math.abs(a[i]! - a[j]!) + Math.abs(b[i]! - b[j]!);
  for (let i = 0; i < l.length; i++) {
    const right = (i + 1) % width === 0 ? i : i + 1;
    const below = i + width < l.length ? i + width : i;
    if (step(i, right) < contrast && step(i, below) < contrast) weights[i] = flat;
  }
  return weights;
}
