import type { ColorSpace, PaintColor } from "./paint-color.ts";

export type Rgb = readonly [number, number, number];

const unit = (value: number) => (value > 0 ? (value < 1 ? value : 1) : 0);
const byte = (value: number) => Math.round(unit(value) * 255);

/**
 * What the sixteen overprints of full cyan, magenta, yellow and black look like on coated paper, as red, green and
 * blue: the values that print programs show for SWOP inks. Bit 0 of the index is cyan, 1 magenta, 2 yellow, 3 black.
 */
const overprints: readonly Rgb[] = [
  [255, 255, 255],
  [0, 174, 239],
  [236, 0, 140],
  [46, 49, 146],
  [255, 242, 0],
  [0, 166, 81],
  [237, 28, 36],
  [54, 54, 57],
  [35, 31, 32],
  [0, 20, 28],
  [28, 0, 12],
  [6, 2, 14],
  [28, 26, 0],
  [0, 18, 8],
  [25, 2, 2],
  [0, 0, 0],
];

/**
 * How far tints between the overprints lie from the mix of these, as dots spread on paper: for red, green and blue,
 * for each ink x the factors of x(1-x) alone and times each other ink, in the order of inks. Least squares over 625
 * tints of such a print as a color management system shows it (mean error 6 of 255).
 */
const bends: readonly (readonly number[])[] = [
  [-20, 63, 31, -63, -1, -36, 7, 21, -3, -15, -3, 14, 38, -56, 2, 2],
  [-25, 34, 2, -3, 78, -38, -11, -78, -8, -1, 14, -5, 59, -9, -76, 2],
  [7, -13, 25, -22, -10, -6, 23, -14, 45, -31, -15, -42, 68, 8, -31, -68],
];

function bendOf(inks: readonly number[], channel: number): number {
  const factors = bends[channel]!;
  let sum = 0;
  let at = 0;
  for (let ink = 0; ink < 4; ink++) {
    let factor = factors[at++]!;
    for (let other = 0; other < 4; other++) if (other !== ink) factor += factors[at++]! * inks[other]!;
    sum += inks[ink]! * (1 - inks[ink]!) * factor;
  }
  return sum;
}

/**
 * Inks as red, green and blue: every overprint counts for the share of paper that it covers when the inks' dots lie by
 * chance (H. E. J. Neugebauer, 1937), bent as real prints are.
 * @param inks cyan, magenta, yellow, black, 0 to 1
 */
export function rgbOfInks(cyan: number, magenta: number, yellow: number, black: number): Rgb {
  const c = unit(cyan);
  const m = unit(magenta);
  const y = unit(yellow);
  const k = unit(black);
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let index = 0; index < 16; index++) {
    const share =
      (index & 1 ? c : 1 - c) * (index & 2 ? m : 1 - m) * (index & 4 ? y : 1 - y) * (index & 8 ? k : 1 - k);
    if (share === 0) continue;
    const print = overprints[index]!;
    red += share * print[0];
    green += share * print[1];
    blue += share * print[2];
  }
  const inks = [c, m, y, k];
  const whole = (value: number, channel: number) =>
    Math.max(0, Math.min(255, Math.round(value + bendOf(inks, channel))));
  return [whole(red, 0), whole(green, 1), whole(blue, 2)];
}

/** Hue, saturation and brightness, each 0 to 1, as red, green and blue of 0 to 1. */
export function rgbOfHsb(hue: number, saturation: number, brightness: number): [number, number, number] {
  const turn = (unit(hue) * 6) % 6;
  const s = unit(saturation);
  const v = unit(brightness);
  const channel = (shift: number) => {
    const at = (shift + turn) % 6;
    return v - v * s * Math.max(0, Math.min(at, 4 - at, 1));
  };
  return [channel(5), channel(3), channel(1)];
}

/** CIE L*a*b* (D50) as red, green and blue of sRGB, 0 to 255. */
export function rgbOfLab(lightness: number, a: number, b: number): Rgb {
  const fy = (lightness + 16) / 116;
  const linear = (f: number) => (f > 6 / 29 ? f * f * f : (108 / 841) * (f - 4 / 29));
  const x = 0.9642 * linear(fy + a / 500);
  const y = linear(fy);
  const z = 0.8249 * linear(fy - b / 200);
  const encode = (value: number) =>
    byte(value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  return [
    encode(3.1339 * x - 1.6169 * y - 0.4906 * z),
    encode(-0.9788 * x + 1.9161 * y + 0.0335 * z),
    encode(0.0719 * x - 0.229 * y + 1.4052 * z),
  ];
}

/** Components of a space as red, green and blue; missing components count as 0. */
export function rgbOf(space: ColorSpace, components: readonly number[]): Rgb {
  const at = (index: number) => components[index] ?? 0;
  switch (space.kind) {
    case "gray":
      return [byte(at(0)), byte(at(0)), byte(at(0))];
    case "rgb":
      return [byte(at(0)), byte(at(1)), byte(at(2))];
    case "cmyk":
      return rgbOfInks(at(0), at(1), at(2), at(3));
    case "lab":
      return rgbOfLab(at(0), at(1), at(2));
    case "indexed": {
      const palette = space.palette ?? new Uint8Array(3);
      const entry = Math.max(0, Math.min(palette.length / 3 - 1, Math.floor(at(0)))) * 3;
      return [palette[entry] ?? 0, palette[entry + 1] ?? 0, palette[entry + 2] ?? 0];
    }
    case "tint":
      return rgbOf(space.base ?? deviceSpaces.gray, space.transform?.(components) ?? []);
    default:
      return [0, 0, 0];
  }
}

const device = (kind: "gray" | "rgb" | "cmyk", components: number): ColorSpace => ({
  kind,
  components,
  source: null,
});

export const deviceSpaces = {
  gray: device("gray", 1),
  rgb: device("rgb", 3),
  cmyk: device("cmyk", 4),
} as const;

/** A color of a space. */
export function paintColor(space: ColorSpace, components: readonly number[]): PaintColor {
  return { space, components, rgb: rgbOf(space, components), pattern: null };
}

export const black = paintColor(deviceSpaces.gray, [0]);
