import type { Field } from "./grid.ts";
import { followLines } from "./link-gaps.ts";
import { withoutLone } from "./without-lone.ts";
import { withoutLoose } from "./without-loose.ts";

/**
 * What ends freely on all sides needs so many times the length of a line that hangs on others: it floats in the middle of an
 * area.
 */
const lone = 1.5;

/**
 * Lines that go on along what the map shows of them, up to another line or the page's edge; without those that end in the middle
 * of an area all the same, if they are shorter than `dangling` pixels.
 * @param gap how far, in pixels, over what the map does not show
 */
export function settleEnds(
  on: Uint8Array,
  strength: Field,
  { gap, dangling }: { readonly gap: number; readonly dangling: number },
): Uint8Array {
  const follow = (lines: Uint8Array) => followLines(lines, strength, gap, dangling);
  // first of all: what is sure of an animal's back may be short, and faint from there on
  const kept = withoutLoose(follow(on), strength, dangling);
  return withoutLone(follow(kept), strength, lone * dangling);
}
