import { type Color, shift } from "../palette.ts";
import { closedCurve, ellipse, line, type Point, shape } from "../pen.ts";
import type { HoodEars } from "./person-look.ts";

/** The hood of a costume around a face of radius r, with the ears of whom it shows. */
export function hoodOf(color: Color, ears: HoodEars, r: number): string {
  const dark = shift(color, -0.08);
  const at = (list: readonly (readonly [number, number])[]) => list.map(([x, y]): Point => [x * r, y * r]);
  const pair = (draw: (side: number) => string) => draw(-1) + draw(1);
  const on: Readonly<Record<HoodEars, () => string>> = {
    round: () =>
      pair(
        (side) =>
          ellipse([side * r * 0.8, -r * 0.98], [r * 0.36, r * 0.36], color) +
          ellipse([side * r * 0.8, -r * 0.96], [r * 0.2, r * 0.2], shift(color, 0.14)),
      ),
    pointed: () =>
      pair(
        (side) =>
          shape(
            closedCurve(
              at([
                [side * 0.3, -1.05],
                [side * 0.78, -1.75],
                [side * 1.06, -0.6],
              ]),
            ),
            color,
          ) +
          shape(
            closedCurve(
              at([
                [side * 0.5, -1.08],
                [side * 0.78, -1.5],
                [side * 0.92, -0.82],
              ]),
            ),
            "#f3b8c0",
          ),
      ),
    long: () =>
      pair(
        (side) =>
          ellipse([side * r * 0.46, -r * 1.72], [r * 0.26, r * 0.78], color) +
          ellipse([side * r * 0.46, -r * 1.7], [r * 0.13, r * 0.56], "#f3b8c0"),
      ),
    horn: () =>
      pair((side) => ellipse([side * r * 0.86, -r * 0.98], [r * 0.24, r * 0.3], color)) +
      shape(
        closedCurve(
          at([
            [-0.18, -1.1],
            [0, -2],
            [0.18, -1.1],
          ]),
        ),
        "#f3cf6a",
      ),
    spikes: () =>
      [-0.62, 0, 0.62]
        .map((x) =>
          shape(
            closedCurve(
              at([
                [x - 0.26, -1.02 + Math.abs(x) * 0.3],
                [x * 1.2, -1.62 + Math.abs(x) * 0.3],
                [x + 0.26, -1.02 + Math.abs(x) * 0.3],
              ]),
            ),
            dark,
          ),
        )
        .join(""),
    none: () => "",
    stalk: () => line(`M0 ${-r * 1.1}Q${r * 0.05} ${-r * 1.5} ${r * 0.3} ${-r * 1.62}`, "#5d8a3c", r * 0.2),
    feelers: () =>
      pair(
        (side) =>
          line(
            `M${side * r * 0.3} ${-r * 1.1}Q${side * r * 0.4} ${-r * 1.6} ${side * r * 0.75} ${-r * 1.8}`,
            "#3a3136",
            r * 0.09,
          ) + ellipse([side * r * 0.75, -r * 1.8], [r * 0.14, r * 0.14], "#3a3136"),
      ),
  };
  const rim = closedCurve(
    at([
      [-1.12, 0.5],
      [-1.2, -0.3],
      [-0.8, -1.02],
      [0, -1.26],
      [0.8, -1.02],
      [1.2, -0.3],
      [1.12, 0.5],
      [0.8, 0.98],
      [0.86, 0.2],
      [0.8, -0.38],
      [0, -0.66],
      [-0.8, -0.38],
      [-0.86, 0.2],
      [-0.8, 0.98],
    ]),
  );
  return on[ears]() + shape(rim, color);
}
