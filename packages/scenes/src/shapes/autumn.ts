import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { away, box, ellipse, group, leaf, line, type Point, polygon, shape, points } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** Out-of-focus trunks of different widths standing from the top to the level `foot`. */
export function blurredTrunks(
  paints: Paintbox,
  chance: Seeded,
  spots: readonly number[],
  look: { foot: number; color: Color; width: number; blur: number },
): string {
  const trunks = spots.map((x) => {
    const wide = look.width * chance.between(0.6, 1.3);
    const bark = paints.linear(
      [
        [0, shift(look.color, 0.12, 0.01)],
        [0.4, look.color],
        [1, shift(look.color, -0.1)],
      ],
      [0, 0],
      [1, 0],
    );
    return box([x - wide / 2, -30], [wide, look.foot + 30], bark);
  });
  return group(trunks, paints.blur(look.blur));
}

/** Round spots of light and color as a lens shows them behind the subject. */
export function bokeh(
  paints: Paintbox,
  chance: Seeded,
  area: { from: Point; to: Point; count: number; sizes: Point; blur: number },
  colors: readonly Color[],
): string {
  const spots = Array.from({ length: area.count }, () => {
    const radius = chance.between(area.sizes[0], area.sizes[1]);
    const at: Point = [chance.between(area.from[0], area.to[0]), chance.between(area.from[1], area.to[1])];
    return ellipse(at, [radius, radius], chance.pick(colors), `opacity="${chance.pick([0.35, 0.5, 0.7])}"`);
  });
  return group(spots, paints.blur(area.blur));
}

/** A maple leaf around the origin, about `size` wide, its stalk downwards, one half in the light. */
export function mapleLeaf(size: number, color: Color): string {
  const half: Point[] = points(
    "0 -0.56, 0.09 -0.36, 0.2 -0.4, 0.16 -0.12, 0.36 -0.28, 0.38 -0.16, 0.54 -0.14, 0.42 0.02, 0.46 0.1, 0.2 0.24, 0.22 0.32, 0 0.28",
  );
  const scaled = half.map(([x, y]): Point => [x * size, y * size]);
  const left = scaled.map(([x, y]): Point => [-x, y]);
  const vein = (x: number, y: number) => `M0 ${size * 0.27}L${x * size} ${y * size}`;
  return [
    line(
      `M0 ${size * 0.26}Q${size * 0.04} ${size * 0.4} ${size * 0.1} ${size * 0.52}`,
      shift(color, -0.15),
      size * 0.035,
    ),
    shape(polygon(scaled), shift(color, -0.06)),
    shape(polygon(left), shift(color, 0.06)),
    line(
      [vein(0, -0.44), vein(0.34, -0.14), vein(-0.34, -0.14), vein(0.3, 0.12), vein(-0.3, 0.12)].join(""),
      shift(color, -0.13),
      size * 0.022,
    ),
  ].join("");
}

/** A fern frond from `foot` in a direction, with leaflets on both sides getting smaller to its tip. */
export function fern(
  chance: Seeded,
  foot: Point,
  frond: { angle: number; length: number; bend: number },
  colors: readonly [dark: Color, light: Color],
): string {
  const parts: string[] = [];
  let at = foot;
  const steps = 15;
  for (let i = 0; i < steps; i++) {
    const angle = frond.angle + frond.bend * (i / steps);
    const next = away(at, angle, frond.length / steps);
    const reach = frond.length * 0.3 * Math.sin(Math.PI * Math.min(1, 0.22 + (i / steps) * 0.78)) + 4;
    const tone = mix(colors[0], colors[1], 0.3 + 0.6 * (i / steps) + chance.around(0, 0.12));
    parts.push(
      shape(leaf(at, away(at, angle - 1.05, reach), reach * 0.27, 0.4), shift(tone, 0.09)),
      shape(leaf(at, away(at, angle + 1.05, reach), reach * 0.27, 0.4), shift(tone, -0.08)),
      line(
        `M${at.map((v) => v.toFixed(1)).join(" ")}L${next.map((v) => v.toFixed(1)).join(" ")}`,
        colors[0],
        4,
      ),
    );
    at = next;
  }
  return parts.join("");
}
