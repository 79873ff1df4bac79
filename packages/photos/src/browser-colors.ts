/**
 * Colors of files that say little about them, as browsers show them: an exponent in a PNG, and inks without a profile.
 */

/**
 * RGBA pixels of 8 or 16 bits that were encoded with an exponent, as 8-bit sRGB (IEC 61966-2-1); alpha is only shortened.
 * @param gamma of the encoding: 1 is linear light
 */
export function encodedAsSrgb(
  values: Uint8Array | Uint16Array,
  gamma: number,
): Uint8ClampedArray<ArrayBuffer> {
  const max = values.BYTES_PER_ELEMENT === 1 ? 255 : 65_535;
  const table = Uint8ClampedArray.from({ length: max + 1 }, (_, value) => {
    const light = (value / max) ** (1 / gamma);
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
  });
  const pixels = new Uint8ClampedArray(values.length);
  for (let at = 0; at < values.length; at++)
    pixels[at] = at % 4 === 3 ? (values[at]! * 255) / max : table[values[at]!]!;
  return pixels;
}

/** CMYK pixels, 0 for no ink, as opaque RGBA: each ink takes its share of the light that black leaves. */
export function withoutInk(inks: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(inks.length);
  for (let at = 0; at < inks.length; at += 4) {
    const white = 255 - inks[at + 3]!;
    for (let c = 0; c < 3; c++) pixels[at + c] = ((255 - inks[at + c]!) * white) / 255;
    pixels[at + 3] = 255;
  }
  return pixels;
}
