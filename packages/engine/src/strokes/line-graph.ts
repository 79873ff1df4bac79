import type { Chains } from "../paths/chains.ts";
import type { ThinLines } from "./thin-lines.ts";

/**
 * Thin lines as a graph: nodes where lines end or meet, and the chains of points between them, in pixels. Chain c has
 * the points `start[c]` to `start[c + 1] - 1`, those of its nodes included; loops name no point twice.
 */
export interface LineGraph extends Chains {
  readonly strength: Float64Array;
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
  let many = 0;
  for (let k = 0; k < 8; k += 2) {
    crossings += 1 - p(k) - (1 - p(k)) * (1 - p(k + 1)) * (1 - p(k + 2));
    many += p(k) + p(k + 1);
  }
  return crossings === 1 && many > 1 ? 1 : 0;
});

/** Junctions whose pixels lie farther apart than this many pixels are no junctions but a pattern: its lines just end. */
const widestJunction = 9;

/** Cuts lines into chains at ends and junctions; pixels of a junction that touch each other become one node. */
export function lineGraph(lines: ThinLines): LineGraph {
  const wide = lines.width + 2;
  const on = slimmed(lines);
  const steps = around.map(([dx, dy]) => dy * wide + dx);
  const [nodeOf, nodes] = nodesIn(on, wide, steps);

  const chains: { from: number; to: number; pixels: number[] }[] = [];
  const seen = new Uint8Array(on.length);
  /** Follows a line from pixel `before` of a node over `first` to the next node, or around a loop. */
  const follow = (from: number, before: number, first: number): void => {
    const pixels: number[] = [];
    let [last, at] = [before, first];
    while (nodeOf[at]! < 0 && !seen[at]) {
      seen[at] = 1;
      pixels.push(at);
      const next = steps.find((step) => on[at + step] && at + step !== last);
      if (next === undefined) break;
      last = at;
      at += next;
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
        // nodes side by side see each other: the first makes the chain
        if (nodeOf[next]! < 0 || nodeOf[next]! > from) follow(from, pixel, next);
      }
    }
  }
  for (let i = 0; i < on.length; i++) {
    if (on[i] && !seen[i] && nodeOf[i]! < 0) follow(-1, -1, i);
  }
  return asArrays(lines, chains, nodes);
}

/** The lines on a frame of one empty pixel, without pixels that no connection needs. */
function slimmed({ width, height, on }: ThinLines): Uint8Array {
  const wide = width + 2;
  const out = new Uint8Array(wide * (height + 2));
  for (let y = 0; y < height; y++) out.set(on.subarray(y * width, (y + 1) * width), (y + 1) * wide + 1);
  for (let i = wide; i < out.length - wide; i++) {
    if (!out[i]) continue;
    let ring = 0;
    for (let k = 0; k < 8; k++) if (out[i + around[k]![1] * wide + around[k]![0]]) ring |= 1 << k;
    out[i] = isSpare[ring] ? 0 : 1;
  }
  return out;
}

interface Node {
  readonly pixels: readonly number[];
  readonly x: number;
  readonly y: number;
}

/** The nodes, and for each pixel the one it belongs to or -1. */
function nodesIn(on: Uint8Array, wide: number, steps: readonly number[]): [Int32Array, Node[]] {
  const nodeOf = new Int32Array(on.length).fill(-1);
  const neighbors = new Uint8Array(on.length);
  for (let i = wide; i < on.length - wide; i++) {
    if (!on[i]) continue;
    for (const step of steps) if (on[i + step]) neighbors[i]!++;
  }
  const nodes: Node[] = [];
  const add = (pixels: readonly number[]) => {
    let [sumX, sumY] = [0, 0];
    for (const pixel of pixels) {
      nodeOf[pixel] = nodes.length;
      sumX += (pixel % wide) - 0.5;
      sumY += Math.floor(pixel / wide) - 0.5;
    }
    nodes.push({ pixels, x: sumX / pixels.length, y: sumY / pixels.length });
  };
  for (let i = 0; i < on.length; i++) {
    if (!on[i] || nodeOf[i]! >= 0 || neighbors[i] === 2 || neighbors[i] === 0) continue;
    if (neighbors[i] === 1) {
      add([i]);
      continue;
    }
    const cluster = [i];
    nodeOf[i] = nodes.length;
    for (let k = 0; k < cluster.length; k++) {
      for (const step of steps) {
        const next = cluster[k]! + step;
        if (!on[next] || neighbors[next]! < 3 || nodeOf[next]! >= 0) continue;
        nodeOf[next] = nodes.length;
        cluster.push(next);
      }
    }
    const columns = cluster.map((pixel) => pixel % wide);
    const [left, right] = [
      columns.reduce((a, b) => Math.min(a, b)),
      columns.reduce((a, b) => Math.max(a, b)),
    ];
    const isPattern = Math.max(right - left, Math.floor((cluster.at(-1)! - i) / wide)) > widestJunction;
    if (isPattern) for (const pixel of cluster) add([pixel]);
    else add(cluster);
  }
  return [nodeOf, nodes];
}

function asArrays(
  { width, strength }: ThinLines,
  chains: readonly { from: number; to: number; pixels: readonly number[] }[],
  nodes: readonly Node[],
): LineGraph {
  const wide = width + 2;
  const start = new Int32Array(chains.length + 1);
  chains.forEach(({ from, pixels }, c) => {
    start[c + 1] = start[c]! + pixels.length + (from < 0 ? 0 : 2);
  });
  const many = start.at(-1)!;
  const [x, y, sure] = [new Float64Array(many), new Float64Array(many), new Float64Array(many)];
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
      const [column, row] = [(pixel % wide) - 1, Math.floor(pixel / wide) - 1];
      x[at] = column + 0.5;
      y[at] = row + 0.5;
      sure[at++] = strength[row * width + column]!;
    }
    if (from < 0) return;
    // a node is as sure as the line that comes to it
    sure[start[c]!] = pixels.length > 0 ? sure[start[c]! + 1]! : 0.5;
    sure[end] = pixels.length > 0 ? sure[end - 1]! : 0.5;
  });
  return {
    start,
    x,
    y,
    strength: sure,
    from: Int32Array.from(chains, ({ from }) => from),
    to: Int32Array.from(chains, ({ to }) => to),
    nodeX: Float64Array.from(nodes, (node) => node.x),
    nodeY: Float64Array.from(nodes, (node) => node.y),
  };
}
