import type { Paintbox } from "../../paintbox.ts";
import { type Color, shift } from "../../palette.ts";
import { away, closedCurve, ellipse, points, shape } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { folds, ring } from "./petals.ts";

/** The outline of a petal: turn against its direction in radians, distance from the heart. */
const outline = points(
  "0 8, -0.3 48, -0.37 84, -0.27 98, -0.14 93, 0 101, 0.14 93, 0.27 98, 0.37 84, 0.3 48",
);

/** A cosmos: eight notched petals, paler at the heart, with fine lines. */
export function cosmos(paints: Paintbox, chance: Seeded, color: Color): string {
  const petal = (angle: number, i: number) => {
    const tone = shift(color, (i % 2 === 0 ? 0.05 : -0.06) - 0.04 * Math.sin(angle));
    const rim = outline.map(([turn, reach]) => away([0, 0], angle + turn, reach));
    const silk = paints.radial(
      [
        [0, shift(tone, -0.14, 0.03)],
        [0.45, tone],
        [1, shift(tone, 0.09, -0.02)],
      ],
      [0.5, 0.5],
      0.68,
    );
    return (
      shape(closedCurve(rim), silk) +
      folds(chance, { angle, reach: 96, half: 0.3 }, [shift(tone, -0.09, 0.02), shift(tone, 0.07)])
    );
  };
  const order = [0, 2, 4, 6, 1, 3, 5, 7];
  return [
    ...order.map((i) => petal((i / 8) * 2 * Math.PI + chance.around(0, 0.05), i)),
    ellipse([0, 0], [20, 20], "#a86a1e"),
    ellipse([-1, -2], [18, 17], paints.radial(["#ffe27a", "#dc9526"], [0.4, 0.35], 0.7)),
    ring(12, 0, (angle) => ellipse(away([0, 0], angle, 14), [3.6, 3.6], chance.pick(["#f9d35c", "#b8741f"]))),
  ].join("");
}
