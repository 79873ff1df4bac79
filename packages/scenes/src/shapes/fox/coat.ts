import { type Color, mix, oklch } from "../../palette.ts";

/*
 * A fox looking at the viewer. The middle of the face is x = 0; the tips of the ears are at y = 130, the chin at
 * y = 1060, the chest runs on to y = 1500. Sides are drawn for the right and mirrored.
 */

export const coat = {
  deep: oklch(0.46, 0.13, 42),
  body: oklch(0.63, 0.165, 49),
  light: oklch(0.77, 0.145, 62),
};
export const white = {
  shade: oklch(0.77, 0.03, 60),
  body: oklch(0.92, 0.022, 75),
  light: oklch(0.985, 0.01, 85),
};
export const black = { deep: oklch(0.2, 0.02, 40), soft: oklch(0.34, 0.035, 40) };

/** The colors between which tufts vary: in the sun, in the shade, on the white parts. */
export const sunny: readonly [Color, Color] = [coat.body, coat.light];
export const shaded: readonly [Color, Color] = [coat.deep, mix(coat.body, coat.light, 0.3)];
export const snowy: readonly [Color, Color] = [white.shade, white.light];
