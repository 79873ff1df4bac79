import { isEmptyBox, sharedBox } from "./matrix.ts";
import type { Box } from "./matrix.ts";

/** A filled shape of few points, which may be a slice of a gradient. */
export interface Slice {
  readonly box: Box;
  readonly rgb: readonly [number, number, number];
}

const fewest = 12;
const nearColor = 24;

/**
 * Programs write gradients as many slices side by side, each a little different in color from the one before. Tells
 * which things in the order of painting belong to such a run: 1 for each that does.
 */
export function sliceRuns(painted: readonly { readonly slice: Slice | null }[]): Uint8Array {
  const inRuns = new Uint8Array(painted.length);
  let from = 0;
  let changes = 0;
  for (let k = 1; k <= painted.length; k++) {
    const [one, two] = [painted[k - 1]!.slice, painted[k]?.slice ?? null];
    if (isNext(one, two)) {
      if (one!.rgb.some((value, channel) => value !== two!.rgb[channel])) changes++;
      continue;
    }
    // shapes of one color side by side are no gradient
    if (k - from >= fewest && changes * 2 >= k - from) inRuns.fill(1, from, k);
    from = k;
    changes = 0;
  }
  return inRuns;
}

function isNext(one: Slice | null, two: Slice | null): boolean {
  if (one === null || two === null) return false;
  if (one.rgb.some((value, channel) => Math.abs(value - two.rgb[channel]!) > nearColor)) return false;
  const [left, bottom, right, top] = one.box;
  return !isEmptyBox(sharedBox([left - 1, bottom - 1, right + 1, top + 1], two.box));
}
