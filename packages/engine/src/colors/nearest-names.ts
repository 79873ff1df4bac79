import { colorDifference, labOf } from "./color-difference.ts";

/** What a color of a palette is called: a row of a table of named tones, and a number where the name alone would not do. */
export interface NearestName {
  /** Row of the table. */
  readonly name: number;
  /** 0 where no other color of the palette has the name, else 1, 2, … from light to dark. */
  readonly nth: number;
}

/**
 * How much worse than the nearest name a free one may fit before a color shares the nearest one with another: CIEDE2000,
 * 0 to about 8. A just visible difference is 1, and names of our table lie 6 apart. Higher gives fewer numbered names and
 * looser ones.
 */
const slack = 4;

/**
 * Names for a palette, no two alike: the nearest ones by CIEDE2000. Where one name is nearest to several colors, the
 * closest of them has it; each other takes the nearest name that is free, if it fits hardly worse, and shares the nearest
 * one if not. Those who share a name are numbered from light to dark, by CIELAB.
 * @param palette colors, `#rrggbb`
 * @param named the tones of the table, `#rrggbb`, at least one
 */
export function nearestNames(palette: readonly string[], named: readonly string[]): NearestName[] {
  const tones = named.map(labOf);
  const colors = palette.map(labOf);
  const fits = colors.map((lab) => tones.map((tone) => colorDifference(lab, tone)));
  const nearest = fits.map((row) => row.indexOf(Math.min(...row)));

  // the closest pairs choose first
  const pairs = fits
    .flatMap((row, color) => row.map((difference, name) => ({ color, name, difference })))
    .filter(({ color, difference }) => difference <= fits[color]![nearest[color]!]! + slack)
    .sort((a, b) => a.difference - b.difference || a.color - b.color || a.name - b.name);
  const names: number[] = [];
  const taken = new Set<number>();
  for (const { color, name } of pairs) {
    if (names[color] !== undefined || taken.has(name)) continue;
    names[color] = name;
    taken.add(name);
  }

  const own = colors.map((_, color) => names[color] ?? nearest[color]!);
  const lighter = (a: number, b: number) => colors[b]![0] - colors[a]![0] || a - b;
  return own.map((name, color) => {
    const sharing = own.flatMap((other, k) => (other === name ? [k] : [])).sort(lighter);
    return { name, nth: sharing.length > 1 ? sharing.indexOf(color) + 1 : 0 };
  });
}
