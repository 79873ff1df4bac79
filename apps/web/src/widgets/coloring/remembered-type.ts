import { type ColoringType, coloringTypeNames } from "@tintery/contract/tables";
import { remember, remembered } from "../../platform/storage.ts";

const storageName = "coloring-type";

/** The kind of coloring page that was chosen last time; null where nobody chose. */
export function rememberedType(): ColoringType | null {
  const word = remembered(storageName);
  return coloringTypeNames.find((name) => name === word) ?? null;
}

/** Keeps the kind of coloring page for the next time. */
export function rememberType(type: ColoringType): void {
  remember(storageName, type);
}
