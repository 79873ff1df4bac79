import type { Color } from "../palette.ts";
import { group, lens, type Point, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** The attribute that turns what stands above the water upside down below the level `shore`, squeezed by `squeeze`. */
export const mirrored = (shore: number, squeeze: number): string =>
  `transform="translate(0 ${Math.round(shore * (1 + squeeze))}) scale(1 ${-squeeze})"`;

/**
 * Small waves lying on the water between two levels: short and thin far away (`from`), long and thick near.
 * `where` gives the middle and the half width of the strip they keep to.
 */
export function ripples(
  chance: Seeded,
  area: { from: number; to: number; count: number; middle: number; half: number; size?: number },
  fill: (depth: number) => Color,
  more = "",
): string {
  const size = area.size ?? 1;
  const waves = Array.from({ length: area.count }, () => {
    const depth = chance.next() ** 1.4;
    const y = area.from + (area.to - area.from) * depth;
    const spot: Point = [chance.around(area.middle, area.half), y];
    const width = (24 + 150 * depth) * chance.between(0.6, 1.5) * size;
    return {
      y,
      wave: shape(lens(spot, width, (2.5 + 11 * depth) * chance.between(0.7, 1.3) * size), fill(depth)),
    };
  });
  waves.sort((a, b) => a.y - b.y);
  return more
    ? group(
        waves.map(({ wave }) => wave),
        more,
      )
    : waves.map(({ wave }) => wave).join("");
}
