import { onKernels } from "../kernels/kernels.ts";

/** Nodes with the chain ends that meet in them; index into the chains' points. */
export interface ChainNodes {
  /** Ends of node n: `ends[first[n]]` to `ends[first[n + 1] - 1]`. */
  readonly first: Int32Array;
  readonly ends: Int32Array;
  /** The point next to each end; -1 where none pulls. */
  readonly beside: Int32Array;
}

/** How chains of points are smoothed; chain b has the points `start[b]` to `start[b + 1] - 1`. */
export interface Smoothing {
  readonly start: Int32Array;
  /** 0 for an open chain, 1 for a loop, 2 for one that stays. */
  readonly kinds: Uint8Array;
  readonly nodes: ChainNodes;
  readonly width: number;
  readonly height: number;
  /** The step of each pass. */
  readonly steps: readonly number[];
  readonly leash: number;
}

/** How points near nodes, and nodes, are relaxed after that; see paths/relax-nodes.ts. */
export interface Relaxing {
  readonly passes: number;
  readonly reach: number;
  readonly leash: number;
  /** How strongly each border pulls at its node. */
  readonly pull: number;
  /** How far each node may move; negative for one that stays. */
  readonly leashes: Float64Array;
}

interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** `plainSmoothChains`, then `plainRelaxNodes`, on kernels; undefined where they are missing. */
export function smoothChainsOnKernels(
  { x, y }: Points,
  { start, kinds, nodes, width, height, steps, leash }: Smoothing,
  relaxing: Relaxing,
): Points | undefined {
  const many = x.length;
  return onKernels((kernels, arena) => {
    const lists = [arena.put(x), arena.put(y)] as const;
    const still = arena.room(many * 16);
    kernels.pairUp(...lists, many, still);
    let [points, next] = [arena.room(many * 16), arena.room(many * 16)];
    for (const copy of [points, next]) kernels.pairUp(...lists, many, copy);
    const chains = [arena.put(start), arena.put(kinds), kinds.length] as const;
    const ends = [arena.put(nodes.first), arena.put(nodes.ends), arena.put(nodes.beside)] as const;
    const count = nodes.first.length - 1;
    for (const step of steps) {
      kernels.smoothPass(points, next, still, ...chains, step, leash);
      kernels.smoothNodes(points, next, still, ...ends, count, width, height, step, leash);
      [points, next] = [next, points];
    }

    // the smoothed points are those that relaxed ones keep near to
    kernels.partPairs(points, many, ...lists);
    kernels.pairUp(...lists, many, next);
    const leashes = arena.put(relaxing.leashes);
    for (let pass = 0; pass < relaxing.passes; pass++) {
      const near = [relaxing.reach, relaxing.leash] as const;
      kernels.relaxPass(points, next, ...chains, ...near, ...ends, count, leashes, relaxing.pull);
    }
    kernels.partPairs(points, many, ...lists);
    return {
      x: arena.read(lists[0], new Float64Array(many)),
      y: arena.read(lists[1], new Float64Array(many)),
    };
  });
}
