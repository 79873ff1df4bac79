import type { Color } from "../../palette.ts";
import { away, leaf, type Point, shape } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";

/*
 * Every flower is drawn around its heart and reaches 100 in every direction; place, turn and flatten it with a transform.
 */

/** A petal: its direction in radians, its length and half of its opening in radians. */
export interface Petal {
  angle: number;
  reach: number;
  half: number;
}

/** Parts in a ring around the heart; each is drawn for its angle. */
export const ring = (count: number, start: number, part: (angle: number, index: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(start + (i / count) * 2 * Math.PI, i)).join("");

/** A broad petal from the heart outwards with a waving rim. */
export function broadPetal(chance: Seeded, { angle, reach, half }: Petal): Point[] {
  const rim = Array.from({ length: 9 }, (_, i): Point => {
    const turn = angle + (i / 4 - 1) * half;
    const bow = 1 - 0.22 * Math.abs(i / 4 - 1) ** 2.4;
    return away([0, 0], turn, reach * bow * chance.between(0.93, 1.04));
  });
  return [
    [0, 0],
    away([0, 0], angle - half * 0.8, reach * 0.5),
    ...rim,
    away([0, 0], angle + half * 0.8, reach * 0.5),
  ];
}

/** Fine folds running from the heart to the rim of a petal. */
export function folds(chance: Seeded, petal: Petal, colors: readonly Color[]): string {
  const { angle, reach, half } = petal;
  return Array.from({ length: 8 }, (_, i) => {
    const turn = angle + (i / 3.5 - 1) * half * 0.85;
    const from = away([0, 0], turn, reach * chance.between(0.2, 0.42));
    const to = away([0, 0], turn + chance.around(0, 0.07), reach * chance.between(0.72, 0.95));
    return shape(
      leaf(from, to, reach * chance.between(0.05, 0.11), 0.6),
      chance.pick(colors),
      'opacity="0.6"',
    );
  }).join("");
}
