import * as z from "zod";
import { formChecked, paperWords } from "../images/papers.ts";
import { imageId } from "../images/schema.ts";
import { wordField } from "../options/form-fields.ts";
import { wordsOf } from "../options/option-rows.ts";
import { defaultKidsSheet, kidsSheetFields, sheetAges, sheetLabels } from "./kids-sheet.ts";

const ages = wordsOf({ words: sheetAges });

/** How a sheet to color by numbers, letters or sums is wanted: in an address. */
export const kidsSheetQuery = z.object({
  [kidsSheetFields.age]: wordField(ages, defaultKidsSheet.age),
  [kidsSheetFields.labels]: wordField(sheetLabels, defaultKidsSheet.labels),
  [kidsSheetFields.paper]: z.enum(paperWords).optional(),
  [kidsSheetFields.solution]: z.literal(formChecked).optional(),
});

/** The same as JSON. */
export const kidsSheet = z.object({ age: z.enum(ages), labels: z.enum(sheetLabels), solution: z.boolean() });

export const changeAgeParams = z.object({ id: imageId, age: z.enum(ages) });
