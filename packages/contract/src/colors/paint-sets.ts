/**
 * Paints to mix from: the base set, a maker's line, a palette of one's own, or what one has at home. A door of its own, since it brings
 * the tables of all makers.
 */
import { basePaints, type KnownPaint } from "@tintery/engine/pigments";
import type { Translate } from "../texts/messages.ts";
import { isOwnPaletteId, type PaletteContent, stockOf } from "./own-palettes.ts";
import { basePaintSet, type PaintSetId, stockPaintSet } from "./paint-set-id.ts";
import {
  findPalette,
  type Medium,
  paletteTitle,
  plainColors,
  type VendorPalette,
  vendorPalettes,
} from "./palettes.ts";

export * from "./paint-set-id.ts";

/** A paint of a set. */
export interface ListedPaint {
  /** Of its own within the set; without comma, so that addresses can list it. */
  readonly id: string;
  /** What is printed on its tube; null for base paints, which are no maker's. */
  readonly code: string | null;
  /** May be empty, where somebody gave a palette's paint only a code. */
  readonly name: string;
  /** `#rrggbb`, as it comes from the tube. */
  readonly hex: string;
  /** What it is mixed with. */
  readonly known: KnownPaint;
}

/** Paints that somebody mixes from. */
export interface PaintSet {
  readonly id: PaintSetId;
  readonly title: string;
  readonly paints: readonly ListedPaint[];
}

type OwnPalette = PaletteContent & { readonly id: number };

/** Threads and crayons are not mixed at all; of watercolors the water decides how much of each it takes. */
const uses = {
  acrylic: { charts: true, recipes: true },
  watercolor: { charts: true, recipes: false },
  thread: { charts: false, recipes: false },
  crayon: { charts: false, recipes: false },
} as const satisfies Record<Medium, Record<"charts" | "recipes", boolean>>;

/** What a set of paints is wanted for: pairs of them, or how much of each makes a color. */
export type PaintSetUse = keyof (typeof uses)[Medium];

/** The base paints, in words of a language. */
function baseSet(t: Translate): PaintSet {
  return {
    id: basePaintSet,
    title: t("recipes.base_paints"),
    paints: basePaints.map(({ slug, hex }) => ({
      id: slug,
      code: null,
      name: t(`base_paint.${slug}`),
      hex,
      known: { slug },
    })),
  };
}

function listed({
  code,
  name,
  hex,
  pigments,
}: Omit<ListedPaint, "id" | "known" | "code"> & {
  readonly code: string;
  readonly pigments: readonly string[];
}): ListedPaint {
  return { id: code, code, name, hex, known: { hex, pigments } };
}

/** A maker's line, without what glitters or glows. */
function vendorSet(palette: VendorPalette): PaintSet {
  return { id: palette.id, title: paletteTitle(palette), paints: plainColors(palette).map(listed) };
}

function ownSet({ id, title, paints }: OwnPalette): PaintSet {
  return { id, title, paints: paints.map(listed) };
}

/** What somebody has at home, of all their palettes. */
function stockSet(palettes: readonly OwnPalette[], t: Translate): PaintSet {
  const paints = stockOf(palettes).map((paint) => ({ ...listed(paint), id: paint.id }));
  return { id: stockPaintSet, title: t("mixing.list.own"), paints };
}

/** The sets that serve a use, those without paints left out: base paints, what one has, one's own palettes, makers' lines. */
export function paintSetsFor(
  use: PaintSetUse,
  { palettes, t }: { palettes: readonly OwnPalette[]; t: Translate },
): PaintSet[] {
  const makers = vendorPalettes.filter(({ medium }) => uses[medium][use]).map(vendorSet);
  const all = [baseSet(t), stockSet(palettes, t), ...palettes.map(ownSet), ...makers];
  return all.filter(({ paints }) => paints.length > 0);
}

/** Whether a palette serves a use: every one of a visitor's does, of a maker's those of some mediums. */
export function servesUse(palette: number, use: PaintSetUse): boolean {
  const maker = isOwnPaletteId(palette) ? undefined : findPalette(palette);
  return maker ? uses[maker.medium][use] : isOwnPaletteId(palette);
}

/** A set by its name; undefined where there is none, or none that serves the use. */
export function findPaintSet(
  id: PaintSetId,
  use: PaintSetUse,
  { palettes, t }: { palettes: readonly OwnPalette[]; t: Translate },
): PaintSet | undefined {
  if (typeof id === "number" && !isOwnPaletteId(id)) {
    const palette = findPalette(id);
    return palette && uses[palette.medium][use] ? vendorSet(palette) : undefined;
  }
  return paintSetsFor(use, { palettes, t }).find((set) => set.id === id);
}
