import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { connectAt } from "./connect.ts";
import { onKernels } from "../kernels/kernels.ts";

/** The pixels around a pixel that vote, as columns and rows away from it, and their votes, whole numbers. */
export interface Window {
  readonly reach: number;
  readonly dx: Int32Array;
  readonly dy: Int32Array;
  readonly votes: Int16Array;
}

/** What one rounding works with; colors are whole steps. */
export interface Vote {
  readonly labels: ColoredLabels;
  readonly planes: Planes;
  readonly window: Window;
  readonly palette: Int32Array;
  /** Votes lost for each squared step; steps beyond `farthest` do not count. */
  readonly fidelity: number;
  readonly farthest: number;
  /** How important each pixel is, and from which importance on pixels lose `factor` times `fidelity`. */
  readonly importance:
    | { readonly of: Uint8Array; readonly least: number; readonly factor: number }
    | undefined;
  readonly sweeps: number;
  /** Pixels around which the first sweep looks; everywhere without. */
  readonly active: Uint8Array | undefined;
}

/** The kernel keeps labels in 16 bits. */
const mostLabels = 65536;
const lanes = 8;
const blockBytes = 32;

/** The window as blocks of eight votes in a row, each with its place in the plane of labels. */
function blocksOf({ dx, dy, votes }: Window, stride: number): Uint8Array {
  const blocks: { votes: Int16Array; place: number }[] = [];
  for (let j = 0; j < votes.length; ) {
    const [first, row] = [j, dy[j]!];
    while (j < votes.length && dy[j] === row && j - first < lanes) j++;
    blocks.push({ votes: votes.subarray(first, j), place: row * stride + dx[first]! });
  }
  const bytes = new Uint8Array(blocks.length * blockBytes);
  blocks.forEach((block, n) => {
    new Int16Array(bytes.buffer, n * blockBytes, lanes).set(block.votes);
    new Int32Array(bytes.buffer, n * blockBytes + 16, 1)[0] = block.place * 2;
  });
  return bytes;
}

/** The palette color of every label, as four whole numbers. */
function colorsOf({ labels, palette }: Vote): Int32Array {
  const out = new Int32Array(labels.count * 4);
  labels.colors.forEach((k, label) => {
    for (let c = 0; c < 3; c++) out[label * 4 + c] = palette[k * 3 + c]!;
  });
  return out;
}

/** The exact palette color of every label. */
function paintsOf({ colors }: ColoredLabels, palette: Float64Array): Float64Array {
  const out = new Float64Array(colors.length * 3);
  colors.forEach((k, label) => {
    for (let c = 0; c < 3; c++) out[label * 3 + c] = palette[k * 3 + c]!;
  });
  return out;
}

/**
 * What `roundRegions` (regions/round-regions.ts) does, on kernels; undefined where they cannot do it.
 * @param widest parts at most this wide are cut
 * @param into takes the new labels
 */
export function roundRegionsOnKernels(
  vote: Vote,
  palette: Float64Array,
  { widest, into }: { widest: number; into: Int32Array | undefined },
): ColoredLabels | undefined {
  const { labels, planes, window, fidelity, farthest, importance, active } = vote;
  const { width, height, count } = labels;
  if (count > mostLabels) return undefined;
  return onKernels((kernels, arena) => {
    const { reach } = window;
    // rows of the plane end with room for blocks that reach over the window
    const margin = reach + 2 * lanes;
    const stride = width + 2 * margin;
    const origin = reach * stride + margin;
    const size = (height + 2 * reach + 1) * stride;
    const [pixels, plane, marks] = [arena.put(labels.data), arena.room(size * 2), arena.room(size)];
    // a sweep that moves more than every fourth pixel is no rounding: plain code may do it
    const most = 1024 + ((width * height) >> 2);
    const list = arena.room(most * 8);
    // lists that rounding is done with, one after the other in memory, make room for the labels that are cut next
    const cut = plane;
    const [l, a, b] = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)];
    const important = importance ? arena.put(importance.of) : 0;
    const from = importance?.least ?? 0;
    const strict = fidelity * (importance?.factor ?? 1);
    const blocks = blocksOf(window, stride);
    const [colors, votes, many] = [arena.put(colorsOf(vote)), arena.put(blocks), blocks.length / blockBytes];

    kernels.fillPlane(pixels, width, height, plane, origin, stride);
    if (active) kernels.markActive(arena.put(active), width, height, marks, origin, stride, reach);
    else kernels.markAll(marks, height, stride, reach);
    for (let sweep = 0; sweep < vote.sweeps; sweep++) {
      kernels.fillMargins(plane, width, height, origin, stride, reach);
      // biome-ignore format: one line for each group
      const moves = kernels.sweep(
        plane, marks, width, height, origin, stride,
        l, a, b, colors, fidelity, farthest, important, from, strict, votes, many, list, most,
      );
      if (moves < 0) return undefined;
      if (moves === 0) break;
      kernels.settle(list, moves, plane, marks, height, stride, reach);
    }
    kernels.readPlane(plane, width, height, origin, stride, pixels);
    const begins = arena.room(width * 4);
    kernels.cutNecks(
      pixels,
      l,
      a,
      b,
      width,
      height,
      arena.put(paintsOf(labels, palette)),
      widest,
      begins,
      cut,
    );
    return connectAt(kernels, arena, {
      labels: cut,
      width,
      height,
      colorOf: labels.colors,
      out: pixels,
      into,
    });
  });
}
