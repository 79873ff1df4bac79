import { root } from "../arithmetic/reproducible.ts";
import { hexOfRgb, type Rgb, rgbOfHex } from "./hex.ts";

/**
 * Colors as the engine measures them: OKLab (Björn Ottosson 2020) with a and b doubled, which he names as the
 * scale that fits measured color differences, times 100, kept as whole numbers of 1/80 so that sums and squared
 * distances are exact integers. One unit is `stepsPerUnit` steps; white has l = 100 units.
 */
export const stepsPerUnit = 80;
const lightnessScale = 100 * stepsPerUnit;
const chromaScale = 2 * lightnessScale;

const { fround } = Math;

/** Light of an sRGB value 0 to 255 (fractions allowed), 0 to 1 (IEC 61966-2-1). */
export function toLinear(value: number): number {
  const c = value / 255;
  if (c <= 0.04045) return c / 12.92;
  const x = (c + 0.055) / 1.055;
  // x to the power 2.4 is x² times the fifth root of x²
  return x * x * root(x * x, 5);
}

/** Steps of light in tables of cube roots. */
export const rootSteps = 65535;
/** Cones' responses are whole numbers of 1/256 steps of the cube root's table. */
const partsOfStep = 256;

/** Parts of each cone's response, long to short, that red, green and blue light give. */
const cones = [
  [0.4122214708, 0.2119034982, 0.0883024619],
  [0.5363325363, 0.6806995451, 0.2817188376],
  [0.0514459929, 0.1073969566, 0.6299787005],
] as const;

/** What the root of each cone's response adds to l, a and b: four numbers for each cone, the last one 0. */
export const matrix = Float32Array.from(
  [
    [0.2104542553, 1.9779984951, 0.0259040371],
    [0.793617785, -2.428592205, 0.7827717662],
    [-0.0040720468, 0.4505937099, -0.808675766],
  ].flatMap(([l, a, b]) => [l! * lightnessScale, a! * chromaScale, b! * chromaScale, 0]),
);

let responses: Int32Array | undefined;

/** What each 8-bit value of red (the first 256), green and blue adds to the three cones: four numbers each. */
export function responseTable(): Int32Array {
  // made at the first use: a page that only wants the option tables does not pay for it
  if (responses) return responses;
  const table = new Int32Array(3 * 256 * 4);
  cones.forEach((parts, channel) => {
    for (let value = 0; value < 256; value++) {
      const light = toLinear(value);
      parts.forEach((part, cone) => {
        table[(channel * 256 + value) * 4 + cone] = Math.round(light * part * rootSteps * partsOfStep);
      });
    }
  });
  responses = table;
  return table;
}

/** Light at which an 8-bit value rounds up to the next one. */
let roundsUp: Float64Array | undefined;

/** The sRGB value, 0 to 255, nearest to a light of 0 to 1; light outside is clipped. */
export function fromLinear(light: number): number {
  roundsUp ??= Float64Array.from({ length: 255 }, (_, value) => toLinear(value + 0.5));
  let low = 0;
  let high = 255;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (light < roundsUp[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The nearest sRGB color of OKLab steps. */
export function oklabToRgb(l: number, a: number, b: number): Rgb {
  const lightness = l / lightnessScale;
  const x = lightness + (0.3963377774 * a + 0.2158037573 * b) / chromaScale;
  const y = lightness - (0.1055613458 * a + 0.0638541728 * b) / chromaScale;
  const z = lightness - (0.0894841775 * a + 1.291485548 * b) / chromaScale;
  const [p, q, r] = [x * x * x, y * y * y, z * z * z];
  const red = fromLinear(4.0767416621 * p - 3.3077115913 * q + 0.2309699292 * r);
  const green = fromLinear(-1.2684380046 * p + 2.6097574011 * q - 0.3413193965 * r);
  const blue = fromLinear(-0.0041960863 * p - 0.7034186147 * q + 1.707614701 * r);
  return [red, green, blue];
}

/** The same, `#rrggbb`. */
export function oklabToHex(l: number, a: number, b: number): string {
  return hexOfRgb(oklabToRgb(l, a, b));
}

/** Light, 0 to 1, of each 8-bit value. */
let lights: Float64Array | undefined;

/** Light, 0 to 1, of red, green and blue. */
export function rgbToLinear([red, green, blue]: Rgb): [red: number, green: number, blue: number] {
  lights ??= Float64Array.from({ length: 256 }, (_, value) => toLinear(value));
  return [lights[red]!, lights[green]!, lights[blue]!];
}

/** The same of a color written `#rrggbb`. */
export function hexToLinear(hex: string): [red: number, green: number, blue: number] {
  return rgbToLinear(rgbOfHex(hex));
}

/** OKLab steps of a color written `#rrggbb`. */
export function hexToOklab(hex: string): Oklab {
  return rgbToOklab(rgbOfHex(hex));
}

/** A color in OKLab steps. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** OKLab steps of one color; of more of them, see `toOklabPlanes`. */
export function rgbToOklab(rgb: Rgb): Oklab {
  const table = responseTable();
  const [x, y, z] = [0, 1, 2].map((cone) => {
    let response = 0;
    for (let channel = 0; channel < 3; channel++)
      response += table[(channel * 256 + rgb[channel]!) * 4 + cone]!;
    return fround(root(((response + partsOfStep / 2) >> 8) / rootSteps, 3));
  }) as [number, number, number];
  // in single precision, rounded after each operation, as `toOklabPlanes` has it
  const step = (c: number) => {
    const sum = fround(fround(matrix[c]! * x) + fround(matrix[4 + c]! * y));
    return Math.floor(fround(fround(sum + fround(matrix[8 + c]! * z)) + 0.5));
  };
  return { l: step(0), a: step(1), b: step(2) };
}
