import type { Paint } from "@tintery/engine/tables";
import { mixCodeMark } from "../paint-by-numbers/page.ts";
import { vendorPalettes } from "./palettes.ts";

/** A color of a picture, or a paint, without its name. */
type Tone = Pick<Paint, "code" | "hex">;

/** What the names of a picture's colors follow from, besides the colors. */
export interface NamedBy {
  /** The paints it was painted with, with those of their names that may be told; undefined where its tones are its own. */
  readonly paints?: readonly Paint[] | undefined;
  /** Its colors before the first edit; without them nobody has edited it. */
  readonly before?: readonly Tone[] | undefined;
}

/**
 * Names for the colors of a picture that are paints, in their order; undefined for those that are none, or have no name. A paint is
 * called as its owner calls it, else as the maker does whose paint of this code has this color. A mix of two paints is called by both,
 * the one without a name by its code. A color that an edit gave another tone is no paint any more.
 */
export function paintNames(
  colors: readonly Tone[],
  { paints, before = colors }: NamedBy,
): (string | undefined)[] {
  if (!paints) return colors.map(() => undefined);
  const own = new Map(paints.map((paint) => [keyOf(paint), paint.name]));
  const nameOf = (paint: Tone) => own.get(keyOf(paint)) || makersNames().get(keyOf(paint));
  const byCode = new Map(paints.map((paint) => [paint.code, nameOf(paint)]));
  const unchanged = new Set(before.map(keyOf));
  return colors.map((color) => {
    const parts = color.code.split(mixCodeMark);
    if (parts.length === 1) return nameOf(color);
    if (!unchanged.has(keyOf(color)) || !parts.some((code) => byCode.get(code))) return undefined;
    return parts.map((code) => byCode.get(code) || code).join(" + ");
  });
}

const keyOf = ({ code, hex }: Tone) => `${code} ${hex}`;

let ofMakers: ReadonlyMap<string, string> | undefined;

/** What makers call their paints, by code and color; no two makers have a paint with both alike. */
function makersNames(): ReadonlyMap<string, string> {
  ofMakers ??= new Map(
    vendorPalettes.flatMap(({ colors }) => colors.map((color) => [keyOf(color), color.name] as const)),
  );
  return ofMakers;
}
