import type { Paintbox } from "../paintbox.ts";
import { type Color, shift } from "../palette.ts";
import { away, closedCurve, ellipse, group, line, type Point, placed, shape, points } from "../pen.ts";
import { bothSides } from "./eyes.ts";

/** The colors of a butterfly: wings, their dark border and veins, the dots in the border. */
export interface ButterflyColors {
  wing: Color;
  inner: Color;
  border: Color;
  dots: Color;
}

const fore: readonly Point[] = points("6 -14, 60 -92, 128 -128, 158 -118, 156 -76, 132 -30, 70 -2, 10 2");
const hind: readonly Point[] = points("8 2, 70 4, 122 20, 130 62, 100 104, 60 108, 26 66");

/** The wing drawn smaller towards its root, which leaves a border. */
const inset = (points: readonly Point[], share: number, root: Point): Point[] =>
  points.map(([x, y]): Point => [root[0] + (x - root[0]) * share, root[1] + (y - root[1]) * share]);

function wing(paints: Paintbox, points: readonly Point[], root: Point, colors: ButterflyColors): string {
  const field = closedCurve(inset(points, 0.82, root));
  const fill = paints.radial(
    [
      [0, colors.inner],
      [0.55, colors.wing],
      [1, shift(colors.wing, -0.1)],
    ],
    [0.1, 0.6],
    0.95,
  );
  const rim = points.slice(2, -1);
  const veins = rim
    .map(([x, y]) => `M${root[0]} ${root[1]}L${(x * 0.92).toFixed(1)} ${(y * 0.92).toFixed(1)}`)
    .join("");
  const dots = rim.flatMap((from, i) => {
    const to = rim[i + 1];
    if (!to) return [];
    return [0.5].map((t) =>
      ellipse(
        [(from[0] + (to[0] - from[0]) * t) * 0.92, (from[1] + (to[1] - from[1]) * t) * 0.92],
        [8, 7],
        colors.dots,
      ),
    );
  });
  return [
    shape(closedCurve(points), colors.border),
    shape(field, fill),
    line(veins, colors.border, 3.5),
    ...dots,
  ].join("");
}

/** A butterfly around the middle of its body, its head upwards, 320 wide with open wings; `fold` narrows its left wings. */
export function butterfly(paints: Paintbox, colors: ButterflyColors, fold = 1): string {
  const wings = wing(paints, hind, [10, 8], colors) + wing(paints, fore, [8, -6], colors);
  const feeler = (side: 1 | -1) => {
    const tip = away([0, -52], -Math.PI / 2 + side * 0.55, 62);
    return (
      line(`M0 -50Q${side * 6} -86 ${tip.map((v) => v.toFixed(1)).join(" ")}`, colors.border, 3) +
      ellipse(tip, [4.5, 4.5], colors.border)
    );
  };
  return [
    group(wings, placed([0, 0], 0, [-fold, 1])),
    group(wings, placed([0, 0])),
    feeler(1),
    feeler(-1),
    ellipse([0, 16], [8, 50], shift(colors.border, 0.05)),
    ellipse([0, -22], [10.5, 20], shift(colors.border, 0.1)),
    ellipse([-3, -24], [3.5, 12], shift(colors.border, 0.25)),
    ellipse([0, -46], [8.5, 8.5], colors.border),
    bothSides(() => ellipse([6, -49], [3, 3.4], shift(colors.border, 0.35))),
  ].join("");
}
