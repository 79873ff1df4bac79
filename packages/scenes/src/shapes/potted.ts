import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { away, closedCurve, ellipse, group, leaf, line, type Point, placed, shape, taper } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** A clay pot standing on `foot`. */
export function pot(paints: Paintbox, [x, y]: Point, [width, height]: Point, color: Color): string {
  const clay = paints.linear(
    [
      [0, shift(color, 0.02)],
      [0.25, shift(color, 0.1)],
      [0.6, color],
      [1, shift(color, -0.17)],
    ],
    [0, 0],
    [1, 0.2],
  );
  const half = width / 2;
  const wall = taper(x, [y - height * 0.8, half * 0.88], [y, half * 0.66]);
  const rim = taper(x, [y - height, half], [y - height * 0.76, half * 0.95]);
  const rimShadow = taper(x, [y - height * 0.76, half * 0.86], [y - height * 0.68, half * 0.83]);
  return [
    shape(wall, clay),
    shape(rimShadow, shift(color, -0.18), 'opacity="0.7"'),
    shape(rim, clay),
    ellipse([x, y - height], [half, height * 0.07], shift(color, -0.22)),
    ellipse([x, y - height], [half * 0.9, height * 0.05], "#3b2a22"),
  ].join("");
}

/** Half of a heart-shaped leaf of length 1 growing upwards from the origin, cut into five lobes; `sign` picks the side. */
function lobedHalf(sign: number, size: number): Point[] {
  const rim = (t: number): Point => [
    0.56 * Math.sin(Math.PI * (0.1 + 0.9 * t) ** 0.72),
    0.13 * Math.cos(Math.PI * t) - 0.05 - t,
  ];
  const lobes = [0, 1, 2, 3, 4].flatMap((lobe): Point[] => {
    const outer = [0.02, 0.07, 0.13, 0.17].map((step) => rim(lobe * 0.2 + step));
    const [x, y] = rim(lobe * 0.2 + 0.185);
    return lobe < 4 ? [...outer, [x * 0.42, y + 0.09]] : outer;
  });
  return [[0, 0], ...lobes, [0, -1.2]].map(([x = 0, y = 0]): Point => [sign * x * size, y * size * 0.85]);
}

/** A big leaf with deep cuts, its stalk at the origin, growing upwards, `size` long, its left half in the light. */
export function splitLeaf(size: number, color: Color): string {
  const veins = [0.08, 0.26, 0.45, 0.64].map(
    (t) =>
      `M0 ${-t * size}L${size * 0.38 * (1.15 - t)} ${-(t + 0.1) * size}M0 ${-t * size}L${-size * 0.38 * (1.15 - t)} ${-(t + 0.1) * size}`,
  );
  return [
    shape(closedCurve(lobedHalf(1, size)), shift(color, -0.06)),
    shape(closedCurve(lobedHalf(-1, size)), shift(color, 0.05)),
    line(veins.join(""), shift(color, 0.13), size * 0.016),
    line(`M0 ${size * 0.06}L0 ${-size * 0.98}`, shift(color, 0.17), size * 0.026),
  ].join("");
}

/** A plant of split leaves on long stalks out of one spot; every leaf is direction (radians), reach and size. */
export function splitLeafPlant(
  root: Point,
  leaves: readonly (readonly [angle: number, reach: number, size: number])[],
  color: Color,
): string {
  return leaves
    .map(([angle, reach, size], i) => {
      const end = away(root, angle, reach);
      const tone = shift(color, ((i * 7) % 5) * 0.025 - 0.05, 0, ((i * 3) % 4) * 5 - 8);
      const turn = ((angle + Math.PI / 2) * 180) / Math.PI;
      const stalk = `M${root[0]} ${root[1]}Q${((root[0] + end[0]) / 2 + (end[1] - root[1]) * 0.12).toFixed(1)} ${((root[1] + end[1]) / 2).toFixed(1)} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`;
      return (
        line(stalk, shift(color, -0.04), 9) +
        group(splitLeaf(size, tone), placed(end, turn * 1.25, [0.92, 1]))
      );
    })
    .join("");
}

/** A round cactus with ribs and a flower on top, standing on `foot`, `size` wide. */
export function cactus(
  paints: Paintbox,
  [x, y]: Point,
  size: number,
  colors: { body: Color; bloom: Color },
): string {
  const { body: color, bloom } = colors;
  const round = paints.radial(
    [
      [0, shift(color, 0.12)],
      [0.6, color],
      [1, shift(color, -0.15)],
    ],
    [0.35, 0.3],
    0.75,
  );
  const ribs = [-0.34, -0.17, 0, 0.17, 0.34].map((share) => {
    const top: Point = [x + share * size * 0.3, y - size * 0.98];
    return line(
      `M${top[0]} ${top[1]}Q${x + share * size * 2.1} ${y - size * 0.5} ${x + share * size * 0.8} ${y}`,
      shift(color, -0.1),
      5,
    );
  });
  const petals = [-1.1, -0.55, 0, 0.55, 1.1].map((turn) =>
    shape(
      leaf(
        [x, y - size * 0.95],
        away([x, y - size * 0.95], turn - Math.PI / 2, size * 0.38),
        size * 0.2,
        0.6,
      ),
      mix(bloom, "#ffffff", 0.12 + 0.1 * Math.abs(turn)),
    ),
  );
  return ellipse([x, y - size * 0.5], [size * 0.48, size * 0.53], round) + ribs.join("") + petals.join("");
}

/** A plant whose strands hang down from `root`, heart-shaped leaves on both sides of each. */
export function trailing(
  chance: Seeded,
  root: Point,
  strands: readonly (readonly [dx: number, drop: number])[],
  color: Color,
): string {
  return strands
    .map(([dx, drop]) => {
      const at = (t: number): Point => [
        root[0] + dx * Math.sin((t * Math.PI) / 2),
        root[1] - 40 * Math.sin(t * Math.PI) * (1 - t) + drop * t * t,
      ];
      const path = [0, 0.25, 0.5, 0.75, 1]
        .map(at)
        .map((p, i) => `${i === 0 ? "M" : "L"}${p[0].toFixed(1)} ${p[1].toFixed(1)}`)
        .join("");
      const leaves = Array.from({ length: 9 }, (_, i) => {
        const t = 0.12 + i * 0.11;
        const size = 44 - t * 14;
        const heart = closedCurve([
          [0, 0],
          [-size * 0.5, -size * 0.05],
          [-size * 0.42, size * 0.5],
          [0, size],
          [size * 0.42, size * 0.5],
          [size * 0.5, -size * 0.05],
        ]);
        const turn = (i % 2 === 0 ? 38 : -38) + chance.around(0, 26);
        const tone = shift(color, chance.around(0, 0.08));
        const lit = shape(leaf([0, 0], [0, size], size * 0.5, 0.45), shift(tone, 0.07));
        return group([shape(heart, tone), lit], placed(at(t), turn));
      });
      return line(path, shift(color, -0.1), 4) + leaves.join("");
    })
    .join("");
}
