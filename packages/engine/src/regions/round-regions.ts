import { expMinus } from "../arithmetic/reproducible.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Planes } from "../raster/planes.ts";
import { connectAt } from "./connect.ts";
import type { ColoredLabels } from "./labels.ts";
import { mergeDownTo } from "./merge-regions.ts";

/** How borders are rounded. */
export interface Rounding {
  /** Standard deviation of the Gaussian vote, in pixels. */
  readonly sigma: number;
  /** Share of all votes lost for each squared step between a pixel and a region's color. */
  readonly fidelity: number;
  readonly sweeps: number;
  readonly palette: Float64Array;
  /** As in `Merging`. */
  readonly sideCount?: number | undefined;
  /** How important each pixel is, and from which importance on pixels lose `factor` times `fidelity`. */
  readonly importance?: { readonly of: Uint8Array; readonly min: number; readonly factor: number };
}

/** All votes of a window together, but for rounding. */
const allVotes = 1 << 14;
/** A color this far away (20 units, squared, in steps) is as bad as any: outliers do not pull borders. */
const farthest = 400 * 6400;
/** Parts at most this many pixels wide are necks: smooth borders on both sides could touch there. */
const widestNeck = 2;
/** The kernel keeps labels in 16 bits: what has more regions is merged first. */
const maxLabels = 65536;
const lanes = 8;
const blockBytes = 32;

/**
 * Rounds the borders of regions and lets slivers shrink away: threshold dynamics for the piecewise constant
 * Mumford-Shah functional (Merriman, Bence & Osher 1992; Esedoglu & Tsai 2006). In each sweep every pixel at a
 * border takes the label, of its own and its four neighbors', with the largest Gaussian vote minus `fidelity`
 * times the squared distance of its color. Then parts of regions that are at most `widestNeck` pixels wide, across or
 * down, are cut: each of their pixels goes to the region on that side of it whose color suits it better. Parts of a
 * region that fell apart become regions of their own.
 * @param active pixels that changed before: only borders within reach of them are looked at in the first sweep
 * @param into may take the new labels
 */
export function roundRegions(
  given: ColoredLabels,
  planes: Planes,
  { sigma, fidelity: lost, sweeps, palette, sideCount, importance }: Rounding,
  { active, into }: { active?: Uint8Array | undefined; into?: Int32Array | undefined } = {},
): ColoredLabels {
  const labels = mergeDownTo(maxLabels, given, planes, { palette, sideCount });
  const { width, height } = labels;
  const { reach, ...window } = gaussianWindow(sigma);
  const fidelity = lost * allVotes;
  return onKernels((kernels, arena) => {
    // rows of the plane end with room for blocks that reach over the window
    const margin = reach + 2 * lanes;
    const stride = width + 2 * margin;
    const origin = reach * stride + margin;
    const size = (height + 2 * reach + 1) * stride;
    const [pixels, plane, marks] = [arena.put(labels.data), arena.room(size * 2), arena.room(size)];
    // more than every fourth pixel hardly ever moves
    let capacity = 1024 + ((width * height) >> 2);
    let list = arena.room(capacity * 8);
    // lists that rounding is done with, one after the other in memory, make room for the labels that are cut next
    const cut = plane;
    const [l, a, b] = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)];
    const important = importance ? arena.put(importance.of) : 0;
    const from = importance?.min ?? 0;
    const strict = fidelity * (importance?.factor ?? 1);
    const blocks = blocksOf(window, stride);
    const [colors, votes, counts] = [
      arena.put(colorsOf(labels, palette)),
      arena.put(blocks),
      blocks.length / blockBytes,
    ];

    kernels.fillPlane(pixels, width, height, plane, origin, stride);
    if (active) kernels.markActive(arena.put(active), width, height, marks, origin, stride, reach);
    else kernels.markAll(marks, height, stride, reach);
    for (let sweep = 0; sweep < sweeps; sweep++) {
      kernels.fillMargins(plane, width, height, origin, stride, reach);
      // biome-ignore format: one line for each group
      const findMoves = () => kernels.sweep(
        plane, marks, width, height, origin, stride,
        l, a, b, colors, fidelity, farthest, important, from, strict, votes, counts, list, capacity,
      );
      let moves = findMoves();
      if (moves < 0) {
        capacity = width * height;
        list = arena.room(capacity * 8);
        moves = findMoves();
      }
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
      widestNeck,
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

/** The pixels around a pixel that vote, as columns and rows away from it, and their votes, whole numbers. */
interface Window {
  readonly reach: number;
  readonly dx: Int32Array;
  readonly dy: Int32Array;
  readonly votes: Int16Array;
}

/** Votes beyond so many sigmas are too few to count. */
const sigmas = 2.2;

/** A round Gaussian window, row by row. */
function gaussianWindow(sigma: number): Window {
  const reach = Math.max(1, Math.ceil(sigmas * sigma));
  const [dx, dy, weight]: [number[], number[], number[]] = [[], [], []];
  let total = 0;
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      if (x * x + y * y > reach * reach + 0.5) continue;
      dx.push(x);
      dy.push(y);
      weight.push(expMinus((x * x + y * y) / (2 * sigma * sigma)));
      total += weight.at(-1)!;
    }
  }
  const votes = Int16Array.from(weight, (w) => Math.round((w / total) * allVotes));
  return { reach, dx: Int32Array.from(dx), dy: Int32Array.from(dy), votes };
}

/** The window as blocks of eight votes in a row, each with its place in the plane of labels. */
function blocksOf({ dx, dy, votes }: Omit<Window, "reach">, stride: number): Uint8Array {
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
function colorsOf({ count, colors }: ColoredLabels, palette: Float64Array): Int32Array {
  const out = new Int32Array(count * 4);
  colors.forEach((k, label) => {
    for (let c = 0; c < 3; c++) out[label * 4 + c] = Math.round(palette[k * 3 + c]!);
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
