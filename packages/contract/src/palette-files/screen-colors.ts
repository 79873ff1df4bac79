import { hexOfRgb } from "@tintery/engine/tables";

/** `#rrggbb` of red, green and blue, 0 to 1; beyond that the nearest. */
export function hexOfShares(red: number, green: number, blue: number): string {
  const byte = (share: number) => Math.round(255 * Math.min(1, Math.max(0, share)));
  return hexOfRgb([byte(red), byte(green), byte(blue)]);
}

/** Of inks, 0 to 1, as programs show them that know no press: a rough color, since none is named. */
export function hexOfInks(cyan: number, magenta: number, yellow: number, black: number): string {
  const light = (ink: number) => (1 - ink) * (1 - black);
  return hexOfShares(light(cyan), light(magenta), light(yellow));
}

/** Of hue, saturation and brightness, 0 to 1 each. */
export function hexOfHsb(hue: number, saturation: number, brightness: number): string {
  const channel = (n: number) => {
    const k = (n + hue * 6) % 6;
    return brightness * (1 - saturation * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return hexOfShares(channel(5), channel(3), channel(1));
}

/** The white of CIELAB in files for print, D50. */
const white = [0.9642, 1, 0.8249] as const;
/** From XYZ under D50 to linear sRGB under D65 (Bradford), as ICC profiles have it. */
const toLight = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;

/** Of CIELAB under D50: lightness 0 to 100. */
export function hexOfLab(lightness: number, a: number, b: number): string {
  const y = (lightness + 16) / 116;
  const cube = (t: number) => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29));
  const xyz = [y + a / 500, y, y - b / 200].map((t, k) => cube(t) * white[k]!);
  const [red, green, blue] = toLight.map((row) => {
    const light = row[0] * xyz[0]! + row[1] * xyz[1]! + row[2] * xyz[2]!;
    return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  });
  return hexOfShares(red!, green!, blue!);
}
