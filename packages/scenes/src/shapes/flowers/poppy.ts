import type { Paintbox } from "../../paintbox.ts";
import { type Color, shift } from "../../palette.ts";
import { away, closedCurve, ellipse, leaf, line, polygon, shape } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { broadPetal, folds, type Petal, ring } from "./petals.ts";

/** One silken petal with its folds and the dark blotch at its foot. */
function silkenPetal(paints: Paintbox, chance: Seeded, petal: Petal, tone: Color): string {
  const { angle } = petal;
  const silk = paints.radial(
    [
      [0, shift(tone, -0.2)],
      [0.4, tone],
      [0.8, shift(tone, 0.06)],
      [1, shift(tone, 0.13, -0.02, 8)],
    ],
    [0.5, 0.5],
    0.62,
  );
  return [
    shape(closedCurve(broadPetal(chance, { ...petal, half: 0.86 })), silk),
    folds(chance, petal, [shift(tone, -0.1), shift(tone, 0.08)]),
    shape(leaf(away([0, 0], angle, 12), away([0, 0], angle, 46), 34, 0.55), "#33142a", 'opacity="0.85"'),
  ].join("");
}

/** A poppy seen from the front: wide silken petals, dark blotches, a ring of stamens around the capsule. */
export function poppy(paints: Paintbox, chance: Seeded, color: Color): string {
  const petal = (angle: number, reach: number, light: number) =>
    silkenPetal(paints, chance, { angle, reach, half: 0.8 }, shift(color, light));
  const spoke = (angle: number, length: number, ink: string) =>
    line(polygon([[0, 0], away([0, 0], angle, length)]), ink, 2.5);
  return [
    ring(3, 0.4, (angle, i) => petal(angle, 100, -0.07 + i * 0.015)),
    ring(3, 1.45, (angle, i) => petal(angle, 82, 0.02 + i * 0.02)),
    ring(22, 0, (angle) => {
      const length = chance.between(24, 36);
      return spoke(angle, length, "#2c1830") + ellipse(away([0, 0], angle, length), [4, 4], "#463252");
    }),
    ellipse([0, 0], [17, 17], paints.radial(["#cfd98a", "#6f8a4a"], [0.38, 0.34], 0.7)),
    ring(8, 0, (angle) => spoke(angle, 14, "#56703c")),
  ].join("");
}
