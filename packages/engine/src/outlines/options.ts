/**
 * What a person can choose for outlines, and what it means for each kind of picture, side by side. `colors`: at most
 * so many; `tolerance`: how far curves may run from the points of a border, in pixels; `smallest`: faces of fewer
 * pixels go; `apart`: colors less far apart, in OKLab units, are one.
 */
export const outlinesOptions = {
  colorPrecision: {
    high: {
      photo: { colors: 64, tolerance: 0.5, smallest: 6, apart: 0 },
      flat: { colors: 96, tolerance: 0.2, smallest: 2, apart: 2 },
    },
    normal: {
      photo: { colors: 32, tolerance: 0.8, smallest: 16, apart: 0 },
      flat: { colors: 48, tolerance: 0.25, smallest: 3, apart: 3 },
    },
    low: {
      photo: { colors: 16, tolerance: 1.1, smallest: 48, apart: 0 },
      flat: { colors: 16, tolerance: 0.4, smallest: 10, apart: 6 },
    },
    lowest: {
      photo: { colors: 8, tolerance: 1.6, smallest: 140, apart: 0 },
      flat: { colors: 8, tolerance: 0.6, smallest: 30, apart: 9 },
    },
  },
} as const satisfies { readonly colorPrecision: Readonly<Record<string, PrecisionMeaning>> };

/** What a precision means for one kind of picture; see `outlinesOptions`. */
export interface KindMeaning {
  readonly colors: number;
  readonly tolerance: number;
  readonly smallest: number;
  readonly apart: number;
}

interface PrecisionMeaning {
  readonly photo: KindMeaning;
  readonly flat: KindMeaning;
}

export const defaultOutlinesPrecision = "normal";
