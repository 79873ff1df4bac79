import type { ImageView } from "@tintery/contract";

/** Milliliters of paint for each color of a picture, in the order of its palette; none where the server knows none. */
export function amountsOf({ options: { colors, paint } }: ImageView): number[] {
  return paint ? colors.map(({ code }) => paint.milliliters[code] ?? 0) : [];
}
