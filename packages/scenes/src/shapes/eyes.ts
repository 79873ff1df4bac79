import type { Paintbox } from "../paintbox.ts";
import { type Color, shift } from "../palette.ts";
import { ellipse, group, placed, type Point, shape } from "../pen.ts";

/** How an animal's eye looks. */
export interface EyeLook {
  iris: Color;
  rim: Color;
  /** Width of the pupil as a share of its height: 1 is round, 0.4 is a cat's in daylight. */
  pupil: number;
}

/**
 * An animal's right-hand eye around the origin, 130 wide, its inner corner to the left; mirror it for the other side.
 * `glint` is where the light shines back, so that both eyes can agree after mirroring.
 */
export function eye(paints: Paintbox, look: EyeLook, glint: Point): string {
  const almond = "M-74 26C-54 -14 -24 -46 16 -46C48 -46 62 -24 70 0C54 28 32 39 6 39C-24 39 -50 34 -74 26Z";
  const opening = "M-52 16C-38 -12 -14 -34 18 -34C42 -34 54 -16 60 2C46 22 28 31 6 31C-18 31 -38 26 -52 16Z";
  const iris = paints.radial(
    [
      [0, shift(look.iris, 0.14, 0, 8)],
      [0.55, look.iris],
      [0.85, shift(look.iris, -0.17)],
      [1, shift(look.iris, -0.32)],
    ],
    [0.5, 0.62],
    0.58,
  );
  return [
    shape(almond, look.rim),
    shape(opening, shift(look.iris, -0.3, -0.03)),
    group(
      [
        ellipse([6, -3], [45, 41], iris),
        ellipse([8, -3], [24 * look.pupil, 25], "#120d0c"),
        shape("M-60 -40H80V-14C50 -30 -20 -32 -60 6Z", "#1c1210", 'opacity="0.35"'),
      ],
      paints.clip(opening),
    ),
    ellipse([8 + glint[0], -3 + glint[1]], [10, 11], "#ffffff"),
    ellipse([8 - glint[0], 11], [7, 5], "#ffffff", 'opacity="0.55"'),
  ].join("");
}

/** A part drawn for the right side, shown on both sides of x = 0. */
export const bothSides = (part: (side: 1 | -1) => string): string =>
  group(part(-1), `${placed([0, 0], 0, [-1, 1])}`) + part(1);
