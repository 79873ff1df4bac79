import { onKernels } from "../../kernels/kernels.ts";

/** What is to be cut in two: nodes that want to one side or the other, and what it costs to part neighbors. */
export interface CutGraph {
  /** How much each node wants to the first side (positive) or to the second (negative); whole numbers. */
  readonly wish: Int32Array;
  /** The two ends of each edge. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** What it costs to part the ends of each edge: a whole number from 0. */
  readonly cost: Int32Array;
}

/**
 * The cheapest way to put every node on one of two sides: 1 for the first, 0 for the second. Costs are the wishes that
 * are not granted and the edges whose ends are parted. By the greatest flow in phases of shortest ways (Dinic,
 * "Algorithm for solution of a problem of maximum flow in networks with power estimation", 1970); among equally cheap
 * ways the one with the fewest nodes on the first side, so that equal graphs are cut equally everywhere.
 * @throws RangeError when lists that belong together differ in length
 */
export function minCut({ wish, a, b, cost }: CutGraph): Uint8Array {
  if (a.length !== b.length || a.length !== cost.length)
    throw new RangeError(
      `a, b and cost must be equally long, received ${a.length}, ${b.length}, ${cost.length}`,
    );
  const [nodes, edges] = [wish.length, a.length];
  return onKernels((kernels, arena) => {
    const side = arena.room(nodes);
    kernels.minCut(
      ...([arena.put(wish), nodes, arena.put(a), arena.put(b), arena.put(cost), edges] as const),
      ...([arena.room(4 * (5 * nodes + 6 * edges + 1)), side] as const),
    );
    return arena.read(side, new Uint8Array(nodes));
  });
}
