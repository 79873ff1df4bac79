import { basePaints, type BasePaintSlug } from "./base-paints.ts";
import type { MixingPaint } from "./mixer.ts";
import { type ColoredPaint, paintOfHex } from "./paint-of-hex.ts";

/** A paint as lists name it: one of the base set, or one of which only its color and perhaps its pigments are known. */
export type KnownPaint = { readonly slug: BasePaintSlug } | ColoredPaint;

/** What a paint of a list is mixed with: measured curves of a base paint, else those worked out from its color. */
export function mixingPaintOf(paint: KnownPaint): MixingPaint {
  if (!("slug" in paint)) return paintOfHex(paint);
  const base = basePaints.find(({ slug }) => slug === paint.slug);
  if (!base) throw new RangeError(`slug must be that of a base paint, received ${paint.slug}`);
  return base;
}
