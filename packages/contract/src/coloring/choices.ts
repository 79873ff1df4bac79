/** The options of a coloring page besides its type, and what is taken for those that are left open. Plain tables, no zod. */

import type { ColoringType } from "@tintery/engine";
import { type ColoringChoices, coloringChoices } from "@tintery/engine/tables";

export {
  type ColoringChoices,
  coloringChoices,
  type ColoringPageChoices,
  coloringPageOptions,
} from "@tintery/engine/tables";

export const coloringChoiceNames = Object.keys(coloringChoices) as (keyof ColoringChoices)[];

const calmTypes: readonly ColoringType[] = ["for_kids", "simple", "v2_simplified"];

/**
 * What suits a type: taken for what a visitor left open.
 * @param isDrawn of a picture that Scene Builder drew: all of it is there on purpose
 */
export function usualChoices(type: ColoringType, isDrawn = false): Required<ColoringChoices> {
  return { background: calmTypes.includes(type) && !isDrawn ? "calm" : "full" };
}
