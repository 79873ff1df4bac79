import { type Candidates, listsOf, selectLines, type SegmentLists } from "./select-lines.ts";
import type { SegmentGraph } from "./segment-graph.ts";

/** While a page would be empty, lines may be so much less sure, and need say so much less together, at each try. */
const eased = { threshold: 0.85, totalStrength: 0.6 };

/** What a setting of the details slider asks of lines. */
export interface Setting {
  /** The setting, 1 to 255; more shows more. */
  readonly details: number;
  /** How many pixels of line it shows at most, if the thresholds allow. */
  readonly length: number;
  /** The range in which the threshold is looked for. */
  readonly thresholds: readonly [min: number, max: number];
  readonly totalStrength: number;
  readonly shortest: number;
}

/**
 * For each segment the lowest setting that shows it, 0 where none does. What a setting shows every higher one shows
 * too, whatever else the higher one would choose.
 * @param settings fewest details first
 * @param closing for each segment that closes an area the lowest setting that shows it, else 0
 */
export function rankSegments(
  graph: SegmentGraph,
  settings: readonly Setting[],
  closing: Uint8Array,
): Uint8Array {
  const lists = listsOf(graph);
  const shownFrom = Uint8Array.from(closing);
  const isOpen = Uint8Array.from(closing, (details) => (details > 0 ? 0 : 1));
  for (const setting of settings) {
    const anchored = Uint8Array.from(shownFrom, (from) => (from > 0 && from <= setting.details ? 1 : 0));
    const chosen = chooseWithin(lists, { allowed: isOpen, anchored }, setting);
    for (let s = 0; s < chosen.length; s++) {
      if (chosen[s] && shownFrom[s] === 0) shownFrom[s] = setting.details;
    }
  }
  return shownFrom;
}

/** The segments at the lowest threshold whose lines are not longer than the setting wants. */
function chooseWithin(
  lists: SegmentLists,
  candidates: Candidates,
  { length, thresholds: [min, max], totalStrength, shortest }: Setting,
): Uint8Array {
  const choose = (threshold: number, need = totalStrength) =>
    selectLines(lists, candidates, { threshold, totalStrength: need, shortest });
  const lengthOf = (chosen: Uint8Array) => {
    let sum = 0;
    for (let s = 0; s < chosen.length; s++) if (chosen[s]) sum += lists.length[s]!;
    return sum;
  };
  const parts = 16;
  let [low, high] = [-1, parts];
  let best: Uint8Array | undefined;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const chosen = choose(min + ((max - min) * middle) / parts);
    if (lengthOf(chosen) > length) low = middle;
    else {
      high = middle;
      best = chosen;
    }
  }
  best ??= choose(max);
  if (best.some((on) => on === 1)) return best;
  // no page is empty while there is something to draw: ask for less until something comes
  let [threshold, need] = [max, totalStrength];
  for (let tries = 0; tries < 8 && !best.some((on) => on === 1); tries++) {
    [threshold, need] = [threshold * eased.threshold, need * eased.totalStrength];
    best = choose(threshold, need);
  }
  return best;
}
