import { isEmptyBox, sharedBox } from "./matrix.ts";
import type { Box } from "./matrix.ts";

/** A filled shape of few points, which may be a slice of a gradient. */
export interface Slice {
  readonly box: Box;
  readonly rgb: readonly [number, number, number];
  /** Its first points, x and y by turns. */
  readonly points: readonly number[];
}

/** Shapes of more segments are no slices. */
export const maxSliceSegments = 500;
/** As many numbers of a slice's points are looked at. */
export const slicePoints = 10;

const minSlices = 12;
const nearColor = 24;
/** Points closer than this are one, in device units. */
const samePoint = 0.5;

/**
 * Programs write gradients as many slices side by side, each a little different in color from the one before, or
 * beginning with the edge where it ended. Tells which things in the order of painting belong to such a run: 1 for
 * each that does.
 */
export function sliceRuns(painted: readonly { readonly slice: Slice | null }[]): Uint8Array {
  const inRuns = new Uint8Array(painted.length);
  let from = 0;
  let signs = 0;
  for (let k = 1; k <= painted.length; k++) {
    const [one, two] = [painted[k - 1]!.slice, painted[k]?.slice ?? null];
    if (one !== null && two !== null && isNear(one, two)) {
      if (hasOtherColor(one, two) || haveSharedEdge(one, two)) signs++;
      continue;
    }
    // shapes of one color that only overlap are no gradient
    if (k - from >= minSlices && signs * 2 >= k - from) inRuns.fill(1, from, k);
    from = k;
    signs = 0;
  }
  return inRuns;
}

const hasOtherColor = (one: Slice, two: Slice) =>
  one.rgb.some((value, channel) => value !== two.rgb[channel]);

function isNear(one: Slice, two: Slice): boolean {
  if (one.rgb.some((value, channel) => Math.abs(value - two.rgb[channel]!) > nearColor)) return false;
  const [left, bottom, right, top] = one.box;
  return !isEmptyBox(sharedBox([left - 1, bottom - 1, right + 1, top + 1], two.box));
}

function haveSharedEdge(one: Slice, two: Slice): boolean {
  let shared = 0;
  for (let k = 0; k < one.points.length; k += 2)
    for (let other = 0; other < two.points.length; other += 2) {
      const dx = Math.abs(one.points[k]! - two.points[other]!);
      const dy = Math.abs(one.points[k + 1]! - two.points[other + 1]!);
      if (dx < samePoint && dy < samePoint) shared++;
    }
  return shared >= 2;
}
