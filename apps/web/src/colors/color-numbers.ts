import { hslOf, readColor } from "@tintery/contract/tables";
import { rgbOfHex } from "@tintery/engine/tables";

/** `#rrggbb`, lower case, of what somebody typed, with full-width letters and blanks around it; null where it is no color. */
export function typedColor(text: string): string | null {
  return readColor(text.normalize("NFKC").trim()) ?? null;
}

/** A color as style sheets write it. */
export const rgbText = (hex: string) => `rgb(${rgbOfHex(hex).join(", ")})`;

/** The same by hue, saturation and lightness, in whole degrees and percents. */
export function hslText(hex: string): string {
  const [red, green, blue] = rgbOfHex(hex);
  const [hue, saturation, lightness] = hslOf([red, green, blue]);
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  // 359.6 degrees are none
  return `hsl(${Math.round(hue) % 360}, ${percent(saturation)}, ${percent(lightness)})`;
}
