import { shift } from "../palette.ts";
import { closedCurve, leaf, type Point, shape } from "../pen.ts";

/** A wing spread in flight, from its shoulder at [0, 0] to the right and up: long quills, then two rows that cover them. */
export function spreadWing(tone: string, size: number, cover = shift(tone, 0.05)): string {
  const at = (x: number, y: number): Point => [x * size, y * size];
  const quills = [
    [0.5, -0.24, 0.98, -0.74],
    [0.46, -0.22, 1.06, -0.54],
    [0.44, -0.16, 1.05, -0.34],
    [0.38, -0.1, 0.98, -0.14],
    [0.3, -0.06, 0.86, 0.04],
    [0.22, 0, 0.7, 0.16],
    [0.12, 0.02, 0.5, 0.22],
  ] as const;
  return [
    ...quills
      .map(([x, y, ex, ey], i) =>
        shape(leaf(at(x - 0.1, y), at(ex, ey), size * 0.19, 0.7), shift(tone, i % 2 === 0 ? -0.03 : -0.07)),
      )
      .reverse(),
    shape(
      closedCurve([
        at(-0.06, 0.02),
        at(0.16, -0.28),
        at(0.48, -0.44),
        at(0.7, -0.46),
        at(0.74, -0.32),
        at(0.66, -0.14),
        at(0.5, 0),
        at(0.3, 0.1),
        at(0.06, 0.14),
      ]),
      tone,
    ),
    shape(
      closedCurve([
        at(-0.06, 0),
        at(0.16, -0.28),
        at(0.46, -0.44),
        at(0.6, -0.44),
        at(0.52, -0.26),
        at(0.34, -0.1),
        at(0.1, 0.04),
      ]),
      cover,
    ),
  ].join("");
}
