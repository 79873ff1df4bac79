import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { away, ellipse, group, leaf, line, type Point, placed, polygon, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/*
 * Every fruit is drawn around its middle, about 200 wide, lit from the upper left.
 */

/** The shading of a round body: lit at the upper left, darkest before the edge, a little light thrown back at the edge. */
function roundness(paints: Paintbox, color: Color): string {
  return paints.radial(
    [
      [0, shift(color, 0.16, -0.01, 8)],
      [0.3, shift(color, 0.06)],
      [0.62, shift(color, -0.05)],
      [0.88, shift(color, -0.19, -0.02, -10)],
      [1, shift(color, -0.13, -0.02, -14)],
    ],
    [0.36, 0.32],
    0.72,
  );
}

const gleam = (paints: Paintbox, at: Point, size: Point, [turn, strength]: Point) =>
  group(ellipse([0, 0], size, "#fffaf0", `opacity="${strength}"`), `${placed(at, turn)} ${paints.blur(3)}`);

/** An apple; `blush` is the second color that runs over its lit cheek. */
export function apple(paints: Paintbox, chance: Seeded, color: Color, blush: Color): string {
  const body =
    "M0 -72C30 -100 104 -92 106 -14C108 56 62 104 28 100C14 98 8 94 0 94C-8 94 -14 98 -28 100C-62 104 -108 56 -106 -14C-104 -92 -30 -100 0 -72Z";
  const runs = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (0.08 + (0.84 * i) / 14) + chance.around(0, 0.05);
    const start: Point = [Math.cos(angle) * 22, -66 + Math.sin(angle) * 8];
    const end = away([0, -40], angle, chance.between(60, 118) * (0.72 + 0.28 * Math.abs(Math.cos(angle))));
    return shape(
      leaf(start, end, chance.between(9, 20), 0.6),
      mix(color, blush, 0.75),
      `opacity="${chance.pick([0.3, 0.45, 0.6])}"`,
    );
  });
  const cheek = paints.radial(
    [
      [0, blush, 0.85],
      [0.6, blush, 0.35],
      [1, blush, 0],
    ],
    [0.4, 0.22],
    0.5,
  );
  return [
    shape(body, roundness(paints, color)),
    group(runs, paints.clip(body)),
    shape(body, cheek),
    ellipse([2, -66], [30, 11], shift(color, -0.22), `opacity="0.75" ${paints.blur(3)}`),
    line("M2 -62C0 -84 8 -102 20 -116", "#5a3c26", 8),
    line("M4 -66C4 -84 11 -100 20 -113", "#96704a", 3),
    gleam(paints, [-46, -40], [17, 25], [28, 0.8]),
  ].join("");
}

/** An orange with the dimples of its skin. */
export function orange(paints: Paintbox, chance: Seeded, color: Color): string {
  const pores = Array.from({ length: 34 }, () => {
    const at = away([0, 0], chance.between(0, 6.283), Math.sqrt(chance.next()) * 86);
    return ellipse(at, [4, 3], shift(color, chance.pick([-0.1, 0.07])), 'opacity="0.5"');
  });
  return [
    ellipse([0, 0], [100, 97], roundness(paints, color)),
    ...pores,
    ellipse([14, -72], [13, 7], shift(color, -0.2, -0.04, 30)),
    ellipse([14, -74], [7, 4], "#6f8a3c"),
    gleam(paints, [-38, -40], [22, 17], [-35, 0.7]),
  ].join("");
}

/** A plum with the groove down its side and the pale bloom of its skin. */
export function plum(paints: Paintbox, color: Color): string {
  return [
    ellipse([0, 0], [96, 100], roundness(paints, color)),
    line("M8 -92C48 -50 54 30 22 94", shift(color, -0.1), 8),
    line("M0 -90C38 -50 44 30 12 94", shift(color, 0.08), 5, 'opacity="0.6"'),
    ellipse([8, -90], [16, 7], shift(color, -0.18)),
    line("M8 -92Q6 -112 18 -124", "#6a4a2c", 7),
    gleam(paints, [-42, -36], [26, 32], [28, 0.45]),
    gleam(paints, [-46, -44], [12, 17], [28, 0.8]),
  ].join("");
}

/** A pear standing upright, 280 high. */
export function pear(paints: Paintbox, chance: Seeded, color: Color, blush: Color): string {
  const body =
    "M-8 -176C24 -186 46 -160 46 -120C48 -70 106 -40 104 26C102 86 56 110 4 110C-52 110 -102 84 -102 24C-102 -40 -50 -64 -46 -118C-44 -152 -36 -170 -8 -176Z";
  const freckles = Array.from({ length: 26 }, () =>
    ellipse(
      [chance.around(0, 84), chance.between(-120, 90)],
      [3.2, 3.2],
      shift(color, -0.16),
      'opacity="0.55"',
    ),
  );
  const cheek = paints.radial(
    [
      [0, blush, 0.8],
      [1, blush, 0],
    ],
    [0.78, 0.6],
    0.5,
  );
  return [
    shape(body, roundness(paints, color)),
    shape(body, cheek),
    group(freckles, paints.clip(body)),
    line("M-2 -172C-4 -196 -14 -210 -28 -218", "#5d4329", 9),
    line("M0 -174C-3 -194 -13 -206 -26 -215", "#9a7b50", 3),
    gleam(paints, [-48, -4], [15, 34], [14, 0.7]),
    gleam(paints, [-20, -126], [8, 20], [8, 0.6]),
  ].join("");
}

/** A whole lemon lying on its side. */
export function lemon(paints: Paintbox, color: Color): string {
  const body =
    "M-120 6C-106 -6 -98 -20 -84 -38C-44 -84 50 -84 84 -34C94 -18 104 -10 122 -4C128 6 120 16 104 20C92 40 60 76 -6 76C-66 76 -88 40 -100 24C-112 22 -124 16 -120 6Z";
  return shape(body, roundness(paints, color)) + gleam(paints, [-40, -34], [30, 13], [-22, 0.8]);
}

/** The cut face of a lemon or an orange, 200 wide: rind, white pith and juicy segments. */
export function citrusHalf(paints: Paintbox, rind: Color, flesh: Color): string {
  const juice = paints.radial(
    [
      [0, shift(flesh, 0.1)],
      [0.7, flesh],
      [1, shift(flesh, -0.07)],
    ],
    [0.45, 0.4],
    0.65,
  );
  const segments = Array.from({ length: 9 }, (_, i) => {
    const middle = (i / 9) * 2 * Math.PI + 0.2;
    const [left, right] = [away([0, 0], middle - 0.28, 76), away([0, 0], middle + 0.28, 76)];
    const tip = away([0, 0], middle, 13);
    const top = away([0, 0], middle, 88);
    const pulp = shape(
      leaf(away([0, 0], middle - 0.08, 30), away([0, 0], middle - 0.1, 68), 9),
      shift(flesh, 0.13),
      'opacity="0.8"',
    );
    return (
      shape(
        `M${tip.join(" ")}L${left.join(" ")}Q${top.join(" ")} ${right.join(" ")}Z`,
        juice,
        `stroke="${shift(flesh, -0.05)}" stroke-width="3" stroke-linejoin="round"`,
      ) + pulp
    );
  });
  return [
    ellipse([0, 0], [102, 100], shift(rind, -0.08)),
    ellipse([0, -1], [98, 96], rind),
    ellipse([0, 0], [90, 88], "#faf3d9"),
    ...segments,
    ellipse([0, 0], [11, 11], "#fbf2cf"),
  ].join("");
}

/** A hanging bunch of grapes below its stem at the origin, about `size` wide and half as long again. */
export function grapes(paints: Paintbox, chance: Seeded, size: number, color: Color): string {
  const radius = size * 0.125;
  const berries: string[] = [];
  for (let row = 0; row < 7; row++) {
    const count = [4, 5, 5, 4, 3, 2, 1][row] ?? 1;
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * radius * 1.65 + chance.around(0, radius * 0.25);
      const y = row * radius * 1.4 + chance.around(0, radius * 0.3);
      const skin = shift(color, chance.around(0, 0.05), 0, chance.around(0, 14));
      berries.push(
        ellipse([x, y], [radius, radius * 1.06], roundness(paints, skin)),
        ellipse(
          [x - radius * 0.34, y - radius * 0.38],
          [radius * 0.2, radius * 0.26],
          "#f4eef8",
          'opacity="0.85"',
        ),
      );
    }
  }
  return berries.join("");
}

/** A leaf with a midrib and side veins from the origin, `length` long, pointing to the right. */
export function fruitLeaf(paints: Paintbox, length: number, color: Color): string {
  const blade = `M0 0C${length * 0.2} ${-length * 0.3} ${length * 0.7} ${-length * 0.3} ${length} 0C${length * 0.7} ${length * 0.24} ${length * 0.25} ${length * 0.26} 0 0Z`;
  const half = `M0 0C${length * 0.2} ${-length * 0.3} ${length * 0.7} ${-length * 0.3} ${length} 0Q${length * 0.5} ${-length * 0.06} 0 0Z`;
  const fill = paints.linear([color, shift(color, -0.1)], [0, 0], [1, 1]);
  const veins = [0.25, 0.45, 0.65].map(
    (t) => `M${t * length} ${-length * 0.03}L${(t + 0.14) * length} ${-length * 0.16}`,
  );
  return (
    shape(blade, fill) +
    shape(half, shift(color, 0.09)) +
    line(veins.join(""), shift(color, 0.02), 3) +
    line(`M0 0Q${length * 0.5} ${-length * 0.06} ${length} 0`, shift(color, 0.17), 4)
  );
}

/** A soft shadow that a thing casts to the right on what it stands on. */
export const castShadow = (paints: Paintbox, at: Point, size: Point, color: Color): string =>
  group(
    [
      ellipse([at[0] + size[0] * 0.3, at[1]], size, color, `opacity="0.5"`),
      ellipse(at, [size[0] * 0.75, size[1] * 0.55], color, 'opacity="0.5"'),
    ],
    paints.blur(9),
  );

/** A many-sided plane, for table edges and beams of light. */
export const plane = (points: readonly Point[], fill: string, more = ""): string =>
  shape(polygon(points), fill, more);
