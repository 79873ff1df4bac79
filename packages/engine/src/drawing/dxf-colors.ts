import { type Rgb, rgbOfHex } from "../colors/hex.ts";

/** Grays of the color indices 250 to 255. */
const grays = [51, 80, 105, 130, 190, 255];
/** The first nine indices that name one color everywhere. */
const primaries = [
  [255, 0, 0],
  [255, 255, 0],
  [0, 255, 0],
  [0, 255, 255],
  [0, 0, 255],
  [255, 0, 255],
  [255, 255, 255],
  [128, 128, 128],
  [192, 192, 192],
] as const;
/** How bright the five steps of each hue are; between them stand the same ones half as saturated. */
const steps = [255, 204, 153, 127, 76];

/** Red, green, blue of the color indices of DXF files, from 1: nine named ones, 24 hues with ten shades each, grays. */
const indexed: readonly Rgb[] = [
  ...primaries,
  ...Array.from({ length: 240 }, (_, i) => shade(Math.floor(i / 10), i % 10)),
  ...grays.map((gray) => [gray, gray, gray] as const),
];

/** @param hue 0 to 23, each 15 degrees @param step 0 to 9: brightness, odd ones half as saturated */
function shade(hue: number, step: number): Rgb {
  const max = steps[step >> 1]!;
  const min = step & 1 ? max / 2 : 0;
  const channel = (shift: number) => {
    // a channel is full for a third of the circle, gone for another, and grows and falls in 60 degrees between
    const at = (hue * 15 + shift) % 360;
    const share = at < 60 ? at / 60 : at < 180 ? 1 : at < 240 ? (240 - at) / 60 : 0;
    return Math.floor(min + share * (max - min));
  };
  return [channel(120), channel(0), channel(240)];
}

/** The color index of DXF files (1 to 255) nearest to `#rrggbb`; black is 7, which is drawn black on white paper. */
export function nearestColorIndex(hex: string): number {
  const [r, g, b] = rgbOfHex(hex);
  if (r + g + b < 60) return 7;
  let best = 7;
  let min = Number.POSITIVE_INFINITY;
  indexed.forEach((color, i) => {
    // 7 stands for black here
    if (i === 6) return;
    const [dr, dg, db] = [color[0] - r, color[1] - g, color[2] - b];
    const away = 2 * dr * dr + 4 * dg * dg + 3 * db * db;
    if (away < min) [min, best] = [away, i + 1];
  });
  return best;
}
