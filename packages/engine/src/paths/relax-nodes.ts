import type { ChainNodes, Relaxing } from "../simd/smooth-chains.ts";
import type { Chains } from "./chains.ts";

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
    let [many, shortest] = [0, short];
    for (let e = first[n]!; e < first[n + 1]!; e++) {
      shortest = Math.min(shortest, lengths.get(ends[e]!) ?? 0);
      if (beside[e]! >= 0) many++;
    }
    return many < 3 || stays(ends[first[n]!]!) ? -1 : (leash * shortest) / short;
  });
  return { passes, reach, leash, pull, leashes };
}

/** Relaxes smoothed chains, in place. @param kinds 0 for open borders, whose points near their ends move */
export function plainRelaxNodes(
  { start, x, y }: Chains,
  { nodes, kinds }: { readonly nodes: ChainNodes; readonly kinds: Uint8Array },
  { leashes }: Relaxing,
): void {
  const { first, ends, beside } = nodes;
  const [fromX, fromY] = [Float64Array.from(x), Float64Array.from(y)];
  const moveTo = (i: number, toX: number, toY: number, most: number) => {
    const [dx, dy] = [toX - fromX[i]!, toY - fromY[i]!];
    const away = dx * dx + dy * dy;
    const keep = away > most * most ? most / Math.sqrt(away) : 1;
    x[i] = fromX[i]! + dx * keep;
    y[i] = fromY[i]! + dy * keep;
  };
  for (let pass = 0; pass < passes; pass++) {
    for (let b = 0; b + 1 < start.length; b++) {
      if (kinds[b] !== 0) continue;
      const [begin, end] = [start[b]!, start[b + 1]! - 1];
      for (let i = begin + 1; i < end; i++) {
        const steps = Math.min(i - begin, end - i);
        if (steps > reach) {
          i = end - reach - 1;
          continue;
        }
        const most = leash * (1 - steps / (reach + 1));
        moveTo(i, (x[i - 1]! + x[i + 1]!) / 2, (y[i - 1]! + y[i + 1]!) / 2, most);
      }
    }
    for (let n = 0; n < leashes.length; n++) {
      if (leashes[n]! < 0) continue;
      const at = ends[first[n]!]!;
      let [sumX, sumY] = [0, 0];
      for (let e = first[n]!; e < first[n + 1]!; e++) {
        const next = beside[e]!;
        if (next < 0) continue;
        // every border pulls alike, however near its next point is
        const [dx, dy] = [x[next]! - x[at]!, y[next]! - y[at]!];
        const length = Math.sqrt(dx * dx + dy * dy) || 1;
        sumX += dx / length;
        sumY += dy / length;
      }
      moveTo(at, x[at]! + sumX * pull, y[at]! + sumY * pull, leashes[n]!);
      for (let e = first[n]! + 1; e < first[n + 1]!; e++) {
        x[ends[e]!] = x[at]!;
        y[ends[e]!] = y[at]!;
      }
    }
  }
}
