import type { Paintbox } from "../../paintbox.ts";
import { type Color, shift } from "../../palette.ts";
import { away, ellipse, leaf, shape } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { ring } from "./petals.ts";

/** A sunflower: two rows of golden rays around a dark disc of seeds. */
export function sunflower(paints: Paintbox, chance: Seeded): string {
  const gold = "#f2b21f";
  const row = (count: number, reach: number, tone: Color, start: number) =>
    ring(count, start, (angle) => {
      const tip = away([0, 0], angle + chance.around(0, 0.1), reach * chance.between(0.9, 1.05));
      const ray = shape(leaf([0, 0], tip, reach * 0.3, 0.6), shift(tone, chance.around(0, 0.03)));
      return (
        ray +
        shape(
          leaf(away([0, 0], angle, 30), away([0, 0], angle, reach * 0.86), reach * 0.06, 0.6),
          shift(tone, -0.12, 0, -14),
        )
      );
    });
  const disc = paints.radial([
    [0, "#5c3a1e"],
    [0.45, "#3b2314"],
    [0.7, "#6f431d"],
    [1, "#3a2213"],
  ]);
  const seeds = Array.from({ length: 30 }, (_, i) =>
    ellipse(away([0, 0], i * 2.4, 6.4 * Math.sqrt(i + 1)), [3, 3], i > 16 ? "#a36a2a" : "#7d5228"),
  );
  return [
    row(16, 100, shift(gold, -0.09, 0, -12), 0.2),
    row(16, 94, gold, 0),
    ellipse([0, 0], [42, 42], disc),
    ...seeds,
  ].join("");
}
