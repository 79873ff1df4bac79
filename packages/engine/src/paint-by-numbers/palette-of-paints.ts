import { choosePaints } from "../colors/choose-paints.ts";
import { histogram } from "../colors/histogram.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import { colorsOf, type Paint } from "../colors/paints.ts";
import type { BroadColors } from "../raster/broad-colors.ts";

/** OKLab units between two chosen colors for each unit of CIEDE2000: candidates are too many for the dearer measure. */
const unitsApart = 0.625;

/** What a palette may be made of: somebody's paints and, if wanted, equal parts of any two of them. */
export interface PaintBox {
  readonly paints: readonly Paint[];
  readonly mixed: boolean;
}

/** A color that a palette may have, and whether it has it in any case. */
type Candidate = Pick<Paint, "hex" | "pinned">;

/**
 * The candidates, from light to dark, that serve a picture best as a set; fewer than wanted when there are not so many that differ.
 * Pinned ones are always among them.
 * @param wish.apart least difference (CIEDE2000) between two of them
 */
export function chooseFrom<C extends Candidate>(
  { planes, weights }: BroadColors,
  all: readonly C[],
  wish: { readonly colors: number; readonly apart: number },
): C[] {
  const chosen = choosePaints(histogram(planes, weights), {
    candidates: colorsOf(all),
    wanted: wish.colors,
    apart: wish.apart * unitsApart * stepsPerUnit,
    pinned: all.flatMap(({ pinned }, k) => (pinned ? [k] : [])),
  });
  // of two that are equally light, the one listed first
  return fromLightToDark(chosen.sort((p, q) => p - q).map((k) => all[k]!));
}

/** Colors from light to dark; those that are equally light stay in their order. */
export function fromLightToDark<C extends Candidate>(colors: readonly C[]): C[] {
  const steps = colorsOf(colors);
  const order = colors.map((_, k) => k).sort((p, q) => steps[q * 3]! - steps[p * 3]! || p - q);
  return order.map((k) => colors[k]!);
}
