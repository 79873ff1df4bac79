import { squaredDistance } from "../colors/cluster.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import type { BorderChains } from "./border-chains.ts";

/** How far curves may run from borders, in pixels. */
export interface Looseness {
  /** Between colors that are `contrast` steps apart, and at the canvas's edge. */
  readonly usual: number;
  readonly contrast: number;
  /** Between colors far apart, and between colors hardly apart. */
  readonly min: number;
  readonly max: number;
}

/**
 * How far the curve of each border may run from its points: the farther, the less its two colors differ. Between the
 * bands of a sky it is the photo's grain that draws the border, and a calm line is better; around an eye
 * every tenth of a millimeter counts.
 */
export function tolerances(
  { right, left }: Pick<BorderChains, "right" | "left">,
  { labels: { colors }, palette }: { labels: Pick<ColoredLabels, "colors">; palette: Float64Array },
  { usual, contrast, min, max }: Looseness,
): Float64Array {
  return Float64Array.from(right, (region, b) => {
    const other = left[b]!;
    if (region < 0 || other < 0) return usual;
    const apart = Math.sqrt(squaredDistance(palette, colors[region]!, palette, colors[other]!));
    return Math.min(max, Math.max(min, (usual * contrast) / apart));
  });
}
