import type { Paintbox } from "../../paintbox.ts";
import { type Color, shift } from "../../palette.ts";
import { away, closedCurve, ellipse, leaf, shape } from "../../pen.ts";
import { ring } from "./petals.ts";

/** A buttercup: five round shining petals. */
export function buttercup(paints: Paintbox, color: Color): string {
  const silk = paints.radial([shift(color, -0.12, 0, -14), color, shift(color, 0.06)], [0.5, 0.5], 0.6);
  return [
    ring(5, -0.3, (angle, i) => {
      const at = (turn: number, reach: number) => away([0, 0], angle + turn, reach);
      const petal = closedCurve([
        [0, 0],
        at(-0.62, 66),
        at(-0.42, 94),
        at(0, 100),
        at(0.42, 94),
        at(0.62, 66),
      ]);
      return shape(petal, i % 2 === 0 ? silk : shift(color, -0.05));
    }),
    ring(5, -0.3, (angle) =>
      shape(leaf([0, 0], away([0, 0], angle, 70), 12, 0.5), shift(color, -0.13, 0, -12)),
    ),
    ellipse([0, 0], [24, 24], shift(color, -0.22, 0, -20)),
    ellipse([-3, -4], [14, 13], shift(color, -0.02, 0, 12)),
  ].join("");
}
