import { type ColoringType, coloringTypeNames } from "@tintery/contract/tables";
import { rememberedChoice, useRememberedChoice } from "../platform/use-remembered-choice.ts";

const storageName = "coloring-type";

/** The kind of coloring page that was chosen last time; null where nobody chose. */
export function rememberedType(): ColoringType | null {
  return rememberedChoice(storageName, coloringTypeNames);
}

/** The kind of page that the host page asks for, else the one chosen last time; null where nobody chose. */
export function useRememberedType(preset: string | null) {
  return useRememberedChoice(storageName, coloringTypeNames, preset);
}
