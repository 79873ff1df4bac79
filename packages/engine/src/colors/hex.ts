/** Red, green and blue of sRGB, whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb`, lower case, of a color of 24 bits. */
export function hexOfBits(bits: number): string {
  return `#${bits.toString(16).padStart(6, "0")}`;
}

/** A color of 24 bits, red the highest, of `#rrggbb`. */
export function bitsOfHex(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}

/** `#rrggbb`, lower case. */
export function hexOfRgb([red, green, blue]: Rgb): string {
  return hexOfBits((red << 16) | (green << 8) | blue);
}

/** Red, green and blue of `#rrggbb`. */
export function rgbOfHex(hex: string): Rgb {
  const bits = bitsOfHex(hex);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

/** Whether a text is `#rrggbb`, lower case, as our models keep colors. */
export function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** Six hexadecimal digits that may lack their mark, as forms, links and files bring them. */
export const hexPattern = /^#?[0-9a-fA-F]{6}$/;

/** `#rrggbb`, lower case, of a text of that pattern; undefined for any other. */
export function readHex(text: string): string | undefined {
  return hexPattern.test(text) ? `#${text.replace("#", "").toLowerCase()}` : undefined;
}
