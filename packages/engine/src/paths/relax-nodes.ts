import type { ChainNodes } from "../simd/smooth-chains.ts";
import type { Chains } from "./chains.ts";

/** Points up to this many steps from a node move with it. */
const reach = 6;
const passes = 30;
/** How far a node may move, and a point beside it, in pixels; less with every step from the node. */
const leash = 1.2;
/** Nodes at the ends of borders of fewer steps may move less. */
const short = 5;

/**
 * Lets the borders that meet in a node pull it, and themselves, to where they meet at wide angles, as the films of a
 * foam do (curvature flow, points some way from the node held fast). Brushes paint no corners: three blunt ones
 * are better than two sharp ones and a straight line. Moves the chains.
 * @param stays 1 for borders and 1 for nodes that stay where they are: the canvas's edge
 */
export function relaxNodes(
  { start, x, y }: Chains,
  { first, ends, beside }: ChainNodes,
  stays: { readonly border: (b: number) => boolean; readonly node: (end: number) => boolean },
): void {
  const [fromX, fromY] = [Float64Array.from(x), Float64Array.from(y)];
  const moveTo = (i: number, toX: number, toY: number, most: number) => {
    const [dx, dy] = [toX - fromX[i]!, toY - fromY[i]!];
    const away = Math.sqrt(dx * dx + dy * dy);
    const keep = away > most ? most / away : 1;
    x[i] = fromX[i]! + dx * keep;
    y[i] = fromY[i]! + dy * keep;
  };
  // a node at the end of a short border stays nearly where it is: else the border could turn over
  const lengths = new Float64Array(x.length);
  for (let b = 0; b + 1 < start.length; b++) {
    const last = start[b + 1]! - 1;
    lengths[start[b]!] = lengths[last] = last - start[b]!;
  }
  const moving = Array.from({ length: start.length - 1 }, (_, b) => b).filter((b) => !stays.border(b));
  for (let pass = 0; pass < passes; pass++) {
    for (const b of moving) {
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
    for (let n = 0; n + 1 < first.length; n++) {
      const at = ends[first[n]!]!;
      if (stays.node(at)) continue;
      let [sumX, sumY, many, shortest] = [0, 0, 0, short];
      for (let e = first[n]!; e < first[n + 1]!; e++) {
        const next = beside[e]!;
        shortest = Math.min(shortest, lengths[ends[e]!]!);
        if (next < 0) continue;
        // every border pulls alike, however near its next point is
        const [dx, dy] = [x[next]! - x[at]!, y[next]! - y[at]!];
        const length = Math.sqrt(dx * dx + dy * dy) || 1;
        sumX += dx / length;
        sumY += dy / length;
        many++;
      }
      if (many < 3) continue;
      moveTo(at, x[at]! + sumX * 0.3, y[at]! + sumY * 0.3, (leash * shortest) / short);
      for (let e = first[n]! + 1; e < first[n + 1]!; e++) {
        x[ends[e]!] = x[at]!;
        y[ends[e]!] = y[at]!;
      }
    }
  }
}
