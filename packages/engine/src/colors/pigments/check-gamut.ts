import { colorIndex, hasWithin } from "./color-index.ts";
import { differenceForm } from "./difference-form.ts";
import { allChoices, mixColors } from "./gamut.ts";
import { type KnownPaint, mixingPaintOf } from "./known-paint.ts";
import { matchGrades } from "./match-grade.ts";
import type { PhotoColors } from "./photo-colors.ts";

/** How near mixtures of some paints come to a color: CIEDE2000 at most so much; what none of them comes to is out of reach. */
export const gamutLimits = [matchGrades.match, matchGrades.very_close, matchGrades.close] as const;

/** The colors of a photo, each with the first of `gamutLimits` that a mixture comes within; their number where none does. */
export type Reached = Uint8Array;

/** Time that mixing takes of a check, and looking at the colors the rest. */
const mixing = 0.7;
const colorsPerStep = 500;

/**
 * Finds how near each color of a photo can be mixed from some paints, at most three in whole parts. More paints never reach less, and
 * their order does not count. Takes a quarter of a second with 12 paints, one with 24 and two with 30.
 * @yields the share that is done, after every few milliseconds of work
 * @throws RangeError without paints
 */
export function* checkGamut(
  { labs }: Pick<PhotoColors, "labs">,
  paints: readonly KnownPaint[],
): Generator<number, Reached> {
  if (paints.length === 0) throw new RangeError("paints must hold a paint, received none");
  const curves = paints.map((paint) => mixingPaintOf(paint).curves);
  const mixed = mixColors(curves, allChoices(paints.length));
  let step = mixed.next();
  for (; !step.done; step = mixed.next()) yield step.value * mixing;
  const index = colorIndex(step.value);
  const reached = new Uint8Array(labs.length);
  for (const [place, lab] of labs.entries()) {
    const form = differenceForm(lab);
    const limit = gamutLimits.findIndex((within) => hasWithin(index, lab, form, within));
    reached[place] = limit === -1 ? gamutLimits.length : limit;
    if (place % colorsPerStep === 0) yield mixing + ((1 - mixing) * place) / labs.length;
  }
  return reached;
}

/** For each of `gamutLimits` the share of a photo that is within it, 0 to 1; 1 of a photo without any color. */
export function reachedShares({ weights }: Pick<PhotoColors, "weights">, reached: Reached): number[] {
  const sums = gamutLimits.map(() => 0);
  let all = 0;
  for (const [place, weight] of weights.entries()) {
    all += weight;
    for (let limit = reached[place]!; limit < sums.length; limit++) sums[limit]! += weight;
  }
  return sums.map((sum) => (all === 0 ? 1 : sum / all));
}
