import { oklch } from "../palette.ts";
import type { CrownColors } from "../shapes/broadleaf.ts";

/** Crowns of trees in summer, from their shade to their light. */
export const summer: CrownColors = [oklch(0.4, 0.09, 148), oklch(0.57, 0.13, 137), oklch(0.77, 0.15, 122)];
/** The same at other times of the year. */
export const crowns: Readonly<Record<string, CrownColors>> = {
  spring: [oklch(0.48, 0.1, 140), oklch(0.66, 0.14, 130), oklch(0.84, 0.14, 120)],
  autumn: [oklch(0.48, 0.13, 42), oklch(0.64, 0.16, 56), oklch(0.79, 0.15, 78)],
  blossom: [oklch(0.66, 0.11, 0), oklch(0.8, 0.09, 355), oklch(0.92, 0.05, 350)],
};
/** Leaves and stems. */
export const green = oklch(0.5, 0.12, 140);
