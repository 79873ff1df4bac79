/** How forms and addresses name a set of paints; see `paint-sets.ts`. */
import type { Paper } from "../images/papers.ts";

/** The twelve paints that colors are mixed from where nobody says which paints they have. */
export const basePaintSet = "base";
/** What a visitor has at home, of all their palettes. */
export const stockPaintSet = "stock";
/** A number is a palette, a maker's or one of the visitor's own. */
export type PaintSetId = typeof basePaintSet | typeof stockPaintSet | number;

/** Fields of addresses that ask for a sheet about paints: the set, which of its paints (all without), and the paper. */
export const paintSheetFields = { set: "paints", chosen: "chosen", paper: "paper" } as const;

/** A set's name as an address has it; undefined for what names none. */
export function readPaintSetId(text: string): PaintSetId | undefined {
  if (text === basePaintSet || text === stockPaintSet) return text;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Paints that a mixing chart has room for on one sheet. */
export const maxChartPaints = 48;
/** So many are chosen at first where there are more than this. */
export const firstChartPaints = 24;

/** Paints that a photo is checked against at most: more take too long to mix. */
export const maxGamutPaints = 30;
/** Field of the address of the gamut check that names an image of one's own, whose original is checked. */
export const gamutImageField = "image";

/** Which paints a sheet is about, and the paper it is printed on; nothing said is the usual. */
export interface PaintSheet {
  set?: PaintSetId | undefined;
  chosen?: readonly string[] | undefined;
  paper?: Paper | undefined;
}

/** The query that asks for a sheet, with its question mark; empty for the usual one. */
export function paintSheetSearch({ set, chosen, paper }: PaintSheet): string {
  const fields = [
    [paintSheetFields.set, set],
    [paintSheetFields.chosen, chosen?.join(",")],
    [paintSheetFields.paper, paper],
  ] as const;
  const given = fields.flatMap(([field, value]) =>
    value === undefined ? [] : `${field}=${encodeURIComponent(value)}`,
  );
  return given.length > 0 ? `?${given.join("&")}` : "";
}
