import { colorDifference, type Lab, labOf } from "@tintery/engine/pigments";
import { plainColors, type VendorColor, type VendorPalette, vendorPalettes } from "./palettes.ts";

/** Colors of a palette that are shown as similar. */
const shownCount = 5;

/** Which palettes are looked at; a field that is missing or empty chooses all. */
export interface PaletteFilter {
  /** A medium, such as `acrylic`. */
  readonly medium?: string | undefined;
  /** The maker's title, or the palette's id, slug or title. */
  readonly brand?: string | undefined;
}

/** The palettes of a medium and a brand, in the order of their ids. */
export function palettesFor({ medium = "", brand = "" }: PaletteFilter): VendorPalette[] {
  const same = (wanted: string, names: readonly string[]) =>
    wanted.trim() === "" || names.some((name) => name.toLowerCase() === wanted.trim().toLowerCase());
  return vendorPalettes.filter(
    ({ id, slug, vendor, medium: own }) =>
      same(medium, [own]) &&
      same(brand, [String(id), slug, vendor.title, `${vendor.title} ${vendor.mediumTitle}`]),
  );
}

const labs = new WeakMap<VendorPalette, readonly (readonly [VendorColor, Lab])[]>();

function labsOf(palette: VendorPalette) {
  const known = labs.get(palette) ?? plainColors(palette).map((color) => [color, labOf(color.hex)] as const);
  labs.set(palette, known);
  return known;
}

/** The five colors of a palette nearest to a color (CIEDE2000), the nearest first; of two as near the one whose code sorts first. */
export function similarColors(palette: VendorPalette, hex: string): VendorColor[] {
  const wanted = labOf(hex);
  return labsOf(palette)
    .map(([color, lab]) => ({ color, difference: colorDifference(wanted, lab) }))
    .sort((p, q) => p.difference - q.difference || (p.color.code < q.color.code ? -1 : 1))
    .slice(0, shownCount)
    .map(({ color }) => color);
}
