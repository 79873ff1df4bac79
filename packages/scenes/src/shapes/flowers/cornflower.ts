import { type Color, shift } from "../../palette.ts";
import { away, closedCurve, leaf, points, shape } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { ring } from "./petals.ts";

/** The outline of a floret: turn against its direction in radians, share of its reach. */
const outline = points("0 0.15, -0.16 0.6, -0.27 0.96, -0.12 0.8, 0 1.04, 0.12 0.8, 0.27 0.96, 0.16 0.6");

/** A cornflower: trumpet-shaped florets around a violet heart. */
export function cornflower(chance: Seeded, color: Color): string {
  const floret = (angle: number, reach: number, tone: Color) => {
    const at = (turn: number, length: number) => away([0, 0], angle + turn, length);
    const horn = outline.map(([turn, share]) => at(turn, share * reach));
    return (
      shape(closedCurve(horn), tone) +
      shape(leaf(at(0.03, reach * 0.3), at(0.02, reach * 0.82), 7, 0.6), shift(tone, 0.11))
    );
  };
  return [
    ring(11, 0, (angle) =>
      floret(angle + chance.around(0, 0.1), 98, shift(color, -0.1 + chance.around(0, 0.03))),
    ),
    ring(9, 0.3, (angle) =>
      floret(angle + chance.around(0, 0.1), 72, shift(color, 0.09 + chance.around(0, 0.03))),
    ),
    ring(14, 0.1, (angle) =>
      shape(
        leaf([0, 0], away([0, 0], angle, chance.between(24, 40)), 10, 0.7),
        chance.pick([shift(color, -0.12, 0, 30), shift(color, 0.02, 0, 38)]),
      ),
    ),
  ].join("");
}
