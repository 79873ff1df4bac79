import type { Paintbox } from "../../paintbox.ts";
import { type Color, shift } from "../../palette.ts";
import { away, ellipse, leaf, shape } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { ring } from "./petals.ts";

/** A daisy: two rows of white rays around a golden dome. */
export function daisy(paints: Paintbox, chance: Seeded, ray: Color): string {
  const row = (count: number, reach: number, tone: Color, start: number) =>
    ring(count, start, (angle) => {
      const tip = away([0, 0], angle + chance.around(0, 0.08), reach * chance.between(0.9, 1.03));
      const body = shape(leaf([0, 0], tip, reach * 0.27, 0.68), shift(tone, chance.around(0, 0.025)));
      return (
        body +
        shape(
          leaf(away([0, 0], angle, 30), away([0, 0], angle, reach * 0.85), reach * 0.06, 0.5),
          shift(tone, -0.1, 0.01),
        )
      );
    });
  const dome = paints.radial(["#ffe066", "#f2b233", "#b8741f"], [0.38, 0.32], 0.72);
  const grains = Array.from({ length: 22 }, () =>
    ellipse(
      away([0, 0], chance.between(0, 6.283), Math.sqrt(chance.next()) * 22),
      [2.8, 2.8],
      chance.pick(["#c98a1f", "#ffe88f", "#e09f2c"]),
    ),
  );
  return [
    row(15, 100, shift(ray, -0.09, 0.012), 0.2),
    row(15, 96, ray, 0),
    ellipse([0, 0], [29, 28], "#8a5a20", 'opacity="0.5"'),
    ellipse([0, -1], [27, 26], dome),
    ...grains,
  ].join("");
}
