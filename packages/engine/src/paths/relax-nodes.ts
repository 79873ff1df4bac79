import type { ChainNodes } from "./chains.ts";

/** How points near nodes, and nodes, are relaxed after that. */
export interface Relaxing {
  readonly passes: number;
  readonly reach: number;
  readonly leash: number;
  /** How strongly each border pulls at its node. */
  readonly pull: number;
  /** How far each node may move; negative for one that stays. */
  readonly leashes: Float64Array;
}

/** Points up to this many steps from a node move with it. */
const reach = 6;
const passes = 30;
/** How far a node may move, and a point beside it, in pixels; less with every step from the node. */
const leash = 1.35;
/** Nodes at the ends of borders of fewer steps may move less. */
const short = 5;
const pull = 0.3;

/**
 * How the borders that meet in a node pull it, and themselves, to where they meet at wide angles, as the films of a
 * foam do (curvature flow, points some way from the node held fast). Brushes paint no corners: three blunt ones
 * are better than two sharp ones and a straight line.
 * @param start the points of chain b are `start[b]` to `start[b + 1] - 1`
 * @param stays whether a node, named by the point of its first end, stays where it is: on the canvas's edge
 */
export function relaxing(
  start: Int32Array,
  { first, ends, beside }: ChainNodes,
  stays: (point: number) => boolean,
): Relaxing {
  // a node at the end of a short border stays nearly where it is: else the border could turn over
  const lengths = new Map<number, number>();
  for (let b = 0; b + 1 < start.length; b++) {
    const last = start[b + 1]! - 1;
    lengths.set(start[b]!, last - start[b]!).set(last, last - start[b]!);
  }
  const leashes = Float64Array.from({ length: first.length - 1 }, (_, n) => {
    let [count, shortest] = [0, short];
    for (let e = first[n]!; e < first[n + 1]!; e++) {
      shortest = Math.min(shortest, lengths.get(ends[e]!) ?? 0);
      if (beside[e]! >= 0) count++;
    }
    return count < 3 || stays(ends[first[n]!]!) ? -1 : (leash * shortest) / short;
  });
  return { passes, reach, leash, pull, leashes };
}
