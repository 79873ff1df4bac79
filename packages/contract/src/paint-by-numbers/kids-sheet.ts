/** Sheets on which a painting is colored by numbers, letters or sums. Plain tables, no zod. */
import { maxColorsOfSums, type SheetAge, sheetAges, type SheetLabels } from "@tintery/engine/tables";
import { paperField } from "../images/papers.ts";

export {
  maxColorsOfSums,
  type SheetAge,
  sheetAges,
  type SheetLabels,
  sheetLabels,
} from "@tintery/engine/tables";

/** How such a sheet is wanted. */
export interface KidsSheet {
  readonly age: SheetAge;
  readonly labels: SheetLabels;
  readonly solution: boolean;
}

export const defaultKidsSheet: KidsSheet = { age: "5-7", labels: "numbers", solution: true };

/** What a painting was converted with, as far as an age decides it. */
type ConvertedWith = {
  readonly [Name in keyof (typeof sheetAges)[SheetAge]["options"]]: number | string | null;
};

/** Whether a painting has as many colors and as large regions as a sheet for an age; its crayons are another question. */
export function isCutForAge(painting: ConvertedWith, age: SheetAge): boolean {
  const names = ["numberOfColors", "detalization", "segmentsComplexity"] as const;
  return names.every((name) => painting[name] === sheetAges[age].options[name]);
}

/** Fields of the address of such a sheet. */
export const kidsSheetFields = {
  age: "sheet-age",
  labels: "sheet-labels",
  paper: paperField,
  solution: "sheet-solution",
} as const;

/** Whether a picture of so many colors has enough results for sums of an age; numbers and letters never run out. */
export function hasSheet(labels: SheetLabels, age: SheetAge, colors: number): boolean {
  return labels !== "sums" || colors <= maxColorsOfSums(age);
}
