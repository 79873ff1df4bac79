import { colorDifference, labOf } from "../color-difference.ts";

/**
 * Places of so many colors that lie far apart: the lightest, and then each time the one farthest from all before it (CIEDE2000); in
 * the order of the list.
 * @param hexes `#rrggbb`
 */
export function spreadPaints(hexes: readonly string[], count: number): number[] {
  const labs = hexes.map(labOf);
  const away = labs.map(([lightness]) => 1000 + lightness);
  const chosen: number[] = [];
  while (chosen.length < Math.min(count, hexes.length)) {
    const next = away.reduce((farthest, value, i) => (value > away[farthest]! ? i : farthest), 0);
    chosen.push(next);
    labs.forEach((lab, i) => {
      away[i] = Math.min(away[i]!, colorDifference(labs[next]!, lab));
    });
    away[next] = -1;
  }
  return chosen.sort((p, q) => p - q);
}
