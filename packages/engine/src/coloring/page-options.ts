import { detailsRange } from "./details-range.ts";
import type { OptionRows, OptionValues } from "../options/option-rows.ts";

/** What a form offers for a coloring page besides its type and its subject, one row an option: see `OptionRow`. */
export const coloringChoices = {
  /** Nothing; the few long, sure lines that there are; all of it. Without a choice, what suits the type. */
  background: {
    kind: "open word",
    says: "lines around the subject: none, few (calm), or all (full)",
    words: { none: {}, calm: {}, full: {} },
  },
} as const satisfies OptionRows;

/** The same with the slider of a finished page. */
export const coloringPageOptions = {
  details: {
    kind: "whole",
    ...detailsRange,
    says: "lines to keep, in percent",
  },
  ...coloringChoices,
} as const satisfies OptionRows;

export type ColoringChoices = OptionValues<typeof coloringChoices>;
export type ColoringPageChoices = OptionValues<typeof coloringPageOptions>;
export type Background = NonNullable<ColoringChoices["background"]>;
