import { type Color, mix } from "../palette.ts";
import { away, leaf, type Point, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** A patch of fur: where the tufts grow (an ellipse around `at`), which way they lie, and the colors between which they vary. */
export interface Pelt {
  at: Point;
  reach: Point;
  count: number;
  length: number;
  colors: readonly [dark: Color, light: Color];
  /** Direction of the tuft growing at a place, in radians. */
  lie: (at: Point) => number;
  /** Share of its length that a tuft is wide; 0.28 when left out. */
  width?: number;
}

/** Tufts scattered over a patch. */
export function fur(chance: Seeded, pelt: Pelt): string {
  const tufts = Array.from({ length: pelt.count }, () => {
    const [share, turn] = [Math.sqrt(chance.next()), chance.between(0, 6.283)];
    const root: Point = [
      pelt.at[0] + Math.cos(turn) * share * pelt.reach[0],
      pelt.at[1] + Math.sin(turn) * share * pelt.reach[1],
    ];
    const length = pelt.length * chance.between(0.65, 1.3);
    const tip = away(root, pelt.lie(root) + chance.around(0, 0.28), length);
    const tone = mix(pelt.colors[0], pelt.colors[1], chance.next());
    return { y: root[1], tuft: shape(leaf(root, tip, length * (pelt.width ?? 0.28), 0.4), tone) };
  });
  return tufts
    .sort((a, b) => b.y - a.y)
    .map(({ tuft }) => tuft)
    .join("");
}

/** The direction straight away from a place. */
export const outward =
  (from: Point) =>
  ([x, y]: Point): number =>
    Math.atan2(y - from[1], x - from[0]);

/** A ragged edge of tufts along a line: every tuft points in the direction `lie` gives for it. */
export function fringe(
  chance: Seeded,
  edge: readonly Point[],
  tuft: { length: number; width: number; colors: readonly [Color, Color]; lie: (at: Point) => number },
): string {
  return edge
    .map((root) => {
      const length = tuft.length * chance.between(0.6, 1.2);
      const tip = away(root, tuft.lie(root) + chance.around(0, 0.3), length);
      const start = away(root, tuft.lie(root) + Math.PI, length * 0.5);
      return shape(
        leaf(start, tip, tuft.width * chance.between(0.7, 1.2), 0.4),
        mix(tuft.colors[0], tuft.colors[1], chance.next()),
      );
    })
    .join("");
}
