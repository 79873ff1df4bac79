import type { Paint } from "../../colors/paints.ts";

/** Crayons that are in every box of 15, and their colors on paper; white is the paper itself. */
export const crayons = {
  white: "#ffffff",
  yellow: "#ffd400",
  peach: "#f7c6a0",
  orange: "#f5821f",
  red: "#d7282f",
  pink: "#f29ac0",
  purple: "#7b3f98",
  light_blue: "#6cc4ee",
  blue: "#1d5bb5",
  light_green: "#8cc63f",
  green: "#1f7a3d",
  light_brown: "#c08a52",
  brown: "#6f4323",
  gray: "#8f9296",
  black: "#1b1b1b",
} as const;

export type Crayon = keyof typeof crayons;

/**
 * Crayons as the paints of a conversion, "01" to "15". The room that is found for a code is what a sheet's labels share: two digits are
 * as wide as most numbers, and half as wide as most sums.
 */
export const crayonPaints: readonly Paint[] = Object.values(crayons).map((hex, k) => ({
  code: `${k + 1}`.padStart(2, "0"),
  hex,
}));

/** The crayon of a color of a picture that was converted with crayons; null for any other color. */
export function crayonOf(hex: string): Crayon | null {
  const found = Object.entries(crayons).find(([, own]) => own === hex);
  return found ? (found[0] as Crayon) : null;
}
