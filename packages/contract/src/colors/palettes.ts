/**
 * The palettes of makers, a door of its own: 40 kB that no page needs at once. The tables are our own collection of facts; no maker has
 * made or checked them, and their names are theirs.
 */
import type { Paint } from "@tintery/engine/tables";
import { amsterdamStandard } from "./vendor-lines/amsterdam-standard.ts";
import { crayolaCrayons } from "./vendor-lines/crayola-crayons.ts";
import { dmcMouline } from "./vendor-lines/dmc-mouline.ts";
import { goldenHeavyBody } from "./vendor-lines/golden-heavy-body.ts";
import { liquitexHeavyBody } from "./vendor-lines/liquitex-heavy-body.ts";
import { vallejoModelColor } from "./vendor-lines/vallejo-model-color.ts";
import { winsorNewtonCotman } from "./vendor-lines/winsor-newton-cotman.ts";
import type { VendorColor, VendorPalette } from "./vendor-palette.ts";

export {
  type Confidence,
  type Medium,
  mediums,
  type VendorColor,
  type VendorPalette,
} from "./vendor-palette.ts";

/** All palettes of makers, by their ids. */
export const vendorPalettes: readonly VendorPalette[] = [
  goldenHeavyBody,
  liquitexHeavyBody,
  amsterdamStandard,
  winsorNewtonCotman,
  vallejoModelColor,
  dmcMouline,
  crayolaCrayons,
];

/** A palette by its id or its slug, as people and addresses name it. */
export function findPalette(name: number | string): VendorPalette | undefined {
  return vendorPalettes.find(({ id, slug }) => String(id) === String(name) || slug === name);
}

/** The title of a palette: its maker and its line. */
export function paletteTitle({ vendor }: VendorPalette): string {
  return `${vendor.title} ${vendor.mediumTitle}`;
}

/** The colors of a palette that can be told by how they look on a screen. */
export function plainColors({ colors }: VendorPalette): readonly VendorColor[] {
  return colors.filter(({ metallic }) => !metallic);
}

/** A palette as paints to paint a picture with. */
export function paintsOf(palette: VendorPalette): Paint[] {
  return plainColors(palette).map(({ code, name, hex, pigments }) => ({
    code,
    name,
    hex,
    ...(pigments.length > 0 && { pigments }),
  }));
}

/** The palette that all of some paints come from; undefined when they are somebody's own. */
export function paletteWith(paints: readonly Paint[]): VendorPalette | undefined {
  return vendorPalettes.find(({ colors }) => {
    const hexes = new Map(colors.map(({ code, hex }) => [code, hex]));
    return paints.every(({ code, hex }) => hexes.get(code) === hex);
  });
}
