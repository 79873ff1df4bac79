import { crayonOf } from "@tintery/engine/tables";
import type { Translate } from "../texts/messages.ts";

/** What children call the colors of a picture that was converted with crayons, in the order of its palette. */
export function crayonNames(t: Translate, hexes: readonly string[]): string[] {
  return hexes.map((hex) => {
    const crayon = crayonOf(hex);
    if (!crayon) throw new RangeError(`hexes must be crayons, got ${hex}`);
    return t(`crayon.${crayon}`);
  });
}
