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
  const nodes = wish.length;
  const left = Int32Array.from(wish);
  // half-edges of a node stand side by side; the other half of 2e is 2e + 1
  const first = new Int32Array(nodes + 1);
  for (let e = 0; e < a.length; e++) {
    first[a[e]! + 1]!++;
    first[b[e]! + 1]!++;
  }
  for (let node = 0; node < nodes; node++) first[node + 1]! += first[node]!;
  const halves = new Int32Array(2 * a.length);
  const fill = first.slice(0, nodes);
  for (let e = 0; e < a.length; e++) {
    halves[fill[a[e]!]!++] = 2 * e;
    halves[fill[b[e]!]!++] = 2 * e + 1;
  }
  const room = Int32Array.from({ length: 2 * a.length }, (_, half) => cost[half >> 1]!);
  const end = (half: number) => (half & 1 ? a[half >> 1]! : b[half >> 1]!);

  const level = new Int32Array(nodes);
  const queue = new Int32Array(nodes);
  const next = new Int32Array(nodes);
  const way = new Int32Array(nodes);

  /** Numbers nodes by how few half-edges with room lead to them; whether one that takes flow is among them. */
  const reach = (): boolean => {
    level.fill(-1);
    let count = 0;
    let takes = false;
    for (let node = 0; node < nodes; node++) {
      if (left[node]! <= 0) continue;
      level[node] = 0;
      queue[count++] = node;
    }
    for (let at = 0; at < count; at++) {
      const node = queue[at]!;
      if (left[node]! < 0) takes = true;
      for (let k = first[node]!; k < first[node + 1]!; k++) {
        const half = halves[k]!;
        const other = end(half);
        if (room[half] === 0 || level[other]! >= 0) continue;
        level[other] = level[node]! + 1;
        queue[count++] = other;
      }
    }
    return takes;
  };

  /** Sends all that one node gives along ways of growing levels. */
  const drain = (from: number) => {
    let node = from;
    let depth = 0;
    while (left[from]! > 0) {
      if (left[node]! < 0) {
        let flow = Math.min(left[from]!, -left[node]!);
        for (let k = 0; k < depth; k++) flow = Math.min(flow, room[way[k]!]!);
        left[from]! -= flow;
        left[node]! += flow;
        for (let k = 0; k < depth; k++) {
          room[way[k]!]! -= flow;
          room[way[k]! ^ 1]! += flow;
        }
        node = from;
        depth = 0;
        continue;
      }
      let advanced = false;
      for (; next[node]! < first[node + 1]!; next[node]!++) {
        const half = halves[next[node]!]!;
        const other = end(half);
        if (room[half] === 0 || level[other] !== level[node]! + 1) continue;
        way[depth++] = half;
        node = other;
        advanced = true;
        break;
      }
      if (advanced) continue;
      if (depth === 0) return;
      // nothing goes on from here: one step back, and never this way again
      level[node] = -1;
      node = end(way[--depth]! ^ 1);
      next[node]!++;
    }
  };

  while (reach()) {
    next.set(first.subarray(0, nodes));
    for (let node = 0; node < nodes; node++) if (level[node] === 0) drain(node);
  }
  return Uint8Array.from(level, (value) => (value >= 0 ? 1 : 0));
}
