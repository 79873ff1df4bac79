import { root } from "../arithmetic/reproducible.ts";

/**
 * Colors as the engine measures them: OKLab (Björn Ottosson 2020) with a and b doubled, which he names as the
 * scale that fits measured color differences, times 100, kept as whole numbers of 1/80 so that sums and squared
 * distances are exact integers. One unit is `stepsPerUnit` steps; white has l = 100 units.
 */
export const stepsPerUnit = 80;
const lightnessScale = 100 * stepsPerUnit;
const chromaScale = 2 * lightnessScale;

/** Light of an sRGB value 0 to 255 (fractions allowed), 0 to 1 (IEC 61966-2-1). */
export function toLinear(value: number): number {
  const c = value / 255;
  if (c <= 0.04045) return c / 12.92;
  const x = (c + 0.055) / 1.055;
  // x to the power 2.4 is x² times the fifth root of x²
  return x * x * root(x * x, 5);
}

interface Tables {
  /** Light at which an 8-bit value rounds up to the next one. */
  readonly roundsUp: Float64Array;
  readonly cubeRoot: Float32Array;
  /** What each 8-bit value of red, green, blue adds to a cone's response, in steps of the cube root's table. */
  readonly long: readonly [Float64Array, Float64Array, Float64Array];
  readonly medium: readonly [Float64Array, Float64Array, Float64Array];
  readonly short: readonly [Float64Array, Float64Array, Float64Array];
}

const rootSteps = 65535;
let made: Tables | undefined;

/** Made at the first use: a page that only wants the option tables does not pay for them. */
function tables(): Tables {
  if (made) return made;
  const linear = Float64Array.from({ length: 256 }, (_, value) => toLinear(value));
  const response = (...weights: [number, number, number]) =>
    weights.map((weight) => linear.map((light) => light * weight * rootSteps)) as unknown as Tables["long"];

  // downwards, so that each root is a start for the next
  const cubeRoot = new Float32Array(rootSteps + 1);
  for (let i = rootSteps, above = 1; i > 0; i--) {
    above = root(i / rootSteps, 3, above);
    cubeRoot[i] = above;
  }
  made = {
    roundsUp: Float64Array.from({ length: 255 }, (_, value) => toLinear(value + 0.5)),
    cubeRoot,
    long: response(0.4122214708, 0.5363325363, 0.0514459929),
    medium: response(0.2119034982, 0.6806995451, 0.1073969566),
    short: response(0.0883024619, 0.2817188376, 0.6299787005),
  };
  return made;
}

/** The sRGB value, 0 to 255, nearest to a light of 0 to 1; light outside is clipped. */
export function fromLinear(light: number): number {
  const { roundsUp } = tables();
  let low = 0;
  let high = 255;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (light < roundsUp[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Writes OKLab steps of `count` pixels of four bytes each into three planes. */
export function toOklabPlanes(
  data: Uint8ClampedArray,
  count: number,
  l: Int16Array,
  a: Int16Array,
  b: Int16Array,
): void {
  const { cubeRoot, long, medium, short } = tables();
  const [longRed, longGreen, longBlue] = long;
  const [mediumRed, mediumGreen, mediumBlue] = medium;
  const [shortRed, shortGreen, shortBlue] = short;
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    const red = data[j]!;
    const green = data[j + 1]!;
    const blue = data[j + 2]!;
    const x = cubeRoot[(longRed[red]! + longGreen[green]! + longBlue[blue]! + 0.5) | 0]!;
    const y = cubeRoot[(mediumRed[red]! + mediumGreen[green]! + mediumBlue[blue]! + 0.5) | 0]!;
    const z = cubeRoot[(shortRed[red]! + shortGreen[green]! + shortBlue[blue]! + 0.5) | 0]!;
    l[i] = Math.round(lightnessScale * (0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z));
    a[i] = Math.round(chromaScale * (1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z));
    b[i] = Math.round(chromaScale * (0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z));
  }
}

/** The nearest sRGB color, `#rrggbb`, of OKLab steps. */
export function oklabToHex(l: number, a: number, b: number): string {
  const lightness = l / lightnessScale;
  const x = lightness + (0.3963377774 * a + 0.2158037573 * b) / chromaScale;
  const y = lightness - (0.1055613458 * a + 0.0638541728 * b) / chromaScale;
  const z = lightness - (0.0894841775 * a + 1.291485548 * b) / chromaScale;
  const [p, q, r] = [x * x * x, y * y * y, z * z * z];
  const red = fromLinear(4.0767416621 * p - 3.3077115913 * q + 0.2309699292 * r);
  const green = fromLinear(-1.2684380046 * p + 2.6097574011 * q - 0.3413193965 * r);
  const blue = fromLinear(-0.0041960863 * p - 0.7034186147 * q + 1.707614701 * r);
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
}

/** OKLab steps of a color written `#rrggbb`. */
export function hexToOklab(hex: string): { l: number; a: number; b: number } {
  const value = Number.parseInt(hex.slice(1), 16);
  const pixel = Uint8ClampedArray.of(value >> 16, (value >> 8) & 255, value & 255, 255);
  const [l, a, b] = [new Int16Array(1), new Int16Array(1), new Int16Array(1)];
  toOklabPlanes(pixel, 1, l, a, b);
  return { l: l[0]!, a: a[0]!, b: b[0]! };
}
