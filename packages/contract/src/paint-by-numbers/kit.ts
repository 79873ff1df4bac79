/** What a picture becomes on paper. Apart from the other tables: the browser needs it in a late part only. */
import {
  type Display,
  type DisplayName,
  displayNames,
  type TilePaper,
  tilePapers,
} from "@tintery/engine/tables";
import { formChecked, paperField } from "../images/papers.ts";
import type { DownloadKind } from "./paint-by-numbers.ts";
import { formatPercent } from "../texts/format.ts";
import type { Language } from "../texts/languages.ts";

export { isWide, roomOnSheet, scaleToFit } from "../images/on-sheet.ts";
export { ownPaperFirst, paperOf } from "../images/paper-of.ts";
export { fitsOneSheet, keepsItsUse, type PrintedPainting } from "./one-sheet.ts";
export { planTiles, tileName, type TilePaper, tilePapers, type TilePlan } from "@tintery/engine/tables";

/**
 * Fields of the form of the kit: its paper, whether the picture is printed on one sheet, and the paints that recipes for its colors are
 * made of, by the name of their set; without them there are no recipes.
 */
export const kitFields = {
  paper: paperField,
  fitOnOne: "download-fit",
  recipes: "download-recipes",
} as const;
/** Fields of the page for the printer: whether the color list follows the picture, and the paper for both, if the picture fits it. */
export const printFields = { paper: paperField, colors: "download-colors" } as const;
/** Fields of a color list for paper: its sheet, and whether the sheet lies on its long side. */
export const colorListFields = { paper: paperField, wide: "download-wide" } as const;
/** Fields of every form and address that hands out a painting or its colors: what makes them easier to see. */
export const displayFields = {
  letters: "download-letters",
  strongLines: "download-strong-lines",
  patterns: "download-patterns",
} as const satisfies Record<DisplayName, string>;
/** The query that asks for a display, with its question mark; empty for a picture as it is. */
export function displaySearch(display: Display): string {
  const wanted = displayNames.filter((name) => display[name]);
  if (wanted.length === 0) return "";
  return `?${wanted.map((name) => `${displayFields[name]}=${formChecked}`).join("&")}`;
}
/** What of a display shows in a file: a finished painting has neither numbers nor lines. Other kinds show all of it. */
const shownIn: Partial<Record<DownloadKind, readonly DisplayName[]>> = {
  origin: [],
  originpng: [],
  originpdf: [],
  outlines: ["strongLines"],
  outlinespdf: ["strongLines"],
  outlinesdxf: [],
  source: [],
};
/** A display as far as a kind of file shows it, so that no other drawing is made where it would look the same. */
export function displayIn(kind: DownloadKind, display: Display): Display {
  const shown = shownIn[kind] ?? displayNames;
  const isShown = (name: DisplayName) => display[name] && shown.includes(name);
  return {
    letters: isShown("letters"),
    strongLines: isShown("strongLines"),
    patterns: isShown("patterns"),
  };
}
export const kitPapers = Object.keys(tilePapers) as TilePaper[];

/** More than what binary fractions lose (0.29 × 100 is 28.999…96), far less than a scale is off on paper. */
const lostInFractions = 1e-9;

/** How much smaller a picture is printed, in whole percent: rounded down, since what lacks a little is not all of it. */
export function formatScale(language: Language, scale: number): string {
  return formatPercent(language, Math.floor(scale * 100 + lostInFractions) / 100);
}
