import { type Color, oklch } from "../../palette.ts";
import { type Point, ribbon, shape } from "../../pen.ts";

/*
 * A tabby cat sitting upright and looking at the viewer: its paws stand at y = 0, the ears end at y = -700, the middle
 * of the face is x = 0. Sides are drawn for the right and mirrored.
 */

export const coat = {
  deep: oklch(0.4, 0.022, 60),
  body: oklch(0.59, 0.028, 65),
  light: oklch(0.75, 0.03, 72),
};
export const white = {
  shade: oklch(0.76, 0.025, 70),
  body: oklch(0.91, 0.018, 80),
  light: oklch(0.98, 0.01, 90),
};
export const pinkSkin = oklch(0.72, 0.085, 20);
export const dark = oklch(0.25, 0.022, 50);

/** The colors between which tufts vary: in the sun, in the shade, on the white parts. */
export const sunny: readonly [Color, Color] = [coat.body, coat.light];
export const shaded: readonly [Color, Color] = [coat.deep, coat.body];
export const snowy: readonly [Color, Color] = [white.shade, white.light];

/** One dark stripe of the coat along a line, pointed at both ends. */
export const stripe = (line: readonly Point[], width: number): string =>
  shape(
    ribbon(line, (t) => width * 1.2 * Math.sin(Math.PI * Math.min(0.96, 0.12 + t * 0.86)) + 1),
    dark,
    'opacity="0.9"',
  );
