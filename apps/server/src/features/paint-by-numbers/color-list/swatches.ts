import { rgbOfHex, type Rgb } from "@tintery/engine/tables";
import type { ListedColor } from "./list-colors.ts";
import { zipFiles } from "./zip-files.ts";

/** Colors that a palette of Procreate can hold. */
export const maxSwatchCount = 30;

/** The colors as palettes of Procreate, each an archive with one JSON file; more than one where a palette cannot hold them. */
export function colorsAsSwatches(title: string, colors: readonly ListedColor[]): Uint8Array[] {
  const palettes = Math.ceil(colors.length / maxSwatchCount);
  return Array.from({ length: palettes }, (_, k) => {
    const part = colors.slice(k * maxSwatchCount, (k + 1) * maxSwatchCount);
    const palette = {
      name: palettes > 1 ? `${title} ${k + 1}` : title,
      swatches: part.map(({ hex }) => ({ ...hsbOf(rgbOfHex(hex)), alpha: 1, colorSpace: 0 })),
    };
    return zipFiles({ "Swatches.json": JSON.stringify([palette]) });
  });
}

/** Hue, saturation and brightness, 0 to 1 each, of sRGB. */
function hsbOf([red, green, blue]: Rgb): { hue: number; saturation: number; brightness: number } {
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const sixths =
    range === 0
      ? 0
      : max === red
        ? ((green - blue) / range + 6) % 6
        : max === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
  return { hue: sixths / 6, saturation: max === 0 ? 0 : range / max, brightness: max / 255 };
}
