import type { WordRow } from "../options/option-rows.ts";

/**
 * What a person can choose for outlines, and what it means for each kind of picture, side by side. `colors`: at most
 * so many; `apart`: colors less far apart, in OKLab units, are one; `merging`: squared color error, in OKLab units, for
 * which a pixel side of border is worth drawing in a photo of the largest size; `minFaceArea`: faces of fewer pixels go;
 * `tolerance`: how far curves may run from the points of a border, in pixels; `gradients`: areas may change evenly from
 * one color to another. Soft changes that are no gradient may take half as many colors besides.
 */
export const outlinesOptions = {
  colorPrecision: {
    kind: "word",
    default: "normal",
    says: "number of colors and fineness of shapes",
    words: {
      high: {
        photo: { colors: 128, apart: 0, merging: 29.5, minFaceArea: 8, tolerance: 1 },
        flat: { colors: 96, apart: 2, merging: 0, minFaceArea: 2, tolerance: 0.25, gradients: true },
      },
      normal: {
        photo: { colors: 64, apart: 0, merging: 48, minFaceArea: 12, tolerance: 1 },
        flat: { colors: 48, apart: 3, merging: 0, minFaceArea: 3, tolerance: 0.4, gradients: true },
      },
      low: {
        photo: { colors: 24, apart: 0, merging: 110, minFaceArea: 36, tolerance: 1.2 },
        flat: { colors: 16, apart: 6, merging: 0, minFaceArea: 10, tolerance: 0.6, gradients: true },
      },
      lowest: {
        photo: { colors: 10, apart: 0, merging: 260, minFaceArea: 110, tolerance: 1.6 },
        flat: { colors: 8, apart: 9, merging: 0, minFaceArea: 30, tolerance: 0.9 },
      },
    },
  },
} as const satisfies {
  readonly colorPrecision: WordRow & { readonly words: Readonly<Record<string, PrecisionMeaning>> };
};

/** What a precision means for one kind of picture; see `outlinesOptions`. */
export interface KindMeaning {
  readonly colors: number;
  readonly apart: number;
  readonly merging: number;
  readonly minFaceArea: number;
  readonly tolerance: number;
  readonly gradients?: boolean;
}

interface PrecisionMeaning {
  readonly photo: KindMeaning;
  readonly flat: KindMeaning;
}
