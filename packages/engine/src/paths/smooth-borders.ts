import { onKernels } from "../kernels/kernels.ts";
import type { ChainNodes, Chains } from "./chains.ts";
import { type Relaxing, relaxing } from "./relax-nodes.ts";
import { type SeenRegions, settleBorders } from "./settle-borders.ts";
import type { TracedBorders } from "./trace-borders.ts";

const passes = 60;
/** Taubin's pair: a step that shrinks and a slightly larger one that swells, so that shapes keep their size. */
const shrink = 0.5;
const swell = -0.53;
/** No point moves farther than this from where it was traced: both sides of a neck 2 px wide stay apart. */
const leash = 0.8;

/** The middles of the pixel sides of each border, with the nodes at the ends of open borders. */
export function middlesOf(borders: TracedBorders): Chains {
  const { count, start, corners, loop, width } = borders;
  const begins = new Int32Array(count + 1);
  for (let b = 0; b < count; b++) begins[b + 1] = begins[b]! + start[b + 1]! - start[b]! + (loop[b] ? -1 : 1);
  const pointCount = begins[count]!;
  return onKernels((kernels, arena) => {
    const lines = [arena.put(corners), arena.put(start), arena.put(loop), count] as const;
    const [x, y] = [arena.room(pointCount * 8), arena.room(pointCount * 8)];
    kernels.middles(...lines, width + 1, arena.put(begins), x, y);
    return {
      start: begins,
      x: arena.read(x, new Float64Array(pointCount)),
      y: arena.read(y, new Float64Array(pointCount)),
    };
  });
}

function nodesOf(borders: TracedBorders, chains: Chains, moves: (b: number) => boolean): ChainNodes {
  const byCorner = new Map<number, [end: number, beside: number][]>();
  for (let b = 0; b < borders.count; b++) {
    if (borders.loop[b]) continue;
    const [first, last] = [chains.start[b]!, chains.start[b + 1]! - 1];
    for (const [corner, end, beside] of [
      [borders.corners[borders.start[b]!]!, first, first + 1],
      [borders.corners[borders.start[b + 1]! - 1]!, last, last - 1],
    ] as const) {
      const meeting = byCorner.get(corner) ?? [];
      meeting.push([end, moves(b) ? beside : -1]);
      byCorner.set(corner, meeting);
    }
  }
  const all = [...byCorner.values()];
  const first = new Int32Array(all.length + 1);
  all.forEach((meeting, n) => {
    first[n + 1] = first[n]! + meeting.length;
  });
  return {
    first,
    ends: Int32Array.from(all.flatMap((meeting) => meeting.map(([end]) => end))),
    beside: Int32Array.from(all.flatMap((meeting) => meeting.map(([, beside]) => beside))),
  };
}

/**
 * Smooths all borders together, nodes too (G. Taubin, "A signal processing approach to fair surface design",
 * 1995), on a leash around the traced line. The canvas's own edge stays straight; borders that end there slide
 * along it. With `seen`, borders then settle where the photo has them.
 */
export function smoothBorders(borders: TracedBorders, seen?: SeenRegions): Chains {
  const { loop, left, right, width, height } = borders;
  const traced = middlesOf(borders);
  const { start } = traced;
  const isCanvasEdge = (b: number) => left[b]! < 0 || right[b]! < 0;
  const kinds = Uint8Array.from(loop, (isLoop, b) => (isCanvasEdge(b) ? 2 : isLoop));
  const nodes = nodesOf(borders, traced, (b) => !isCanvasEdge(b));
  const steps = Array.from({ length: passes }, (_, pass) => (pass % 2 === 0 ? shrink : swell));
  const smoothing = { start, kinds, nodes, width, height, steps, leash };
  const isOnEdge = (i: number) =>
    traced.x[i] === 0 || traced.y[i] === 0 || traced.x[i] === width || traced.y[i] === height;
  const relaxed = relaxing(start, nodes, isOnEdge);
  const chains = { start, ...smoothChains(traced, smoothing, relaxed) };
  if (seen) settleBorders(chains, borders, { kinds, nodes, seen });
  return chains;
}

/** How chains of points are smoothed; chain b has the points `start[b]` to `start[b + 1] - 1`. */
interface Smoothing {
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

/** Smooths chains, then relaxes them. */
function smoothChains(
  { x, y }: Points,
  { start, kinds, nodes, width, height, steps, leash }: Smoothing,
  relaxing: Relaxing,
): Points {
  const pointCount = x.length;
  return onKernels((kernels, arena) => {
    const lists = [arena.put(x), arena.put(y)] as const;
    const still = arena.room(pointCount * 16);
    kernels.pairUp(...lists, pointCount, still);
    let [points, next] = [arena.room(pointCount * 16), arena.room(pointCount * 16)];
    for (const copy of [points, next]) kernels.pairUp(...lists, pointCount, copy);
    const chains = [arena.put(start), arena.put(kinds), kinds.length] as const;
    const ends = [arena.put(nodes.first), arena.put(nodes.ends), arena.put(nodes.beside)] as const;
    const count = nodes.first.length - 1;
    for (const step of steps) {
      kernels.smoothPass(points, next, still, ...chains, step, leash);
      kernels.smoothNodes(points, next, still, ...ends, count, width, height, step, leash);
      [points, next] = [next, points];
    }

    // the smoothed points are those that relaxed ones keep near to
    kernels.partPairs(points, pointCount, ...lists);
    kernels.pairUp(...lists, pointCount, next);
    const leashes = arena.put(relaxing.leashes);
    for (let pass = 0; pass < relaxing.passes; pass++) {
      const near = [relaxing.reach, relaxing.leash] as const;
      kernels.relaxPass(points, next, ...chains, ...near, ...ends, count, leashes, relaxing.pull);
    }
    kernels.partPairs(points, pointCount, ...lists);
    return {
      x: arena.read(lists[0], new Float64Array(pointCount)),
      y: arena.read(lists[1], new Float64Array(pointCount)),
    };
  });
}
