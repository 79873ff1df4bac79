import type { ImageView, PbnColor } from "@tintery/contract";

export const paletteOrders = ["number", "lightness", "area"] as const;
export type PaletteOrder = (typeof paletteOrders)[number];

/** A color of the picture with what it takes of it. */
export interface PaletteRow {
  color: PbnColor;
  /** Share of the canvas, 0 to 1; null where the server does not tell. */
  area: number | null;
  segments: number | null;
}

/** The palette as rows; the picture's counts are percentages by code. */
export function paletteRows({ options }: ImageView): PaletteRow[] {
  return options.colors.map((color) => {
    const percentage = options.colorsArea?.byCode[color.code];
    return {
      color,
      area: percentage === undefined ? null : percentage / 100,
      segments: options.numberOfSegments?.byCode[color.code] ?? null,
    };
  });
}

/** Perceived lightness of a color, 0 to 1: the luma of its sRGB values. */
function lightness([red, green, blue]: PbnColor["rgb"]): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Rows in the wanted order: numbers upwards, light to dark, or most to least paint. */
export function sortPalette(rows: readonly PaletteRow[], order: PaletteOrder): PaletteRow[] {
  const byNumber = (a: PaletteRow, b: PaletteRow) =>
    a.color.code.localeCompare(b.color.code, "en", { numeric: true });
  const compare = {
    number: byNumber,
    lightness: (a: PaletteRow, b: PaletteRow) => lightness(b.color.rgb) - lightness(a.color.rgb),
    area: (a: PaletteRow, b: PaletteRow) => (b.area ?? 0) - (a.area ?? 0),
  }[order];
  return rows.toSorted((a, b) => compare(a, b) || byNumber(a, b));
}
