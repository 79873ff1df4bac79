import type { Planes } from "../raster/planes.ts";
import { roundRegionsOnKernels } from "../simd/round-regions.ts";
import { connectColors } from "./connect.ts";
import { cutNecks, widestNeck } from "./cut-necks.ts";
import type { ColoredLabels } from "./labels.ts";
import { type Rounding, roundBorders, voteOf } from "./threshold-dynamics.ts";

/**
 * Rounds all borders and cuts necks. Parts of a region that fell apart become regions of their own.
 * @param active pixels that changed before: only borders within reach of them are looked at in the first sweep
 * @param into may take the new labels
 */
export function roundRegions(
  labels: ColoredLabels,
  planes: Planes,
  rounding: Rounding,
  { active, into }: { active?: Uint8Array | undefined; into?: Int32Array | undefined } = {},
): ColoredLabels {
  const { palette } = rounding;
  const vote = voteOf(labels, planes, rounding, active);
  const fast = roundRegionsOnKernels(vote, palette, { widest: widestNeck, into });
  if (fast) return fast;
  const rounded = { ...labels, data: roundBorders(vote) };
  return connectColors({ ...labels, data: cutNecks(rounded, planes, palette) }, labels.colors);
}
