import { type Color, mix, shift } from "../palette.ts";
import { group, type Point, polygon, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** The sharp outline of a distant fir, points from its left foot over the top to its right foot. */
function firOutline(chance: Seeded, [x, y]: Point, height: number): Point[] {
  const tiers = 5;
  const side = (sign: number) =>
    Array.from({ length: tiers * 2 }, (_, i): Point => {
      const down = (i + 1) / (tiers * 2);
      const reach = height * 0.2 * down * (i % 2 === 0 ? chance.between(0.9, 1.2) : 0.6);
      return [x + sign * reach, y - height * (1 - down) + (i % 2 === 0 ? height * 0.03 : 0)];
    });
  return [...side(-1).reverse(), [x, y - height], ...side(1)];
}

/** A dense edge of firs standing on a skyline, as one silhouette; `heights` is the range of their heights. */
export function firEdge(
  chance: Seeded,
  skylineAt: (x: number) => number,
  extent: { from: number; to: number; heights: Point; gap: number },
  fill: string,
): string {
  let data = "";
  let x = extent.from;
  while (x < extent.to) {
    const height = chance.between(extent.heights[0], extent.heights[1]);
    data += polygon(firOutline(chance, [x, skylineAt(x) + height * 0.3], height));
    x += extent.gap * chance.between(0.5, 1.4);
  }
  return shape(data, fill, 'class="shade"');
}

/** One drooping tier of branches around the trunk, with torn tips; `lit` moves it to the side, in half widths. */
function tier(chance: Seeded, [x, y]: Point, [half, drop]: Point, lit: number): Point[] {
  const tips = 8;
  const lower = Array.from({ length: tips * 2 + 1 }, (_, i): Point => {
    const across = (i / (tips * 2)) * 2 - 1;
    const tip = i % 2 === 0 ? chance.between(0.85, 1.2) : chance.between(0.5, 0.7);
    return [x + (across + lit) * half, y + drop * (0.55 + 0.45 * Math.abs(across)) * tip];
  });
  return [[x + lit * half * 0.4, y - drop * 0.7], ...lower];
}

/** A near fir standing at `foot`: trunk and many tiers, the side at the light paler than the other. */
export function fir(
  chance: Seeded,
  foot: Point,
  height: number,
  colors: { dark: Color; light: Color; trunk: Color },
): string {
  const [x, y] = foot;
  const tiers = 15;
  const trunk: Point[] = [
    [x - height * 0.022, y],
    [x - height * 0.004, y - height * 0.9],
    [x + height * 0.004, y - height * 0.9],
    [x + height * 0.024, y],
  ];
  const parts = [shape(polygon(trunk), colors.trunk)];
  for (let i = 0; i < tiers; i++) {
    const down = 1 - i / tiers;
    const at: Point = [x + chance.around(0, height * 0.01), y - height * (0.07 + 0.9 * (1 - down))];
    const half = height * (0.012 + 0.19 * down ** 0.85) * chance.between(0.85, 1.12);
    const drop = height * (0.05 + 0.045 * down);
    const tone = mix(colors.dark, colors.light, 0.12 + 0.2 * chance.next());
    parts.push(
      shape(polygon(tier(chance, at, [half, drop], 0)), tone),
      shape(
        polygon(tier(chance, [at[0], at[1] - drop * 0.15], [half * 0.52, drop * 0.8], -0.62)),
        mix(tone, colors.light, 0.55),
      ),
      shape(
        polygon(tier(chance, [at[0], at[1] - drop * 0.3], [half * 0.4, drop * 0.5], 0.5)),
        shift(tone, -0.035),
      ),
    );
  }
  return group(parts, 'class="tuft"');
}
