import { hexOfRgb } from "./hex.ts";
import { fromLinear, hexToLinear } from "./oklab.ts";

/** The three ways to lack one kind of cones: those for long, middle and short waves. */
export const colorVisions = ["protan", "deutan", "tritan"] as const;
export type ColorVision = (typeof colorVisions)[number];

/**
 * How much red, green and blue light (columns) each of the three seems to be (rows). Each row adds up to 1, so grays stay gray.
 */
const matrices: Readonly<Record<ColorVision, readonly (readonly [number, number, number])[]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * How a color, `#rrggbb`, looks to somebody who lacks one kind of cones altogether (Machado, Oliveira and Fernandes 2009, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", severity 1), in linear light.
 */
export function seenBy(vision: ColorVision, hex: string): string {
  const light = hexToLinear(hex);
  const [red, green, blue] = matrices[vision].map((row) =>
    fromLinear(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]),
  ) as [number, number, number];
  return hexOfRgb([red, green, blue]);
}
