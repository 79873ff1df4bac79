import { middlesOnKernels } from "../simd/middles.ts";
import { type ChainNodes, type Smoothing, smoothChainsOnKernels } from "../simd/smooth-chains.ts";
import type { Chains } from "./chains.ts";
import type { SeenRegions } from "./look-across.ts";
import { plainRelaxNodes, relaxing } from "./relax-nodes.ts";
import { settleBorders } from "./settle-borders.ts";
import type { TracedBorders } from "./trace-borders.ts";

const passes = 60;
/** Taubin's pair: a step that shrinks and a slightly larger one that swells, so that shapes keep their size. */
const shrink = 0.5;
const swell = -0.53;
/** No point moves farther than this from where it was traced: both sides of a neck 2 px wide stay apart. */
const leash = 0.8;

/** The middles of the pixel sides of each border, with the nodes at the ends of open borders. */
export function middlesOf(borders: TracedBorders): Chains {
  const { count, start, loop } = borders;
  const begins = new Int32Array(count + 1);
  for (let b = 0; b < count; b++) begins[b + 1] = begins[b]! + start[b + 1]! - start[b]! + (loop[b] ? -1 : 1);
  const fast = middlesOnKernels(borders, begins);
  return { start: begins, ...(fast ?? plainMiddles(borders, begins)) };
}

function plainMiddles(
  { count, start, corners, loop, width }: TracedBorders,
  begins: Int32Array,
): Pick<Chains, "x" | "y"> {
  const across = width + 1;
  const x = new Float64Array(begins[count]!);
  const y = new Float64Array(begins[count]!);
  for (let b = 0; b < count; b++) {
    let at = begins[b]!;
    const put = (p: number, q: number) => {
      const [px, qx] = [p % across, q % across];
      x[at] = (px + qx) / 2;
      y[at++] = ((p - px) / across + (q - qx) / across) / 2;
    };
    const [first, last] = [start[b]!, start[b + 1]! - 1];
    if (!loop[b]) put(corners[first]!, corners[first]!);
    for (let i = first; i < last; i++) put(corners[i]!, corners[i + 1]!);
    if (!loop[b]) put(corners[last]!, corners[last]!);
  }
  return { x, y };
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
  const fast = smoothChainsOnKernels(traced, smoothing, relaxed);
  const chains = { start, ...(fast ?? plainSmoothChains(traced, smoothing)) };
  if (!fast) plainRelaxNodes(chains, smoothing, relaxed);
  if (seen) settleBorders(chains, borders, { kinds, nodes, seen });
  return chains;
}

function plainSmoothChains(
  traced: Chains,
  { start, kinds, nodes, width, height, steps }: Smoothing,
): Pick<Chains, "x" | "y"> {
  let [x, y] = [Float64Array.from(traced.x), Float64Array.from(traced.y)];
  let [nextX, nextY] = [Float64Array.from(x), Float64Array.from(y)];

  const moveTo = (i: number, toX: number, toY: number) => {
    const dx = toX - traced.x[i]!;
    const dy = toY - traced.y[i]!;
    const away = dx * dx + dy * dy;
    const keep = away > leash * leash ? leash / Math.sqrt(away) : 1;
    nextX[i] = traced.x[i]! + dx * keep;
    nextY[i] = traced.y[i]! + dy * keep;
  };
  for (const step of steps) {
    for (let b = 0; b < kinds.length; b++) {
      if (kinds[b] === 2) continue;
      const first = start[b]!;
      const last = start[b + 1]! - 1;
      const ends = kinds[b] === 1 ? 0 : 1;
      for (let i = first + ends; i <= last - ends; i++) {
        const p = i === first ? last : i - 1;
        const q = i === last ? first : i + 1;
        const middleX = (x[p]! + x[q]!) / 2;
        const middleY = (y[p]! + y[q]!) / 2;
        moveTo(i, x[i]! + step * (middleX - x[i]!), y[i]! + step * (middleY - y[i]!));
      }
    }
    for (let n = 0; n + 1 < nodes.first.length; n++) moveNode(n, step);
    [x, nextX] = [nextX, x];
    [y, nextY] = [nextY, y];
  }
  return { x, y };

  /** A node moves like a point whose neighbors are all the points beside it. */
  function moveNode(n: number, step: number): void {
    const [from, to] = [nodes.first[n]!, nodes.first[n + 1]!];
    const at = nodes.ends[from]!;
    let [sumX, sumY, many] = [0, 0, 0];
    for (let e = from; e < to; e++) {
      const beside = nodes.beside[e]!;
      if (beside < 0) continue;
      sumX += x[beside]!;
      sumY += y[beside]!;
      many++;
    }
    const [cornerX, cornerY] = [traced.x[at]!, traced.y[at]!];
    const isOnSide = cornerX === 0 || cornerX === width;
    const isOnTop = cornerY === 0 || cornerY === height;
    if (many === 0 || (isOnSide && isOnTop)) return;
    const toX = isOnSide ? cornerX : x[at]! + step * (sumX / many - x[at]!);
    const toY = isOnTop ? cornerY : y[at]! + step * (sumY / many - y[at]!);
    moveTo(at, toX, toY);
    for (let e = from + 1; e < to; e++) {
      nextX[nodes.ends[e]!] = nextX[at]!;
      nextY[nodes.ends[e]!] = nextY[at]!;
    }
  }
}
