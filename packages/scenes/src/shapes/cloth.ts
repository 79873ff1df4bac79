import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { along, curve, group, type Point, ribbon, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/**
 * Cloth hanging from a wavy edge: `top` from left to right, falling to the level `bottom`, with `count` folds. Every
 * fold is a valley in the shade beside a ridge in the light.
 */
export function hangingCloth(
  paints: Paintbox,
  chance: Seeded,
  cloth: { top: readonly [Point, Point]; bottom: number; count: number; color: Color; sag?: number },
): string {
  const { top, bottom, count, color, sag = 18 } = cloth;
  const edge = Array.from({ length: count * 2 + 1 }, (_, i): Point => {
    const [x, y] = along(top[0], top[1], i / (count * 2));
    return [x, y + (i % 2 === 0 ? 0 : sag)];
  });
  const fall = paints.linear([color, shift(color, -0.12)]);
  const last = edge.at(-1) ?? top[1];
  const outline = `${curve(edge)}L${last[0]} ${bottom}L${top[0][0]} ${bottom}Z`;
  const spacing = (top[1][0] - top[0][0]) / count;
  const folds = Array.from({ length: count }, (_, i) => {
    const [x, y] = along(top[0], top[1], (i + 0.5) / count);
    const drift = chance.around(0, spacing * 0.5);
    const path = (dx: number): Point[] =>
      [0, 0.35, 0.7, 1].map((t) => [
        x + dx + drift * t + Math.sin(t * 4 + i) * spacing * 0.08,
        y + 8 + (bottom - y) * t,
      ]);
    const wide = spacing * chance.between(0.4, 0.62);
    return [
      shape(
        ribbon(path(spacing * 0.1), (t) => wide * (0.12 + t ** 0.7)),
        shift(color, -0.17, 0.012),
        'opacity="0.75"',
      ),
      shape(
        ribbon(path(spacing * 0.2), (t) => wide * 0.4 * (0.1 + t)),
        shift(color, -0.27, 0.016),
        'opacity="0.7"',
      ),
      shape(
        ribbon(path(-spacing * 0.22), (t) => wide * 0.5 * (0.2 + t)),
        shift(color, 0.085, -0.005),
        'opacity="0.85"',
      ),
    ].join("");
  });
  return group([shape(outline, fall), group(folds, paints.blur(2.5))], paints.clip(outline));
}

/** A crease lying on a flat cloth between its two ends: shade below, light above. */
export function crease(paints: Paintbox, chance: Seeded, ends: readonly Point[], color: Color): string {
  const [from = [0, 0], to = from] = ends;
  const bend = chance.around(0, 26);
  const run = (dy: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const [x, y] = along(from, to, t);
      return [x, y + dy + Math.sin(t * Math.PI) * bend];
    });
  const swell = (width: number) => (t: number) => Math.sin(Math.PI * t) * width + 1;
  return group(
    [
      shape(ribbon(run(0), swell(26)), shift(color, -0.13, 0.012), 'opacity="0.8"'),
      shape(ribbon(run(-14), swell(16)), mix(color, "#ffffff", 0.7)),
    ],
    paints.blur(2.5),
  );
}
