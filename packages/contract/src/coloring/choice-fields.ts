import { valueField, valueFields } from "../options/option-fields.ts";
import { coloringChoices, coloringPageOptions } from "./choices.ts";

/** The options of a page as the API's JSON has them; the slider is called reduceGrayscale there. */
export const coloringChoiceFields = {
  reduceGrayscale: valueField(coloringPageOptions.details).optional(),
  ...valueFields(coloringChoices),
};
