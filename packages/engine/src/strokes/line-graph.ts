import { onKernels } from "../kernels/kernels.ts";
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

/** The most chains that so many pixels of lines make: each has a pixel of its own, or two of nodes side by side. */
const maxChains = (pixels: number) => 5 * pixels;

/** Cuts lines into chains at ends and junctions; pixels of a junction that touch each other become one node. */
export function lineGraph(given: ThinLines): LineGraph {
  const lines = withoutPinholes(given);
  const { width, height, strength, widths } = lines;
  const size = (width + 2) * (height + 2);
  return onKernels((kernels, arena) => {
    const [framed, pixels] = [arena.room(size), arena.room(lines.on.length * 4)];
    const count = kernels.slimLines(
      ...([arena.put(lines.on), width, height, arena.put(isSpare), framed, pixels] as const),
    );
    const list = (length: number) => arena.room(length * 4);
    const numbers = (length: number) => arena.room(length * 8);

    const [nodeOf, nodePixels, nodeStart, patterns] = [list(size), list(count), list(count + 1), list(count)];
    const nodes = kernels.findNodes(
      ...([framed, width, height, pixels, count, widestJunction, nodeOf, nodePixels, nodeStart] as const),
      patterns,
    );
    const [nodeX, nodeY] = [numbers(nodes), numbers(nodes)];
    kernels.nodeMiddles(width + 2, nodePixels, nodeStart, nodes, nodeX, nodeY);

    const maxCount = maxChains(count);
    const [chainPixels, chainStart, ends] = [list(count), list(maxCount + 1), list(2 * maxCount)];
    const chains = kernels.followLines(
      ...([framed, width, height, pixels, count, nodeOf, nodePixels, nodeStart, patterns, nodes] as const),
      ...([arena.room(size), chainPixels, chainStart, ends] as const),
    );
    const points = count + 2 * chains;
    const [x, y, sure, drawn] = [numbers(points), numbers(points), numbers(points), numbers(points)];
    const start = list(chains + 1);
    kernels.chainPoints(
      ...([width, chainPixels, chainStart, ends, chains, nodeX, nodeY, arena.put(strength)] as const),
      ...([widths ? arena.put(widths) : 0, start, x, y, sure, drawn] as const),
    );

    const ints = (at: number, length: number) => arena.read(at, new Int32Array(length));
    const floats = (at: number, length: number) => arena.read(at, new Float64Array(length));
    const starts = ints(start, chains + 1);
    const read = starts[chains]!;
    const both = ints(ends, 2 * chains);
    const graph = {
      start: starts,
      x: floats(x, read),
      y: floats(y, read),
      strength: floats(sure, read),
      widths: floats(drawn, read),
      from: both.filter((_, k) => k % 2 === 0),
      to: both.filter((_, k) => k % 2 === 1),
      nodeX: floats(nodeX, nodes),
      nodeY: floats(nodeY, nodes),
    };
    if (!lines.pens) return graph;
    const chained = { pixels: ints(chainPixels, count), start: ints(chainStart, chains + 1) };
    const met = { pixels: ints(nodePixels, count), start: ints(nodeStart, nodes + 1) };
    const pens = graph.from.map((from, c) => {
      const own = partOf(chained, c);
      if (own.length > 0 || from < 0) return penOf(own, lines);
      return penOf([...partOf(met, from), ...partOf(met, graph.to[c]!)], lines);
    });
    return { ...graph, pens: Uint8Array.from(pens) };
  });
}

/** Lists of pixels one after the other: the nth begins at `start[n]`. */
interface PixelLists {
  readonly pixels: Int32Array;
  readonly start: Int32Array;
}

const partOf = ({ pixels, start }: PixelLists, n: number) => pixels.subarray(start[n], start[n + 1]);

/** The pen that draws most of some pixels, which are places on a frame of one empty pixel. */
function penOf(pixels: ArrayLike<number>, { pens, width }: ThinLines): number {
  const wide = width + 2;
  const counts: number[] = [];
  for (let k = 0; k < pixels.length; k++) {
    const pixel = pixels[k]!;
    const pen = pens![(Math.floor(pixel / wide) - 1) * width + (pixel % wide) - 1]!;
    counts[pen] = (counts[pen] ?? 0) + 1;
  }
  let best = 0;
  for (let pen = 1; pen < counts.length; pen++) if ((counts[pen] ?? 0) > (counts[best] ?? 0)) best = pen;
  return best;
}
