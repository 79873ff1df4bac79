import type { Arena } from "../kernels/arena.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Field } from "./grid.ts";
import { type ComponentsAt, roomForComponents } from "./components.ts";

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
  const { width, height } = strength;
  return onKernels((kernels, arena) => {
    const [meeting, line] = [arena.room(on.length), arena.room(on.length)];
    const withMargin = (width + 2) * (height + 2);
    const mask = arena.room(withMargin);
    const size = kernels.partLines(arena.put(on), width, height, mask, meeting, line);
    const [joined, simple] = [meeting, line].map((at) => roomForComponents(kernels, arena, at, strength));
    const [junctions, lines] = [joined!.find(), simple!.find()];
    const [ordered, ends, measures] = [4, 16, 16].map((bytes) => arena.room(size * bytes));
    // a line has two ends at most
    const found = arena.room(8 + 8 * lines);
    const count = kernels.traceSegments(
      ...([line, width, height, lines, simple!.at.pixels, simple!.at.starts] as const),
      ...([junctions, joined!.at.pixels, joined!.at.starts, arena.put(strength.data), longest] as const),
      ...([mask, arena.room(withMargin * 4), ordered!, ends!, measures!, found] as const),
    );
    const pixels = arena.read(ordered!, new Int32Array(size));
    const end = arena.read(ends!, new Int32Array(4 * count));
    const measure = arena.read(measures!, new Float64Array(2 * count));
    const segments: Segment[] = [];
    for (let k = 0; k < count; k++)
      segments.push({
        from: end[4 * k]!,
        to: end[4 * k + 1]!,
        pixels: pixels.subarray(end[4 * k + 2], end[4 * k + 3]),
        length: measure[2 * k]!,
        strength: measure[2 * k + 1]!,
      });
    const [nodes, atEdge] = arena.read(found, new Int32Array(2));
    const edges = new Set(arena.read(found, new Int32Array(2 + atEdge!)).subarray(2));
    return { nodes: nodes!, segments, meetings: meetingsOf(arena, joined!.at, junctions), edges };
  });
}

/** The pixels of each of so many nodes. */
function meetingsOf(arena: Arena, { starts, pixels }: ComponentsAt, count: number): Map<number, Int32Array> {
  const start = arena.read(starts, new Int32Array(count + 1));
  const all = arena.read(pixels, new Int32Array(start[count]!));
  const meetings = new Map<number, Int32Array>();
  for (let node = 0; node < count; node++) meetings.set(node, all.subarray(start[node]!, start[node + 1]!));
  return meetings;
}

/** The pixels of segments one after the other, and for each four numbers: where they begin and end, and its nodes. */
export function segmentTable(segments: readonly Segment[]): { pixels: Int32Array; table: Int32Array } {
  const count = segments.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const all = new Int32Array(count);
  const table = new Int32Array(4 * segments.length);
  let end = 0;
  segments.forEach(({ from, to, pixels }, s) => {
    all.set(pixels, end);
    table.set([end, end + pixels.length, from, to], 4 * s);
    end += pixels.length;
  });
  return { pixels: all, table };
}
