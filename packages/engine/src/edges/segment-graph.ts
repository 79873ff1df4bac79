import type { Field } from "./grid.ts";
import { componentsOf } from "./components.ts";
import { countInRing, ringOf } from "./ring.ts";

/** A segment of line between two nodes: where lines meet or end, or where a long line was cut. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** Its pixels, in order, without those of a node where lines meet. */
  readonly pixels: Int32Array;
  /** In pixels along the line. */
  readonly length: number;
  /** Mean strength along it, 0 to 1. */
  readonly strength: number;
}

/** Thin lines as a graph. Nodes are numbers; those of `meetings` own pixels. */
export interface SegmentGraph {
  readonly nodes: number;
  readonly segments: readonly Segment[];
  /** Pixels of each node where three or more lines meet. */
  readonly meetings: ReadonlyMap<number, Int32Array>;
  /** Nodes where lines run off the picture. */
  readonly edges: ReadonlySet<number>;
}

/**
 * The graph of thin lines (1 a pixel that is on, one pixel wide), with lines cut into segments of about `longest`
 * pixels, so that a line can lose its weak part.
 */
export function segmentGraph(on: Uint8Array, strength: Field, longest: number): SegmentGraph {
  const { width } = strength;
  const { isMeeting, isLine } = partsOf(on, strength);
  const meetings = new Map<number, Int32Array>();
  const nodeAt = new Int32Array(on.length).fill(-1);
  const junctions = componentsOf(isMeeting, strength);
  for (let node = 0; node < junctions.count; node++) {
    const pixels = junctions.pixels.slice(junctions.start[node]!, junctions.start[node + 1]!);
    meetings.set(node, pixels);
    for (const i of pixels) nodeAt[i] = node;
  }

  const segments: Segment[] = [];
  const edges = new Set<number>();
  let nodes = junctions.count;
  const lines = componentsOf(isLine, strength);
  const tracer = new Tracer(isLine, strength);
  for (let line = 0; line < lines.count; line++) {
    const path = tracer.trace(lines.pixels.subarray(lines.start[line]!, lines.start[line + 1]!));
    const [first, last] = endNodes(path, nodeAt, strength);
    const begin = first >= 0 ? first : nodes++;
    const end = last >= 0 ? last : path.isLoop ? begin : nodes++;
    if (first < 0 && isAtEdge(path.pixels[0]!, strength)) edges.add(begin);
    if (last < 0 && isAtEdge(path.pixels.at(-1)!, strength)) edges.add(end);
    // never more than it has pixels
    const count = Math.max(1, Math.round(path.pixels.length / Math.max(1, longest)));
    for (let k = 0, from = begin; k < count; k++) {
      const to = k === count - 1 ? end : nodes++;
      const start = Math.round((k * path.pixels.length) / count);
      const stop = Math.round(((k + 1) * path.pixels.length) / count);
      const pixels = path.pixels.slice(start, stop);
      segments.push({
        from,
        to,
        pixels,
        length: lengthOf(pixels, width),
        strength: meanOf(pixels, strength.data),
      });
      from = to;
    }
  }
  return { nodes, segments, meetings, edges };
}

/** Where lines meet, and the rest of them. */
function partsOf(on: Uint8Array, { width, height }: Field) {
  const wide = width + 2;
  const ringed = new Uint8Array(wide * (height + 2));
  for (let y = 0; y < height; y++) ringed.set(on.subarray(y * width, (y + 1) * width), (y + 1) * wide + 1);
  const isMeeting = new Uint8Array(on.length);
  const isLine = new Uint8Array(on.length);
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) {
    const at = (Math.floor(i / width) + 1) * wide + (i % width) + 1;
    // with two neighbors at most, the rest falls apart into simple lines and loops
    if (countInRing[ringOf(ringed, at, wide)]! > 2) isMeeting[i] = 1;
    else isLine[i] = 1;
  }
  return { isMeeting, isLine };
}

/** How much each segment of a graph counts: the mean of its pixels. */
export function meanWeights({ segments }: SegmentGraph, weight: Float32Array): Float32Array {
  return Float32Array.from(segments, ({ pixels }) => meanOf(pixels, weight));
}

function isAtEdge(i: number, { width, height }: Field): boolean {
  const [x, y] = [i % width, Math.floor(i / width)];
  return Math.min(x, y, width - 1 - x, height - 1 - y) < 2;
}

/** Puts the pixels of simple lines in order. */
class Tracer {
  readonly #width: number;
  readonly #wide: number;
  /** The lines with a margin of one pixel. */
  readonly #on: Uint8Array;
  readonly #seen: Uint8Array;
  /** To the eight neighbors, the four at the sides first. */
  readonly #steps: Int32Array;

  constructor(on: Uint8Array, { width, height }: Field) {
    const wide = width + 2;
    this.#width = width;
    this.#wide = wide;
    this.#on = new Uint8Array(wide * (height + 2));
    for (let y = 0; y < height; y++)
      this.#on.set(on.subarray(y * width, (y + 1) * width), (y + 1) * wide + 1);
    this.#seen = new Uint8Array(this.#on.length);
    this.#steps = Int32Array.of(1, wide, -1, -wide, wide + 1, wide - 1, -wide - 1, 1 - wide);
  }

  trace(pixels: Int32Array): { pixels: Int32Array; isLoop: boolean } {
    const wide = this.#wide;
    const placeOf = (i: number) => i + wide + 1 + 2 * Math.floor(i / this.#width);
    let end = 0;
    while (end < pixels.length && countInRing[ringOf(this.#on, placeOf(pixels[end]!), wide)] !== 1) end++;
    const isOpen = end < pixels.length;
    const out: number[] = [];
    for (let at = placeOf(pixels[isOpen ? end : 0]!); at >= 0; at = this.#next(at)) {
      out.push(at - wide - 1 - 2 * (Math.floor(at / wide) - 1));
      this.#seen[at] = 1;
    }
    return { pixels: Int32Array.from(out), isLoop: !isOpen && pixels.length > 2 };
  }

  #next(place: number): number {
    for (let k = 0; k < 8; k++) {
      const at = place + this.#steps[k]!;
      if (this.#on[at] === 1 && this.#seen[at] === 0) return at;
    }
    return -1;
  }
}

const stepX = [1, 0, -1, 0, 1, -1, -1, 1];
const stepY = [0, 1, 0, -1, 1, 1, -1, -1];

/** The meeting points at both ends of a line, or -1 where it ends freely. */
function endNodes(
  { pixels, isLoop }: { pixels: Int32Array; isLoop: boolean },
  nodeAt: Int32Array,
  size: Field,
): [number, number] {
  if (isLoop) {
    const node = pixels.reduce((found, i) => (found >= 0 ? found : nodeBeside(i, nodeAt, size, -1)), -1);
    return [node, node];
  }
  const first = nodeBeside(pixels[0]!, nodeAt, size, -1);
  const last = nodeBeside(pixels.at(-1)!, nodeAt, size, pixels.length < 3 ? first : -1);
  return [first, last];
}

/** The node that owns a neighbor of `i`, other than `except`; -1 without one. */
function nodeBeside(i: number, nodeAt: Int32Array, { width, height }: Field, except: number): number {
  for (let k = 0; k < 8; k++) {
    const x = (i % width) + stepX[k]!;
    const y = Math.floor(i / width) + stepY[k]!;
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const node = nodeAt[y * width + x]!;
    if (node >= 0 && node !== except) return node;
  }
  return -1;
}

function lengthOf(pixels: Int32Array, width: number): number {
  let length = 1;
  for (let k = 1; k < pixels.length; k++) {
    const step = Math.abs(pixels[k]! - pixels[k - 1]!);
    length += step === 1 || step === width ? 1 : Math.SQRT2;
  }
  return length;
}

function meanOf(pixels: Int32Array, data: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < pixels.length; k++) sum += data[pixels[k]!]!;
  return sum / pixels.length;
}
