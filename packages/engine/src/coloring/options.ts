import { coloringPageOptions } from "./page-options.ts";
import { coloringTypes } from "./type-table.ts";
import type { TypeSettings } from "./type-settings.ts";

export type { Background } from "./page-options.ts";

/** What a person can choose for a coloring page, and what it means. */
export const coloringOptions = { types: coloringTypes, ...coloringPageOptions } as const;

export type ColoringType = keyof typeof coloringTypes;

/** The numbers of a type. */
export function settingsOf(type: ColoringType): TypeSettings {
  return coloringTypes[type];
}
