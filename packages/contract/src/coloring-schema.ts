import * as z from "zod";
import { wordField } from "./form-fields.ts";
import { coloringTypeNames, coloringTypes, coloringVersions, reduceDetailsRange } from "./coloring.ts";

/** Version and type of a coloring page. A version alone takes that version's first type. */
export const coloringForm = z
  .object({
    type: z.enum(coloringTypeNames as [string, ...string[]]).optional(),
    version: z.enum(coloringVersions).optional(),
  })
  .meta({
    description: `type is ${coloringTypes.v1.default} (v1) or ${coloringTypes.v2.default} (v2) when not given`,
  });

export const coloringVersionParams = z.object({ version: wordField(coloringVersions, "v1") });

/** Percent of details kept: 20 to 100 in steps of 5. */
export const coloringEdit = z.object({
  reduceGrayscale: z
    .number()
    .min(reduceDetailsRange.min)
    .max(reduceDetailsRange.max)
    .multipleOf(reduceDetailsRange.step),
});
