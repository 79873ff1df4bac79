import { choosePaints } from "../colors/choose-paints.ts";
import { histogram } from "../colors/histogram.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import { colorsOf, type Paint, withMixes } from "../colors/paints.ts";
import type { BroadColors } from "../raster/broad-colors.ts";

/** OKLab units between two chosen paints for each unit of CIEDE2000: candidates are too many for the dearer measure. */
const unitsApart = 0.625;

/** What a palette may be made of: somebody's paints and, if wanted, equal parts of any two of them. */
export interface PaintBox {
  readonly paints: readonly Paint[];
  readonly mixed: boolean;
}

/**
 * The paints, from light to dark, that serve a picture best as a set; fewer than wanted when there are not so many
 * that differ. Pinned ones are always among them.
 */
export function paletteOfPaints(
  { planes, weights }: BroadColors,
  box: PaintBox,
  { colors, apart }: { colors: number; apart: number },
): Paint[] {
  const all = withMixes(box.paints, box.mixed);
  const candidates = colorsOf(all);
  const pinned = all.flatMap(({ pinned: isPinned }, k) => (isPinned ? [k] : []));
  const chosen = choosePaints(histogram(planes, weights), {
    candidates,
    wanted: colors,
    apart: apart * unitsApart * stepsPerUnit,
    pinned,
  });
  chosen.sort((p, q) => candidates[q * 3]! - candidates[p * 3]! || p - q);
  return chosen.map((k) => all[k]!);
}
