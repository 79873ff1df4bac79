import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { away, closedCurve, ellipse, group, leaf, line, type Point, placed, polygon, shape } from "../pen.ts";
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
  return [
    shape(
      polygon([
        [x - half * 0.88, y - height * 0.8],
        [x + half * 0.88, y - height * 0.8],
        [x + half * 0.66, y],
        [x - half * 0.66, y],
      ]),
      clay,
    ),
    shape(
      polygon([
        [x - half * 0.86, y - height * 0.76],
        [x + half * 0.86, y - height * 0.76],
        [x + half * 0.83, y - height * 0.68],
        [x - half * 0.83, y - height * 0.68],
      ]),
      shift(color, -0.18),
      'opacity="0.7"',
    ),
    shape(
      polygon([
        [x - half, y - height],
        [x + half, y - height],
        [x + half * 0.95, y - height * 0.76],
        [x - half * 0.95, y - height * 0.76],
      ]),
      clay,
    ),
    ellipse([x, y - height], [half, height * 0.07], shift(color, -0.22)),
    ellipse([x, y - height], [half * 0.9, height * 0.05], "#3b2a22"),
  ].join("");
}

/** A big leaf with deep cuts along its rim, its stalk at the origin, growing upwards, `size` long. */
export function splitLeaf(size: number, color: Color): string {
  const side = (sign: number): Point[] => {
    const rim: Point[] = [];
    for (let i = 0; i < 5; i++) {
      const t = 0.1 + i * 0.17;
      const wide = Math.sin(Math.PI * Math.min(1, 0.3 + t * 0.68)) * 0.47;
      rim.push([sign * wide * size, -t * size], [sign * wide * size * 0.96, -(t + 0.1) * size]);
      if (i < 4) rim.push([sign * wide * size * 0.42, -(t + 0.12) * size]);
    }
    return rim;
  };
  const tip: Point = [0, -size];
  const veins = [0.2, 0.38, 0.55, 0.72].map(
    (t) =>
      `M0 ${-t * size}L${size * 0.3} ${-(t + 0.09) * size}M0 ${-t * size}L${-size * 0.3} ${-(t + 0.09) * size}`,
  );
  return [
    shape(polygon([[0, 0.06 * size], ...side(1), tip]), shift(color, -0.06)),
    shape(polygon([[0, 0.06 * size], ...side(-1), tip]), shift(color, 0.05)),
    line(veins.join(""), shift(color, 0.12), size * 0.014),
    line(`M0 ${size * 0.06}L0 ${-size * 0.95}`, shift(color, 0.15), size * 0.024),
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
export function cactus(paints: Paintbox, [x, y]: Point, size: number, color: Color, bloom: Color): string {
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
