import { onKernels } from "./kernels.ts";

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

interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** `plainSmoothChains` (paths/smooth-borders.ts) on kernels; undefined where they are missing. */
export function smoothChainsOnKernels(traced: Points, smoothing: Smoothing): Points | undefined {
  const { start, kinds, nodes, width, height, steps, leash } = smoothing;
  const many = traced.x.length;
  const pairs = new Float64Array(many * 2);
  for (let i = 0; i < many; i++) {
    pairs[i * 2] = traced.x[i]!;
    pairs[i * 2 + 1] = traced.y[i]!;
  }
  return onKernels((kernels, arena) => {
    const still = arena.put(pairs);
    let [points, next] = [arena.put(pairs), arena.put(pairs)];
    const chains = [arena.put(start), arena.put(kinds), kinds.length] as const;
    const ends = [arena.put(nodes.first), arena.put(nodes.ends), arena.put(nodes.beside)] as const;
    for (const step of steps) {
      kernels.smoothPass(points, next, still, ...chains, step, leash);
      kernels.smoothNodes(points, next, still, ...ends, nodes.first.length - 1, width, height, step, leash);
      [points, next] = [next, points];
    }
    const moved = arena.read(points, new Float64Array(many * 2));
    const [x, y] = [new Float64Array(many), new Float64Array(many)];
    for (let i = 0; i < many; i++) {
      x[i] = moved[i * 2]!;
      y[i] = moved[i * 2 + 1]!;
    }
    return { x, y };
  });
}
