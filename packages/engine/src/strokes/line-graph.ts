import { countInRing, ringOf } from "../edges/ring.ts";
import type { Chains } from "../paths/chains.ts";
import type { ThinLines } from "./thin-lines.ts";
import { withoutPinholes } from "./without-pinholes.ts";

/**
 * Thin lines as a graph: nodes where lines end or meet, and the chains of points between them, in pixels. Chain c has
 * the points `start[c]` to `start[c + 1] - 1`, those of its nodes included; loops name no point twice.
 */
export interface LineGraph extends Chains {
  readonly strength: Float64Array;
  /** As in `ThinLines`; all 0 without. */
  readonly widths: Float64Array;
  /** The pen of each chain, as in `ThinLines`. */
  readonly pens?: Uint8Array;
  /** Nodes at the beginning and the end of each chain; -1 for loops. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly nodeX: Float64Array;
  readonly nodeY: Float64Array;
}

/** Steps to the eight neighbors as x, y: above first, then clockwise. */
const around = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/**
 * For each way to set the eight neighbors whether a pixel can go without opening or parting anything, and is no end:
 * its crossing number is 1 (Yokoi, Toriwaki & Fukumura 1975).
 */
const isSpare = Uint8Array.from({ length: 256 }, (_, ring) => {
  const p = (k: number) => (ring >> (k & 7)) & 1;
  let crossings = 0;
  let count = 0;
  for (let k = 0; k < 8; k += 2) {
    crossings += 1 - p(k) - (1 - p(k)) * (1 - p(k + 1)) * (1 - p(k + 2));
    count += p(k) + p(k + 1);
  }
  return crossings === 1 && count > 1 ? 1 : 0;
});

/** Junctions whose pixels lie farther apart than this are a pattern too fine to draw: lines just end there. */
const widestJunction = 9;

/** Lines on a frame of one empty pixel. */
interface Framed {
  readonly wide: number;
  readonly on: Uint8Array;
  /** The pixels that are on, in reading order. */
  readonly pixels: Int32Array;
}

/** Cuts lines into chains at ends and junctions; pixels of a junction that touch each other become one node. */
export function lineGraph(given: ThinLines): LineGraph {
  const lines = withoutPinholes(given);
  const framed = slimmed(lines);
  const { on, wide } = framed;
  const steps = Int32Array.from(around, ([dx, dy]) => dy * wide + dx);
  const [nodeOf, nodes] = nodesIn(framed, steps);

  const chains: Chain[] = [];
  const seen = new Uint8Array(on.length);
  /** Follows a line from pixel `before` of a node over `first` to the next node, or around a loop. */
  const follow = (from: number, before: number, first: number): void => {
    const pixels: number[] = [];
    let last = before;
    let at = first;
    while (nodeOf[at]! < 0 && !seen[at]) {
      seen[at] = 1;
      pixels.push(at);
      const next = nextOn(on, steps, at, last);
      if (next < 0) break;
      last = at;
      at = next;
    }
    const to = nodeOf[at]!;
    // a pixel between two of one junction is part of it
    if (from !== to || pixels.length > 2) chains.push({ from, to: from < 0 ? -1 : to, pixels });
  };

  for (const [from, { pixels }] of nodes.entries()) {
    for (const pixel of pixels) {
      for (const step of steps) {
        const next = pixel + step;
        if (!on[next] || nodeOf[next] === from || seen[next]) continue;
        if (nodeOf[next]! >= 0 && nodes[from]!.isPattern && nodes[nodeOf[next]!]!.isPattern) continue;
        // nodes side by side see each other: the first makes the chain
        if (nodeOf[next]! < 0 || nodeOf[next]! > from) follow(from, pixel, next);
      }
    }
  }
  for (const i of framed.pixels) if (!seen[i] && nodeOf[i]! < 0) follow(-1, -1, i);
  return asArrays(lines, chains, nodes);
}

/** The neighbor of a pixel that is on and is not where we come from; -1 without one. */
function nextOn(on: Uint8Array, steps: Int32Array, at: number, last: number): number {
  for (let k = 0; k < 8; k++) {
    const next = at + steps[k]!;
    if (on[next] && next !== last) return next;
  }
  return -1;
}

/** The lines without pixels that no connection needs. */
function slimmed({ width, height, on }: ThinLines): Framed {
  const wide = width + 2;
  const out = new Uint8Array(wide * (height + 2));
  const found: number[] = [];
  for (let y = 0, i = 0; y < height; y++) {
    for (const end = i + width; i < end; i++) {
      if (!on[i]) continue;
      const at = i + wide + 1 + 2 * y;
      out[at] = 1;
      found.push(at);
    }
  }
  const pixels = Int32Array.from(found);
  for (const i of pixels) if (isSpare[ringOf(out, i, wide)]) out[i] = 0;
  return { wide, on: out, pixels: pixels.filter((i) => out[i]) };
}

/** A line between two nodes, its pixels in order without theirs; -1 for the nodes of a loop. */
interface Chain {
  readonly from: number;
  readonly to: number;
  readonly pixels: readonly number[];
}

interface Node {
  readonly pixels: readonly number[];
  readonly isPattern: boolean;
  readonly x: number;
  readonly y: number;
}

/** The nodes, and for each pixel the one it belongs to or -1. Lone pixels are none. */
function nodesIn({ on, wide, pixels }: Framed, steps: Int32Array): [Int32Array, Node[]] {
  const nodeOf = new Int32Array(on.length).fill(-1);
  const neighbors = (i: number) => countInRing[ringOf(on, i, wide)]!;
  const nodes: Node[] = [];
  const add = (own: readonly number[], isPattern = false) => {
    let sumX = 0;
    let sumY = 0;
    for (const pixel of own) {
      nodeOf[pixel] = nodes.length;
      sumX += (pixel % wide) - 0.5;
      sumY += Math.floor(pixel / wide) - 0.5;
    }
    nodes.push({ pixels: own, isPattern, x: sumX / own.length, y: sumY / own.length });
  };
  for (const i of pixels) {
    const count = neighbors(i);
    if (nodeOf[i]! >= 0 || count === 2 || count === 0) continue;
    if (count === 1) {
      add([i]);
      continue;
    }
    const cluster = [i];
    nodeOf[i] = nodes.length;
    for (let k = 0; k < cluster.length; k++) {
      for (const step of steps) {
        const next = cluster[k]! + step;
        if (!on[next] || nodeOf[next]! >= 0 || neighbors(next) < 3) continue;
        nodeOf[next] = nodes.length;
        cluster.push(next);
      }
    }
    if (isWide(cluster, wide)) for (const pixel of cluster) add([pixel], true);
    else add(cluster);
  }
  return [nodeOf, nodes];
}

function isWide(cluster: readonly number[], wide: number): boolean {
  let left = wide;
  let right = 0;
  let top = Number.POSITIVE_INFINITY;
  let bottom = 0;
  for (const pixel of cluster) {
    const x = pixel % wide;
    const y = Math.floor(pixel / wide);
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
  }
  return Math.max(right - left, bottom - top) > widestJunction;
}

function startsOf(chains: readonly Chain[]): Int32Array {
  const start = new Int32Array(chains.length + 1);
  chains.forEach(({ from, pixels }, c) => {
    start[c + 1] = start[c]! + pixels.length + (from < 0 ? 0 : 2);
  });
  return start;
}

function asArrays(
  { width, strength, widths, pens }: ThinLines,
  chains: readonly Chain[],
  nodes: readonly Node[],
): LineGraph {
  const wide = width + 2;
  const start = startsOf(chains);
  const count = start.at(-1)!;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const sure = new Float64Array(count);
  const drawn = new Float64Array(count);
  chains.forEach(({ from, to, pixels }, c) => {
    let at = start[c]!;
    const end = start[c + 1]! - 1;
    for (const [place, node] of [
      [at, from],
      [end, to],
    ] as const) {
      if (node < 0) continue;
      x[place] = nodes[node]!.x;
      y[place] = nodes[node]!.y;
    }
    if (from >= 0) at++;
    for (const pixel of pixels) {
      const column = (pixel % wide) - 1;
      const row = Math.floor(pixel / wide) - 1;
      x[at] = column + 0.5;
      y[at] = row + 0.5;
      sure[at] = strength[row * width + column]!;
      drawn[at++] = widths?.[row * width + column] ?? 0;
    }
    if (from < 0) return;
    // a node is as sure as its line
    sure[start[c]!] = pixels.length > 0 ? sure[start[c]! + 1]! : 0.5;
    sure[end] = pixels.length > 0 ? sure[end - 1]! : 0.5;
  });
  return {
    start,
    x,
    y,
    strength: sure,
    widths: drawn,
    from: Int32Array.from(chains, ({ from }) => from),
    to: Int32Array.from(chains, ({ to }) => to),
    ...(pens && { pens: Uint8Array.from(chains, (chain) => penOf(chain, nodes, { pens, width })) }),
    nodeX: Float64Array.from(nodes, (node) => node.x),
    nodeY: Float64Array.from(nodes, (node) => node.y),
  };
}

/** The pen that draws most of a chain's pixels; where it has none of its own, that of the nodes. */
function penOf(
  { from, to, pixels }: Chain,
  nodes: readonly Node[],
  { pens, width }: { pens: Uint8Array; width: number },
): number {
  const wide = width + 2;
  const counts: number[] = [];
  const own = pixels.length > 0 || from < 0 ? pixels : [...nodes[from]!.pixels, ...nodes[to]!.pixels];
  for (const pixel of own) {
    const pen = pens[(Math.floor(pixel / wide) - 1) * width + (pixel % wide) - 1]!;
    counts[pen] = (counts[pen] ?? 0) + 1;
  }
  let best = 0;
  for (let pen = 1; pen < counts.length; pen++) if ((counts[pen] ?? 0) > (counts[best] ?? 0)) best = pen;
  return best;
}
