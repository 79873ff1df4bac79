import { detailsRange } from "./details-range.ts";
import { coloringTypes } from "./type-table.ts";
import { backgrounds, type TypeSettings } from "./type-settings.ts";

export type { Background } from "./type-settings.ts";

/** What a person can choose for a coloring page, and what it means. */
export const coloringOptions = { types: coloringTypes, backgrounds, details: detailsRange } as const;

export type ColoringType = keyof typeof coloringTypes;

/** The numbers of a type. */
export function settingsOf(type: ColoringType): TypeSettings {
  return coloringTypes[type];
}
