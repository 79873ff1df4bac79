import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Field, Size } from "./grid.ts";
import { type SegmentGraph, segmentGraph, segmentTable } from "./segment-graph.ts";

/** Lines that meet may be near each other up to so many times `apart` from where they meet. */
const meeting = 1.6;
/** A score stops growing with a line's length at so many times `apart`: what is longer is no specks' line. */
const longEnough = 6;
/** A line of its own needs this share of its length free. */
const minFree = 0.5;
/** What is left of a line between two places where it was too near must get so many times `apart` away: else it is a bridge. */
const away = 1.6;
/** What is left of a line must be so many times `apart` long. */
const shortestLeft = 1.5;

/**
 * Thin lines, the strongest first, without what runs beside stronger ones nearer than a pen can tell apart: that ends
 * where it comes near. Unlike thinning what a pen covers, this leaves lines where the picture has them.
 * @param on 1 on a line, one pixel wide
 * @param strength how likely lines are, 0 to 1
 * @param apart least distance of two lines, in pixels
 */
export function spaceLines(on: Uint8Array, strength: Field, apart: number): Uint8Array {
  const graph = segmentGraph(on, strength, Number.POSITIVE_INFINITY);
  return onKernels((kernels, arena) => {
    const segments = putSegments(arena, graph);
    const score = graph.segments.map(
      ({ length, strength: mean }) => mean * Math.min(1, length / (longEnough * apart)),
    );
    const order = [...score.keys()].sort((p, q) => score[q]! - score[p]! || p - q);
    const laid = beginLaying(kernels, arena, strength, apart);
    const { count, table, pixels, nodes, beside, runs } = segments;
    kernels.laySegments(
      ...([table, arena.put(Int32Array.from(order)), count, pixels, nodes.pixels, nodes.starts] as const),
      ...([nodes.count, minFree, shortestLeft * apart, beside, runs] as const),
    );
    return arena.read(laid, new Uint8Array(on.length));
  });
}

/**
 * Adds to thin lines what others have besides them, as far as it is not nearer than `apart` and says at least
 * `evidence` on average.
 * @param more lines to be added, one pixel wide
 */
export function addLines(
  on: Uint8Array,
  more: Uint8Array,
  strength: Field,
  { apart, evidence }: { readonly apart: number; readonly evidence: number },
): Uint8Array {
  const graph = segmentGraph(more, strength, Number.POSITIVE_INFINITY);
  return onKernels((kernels, arena) => {
    const laid = beginLaying(kernels, arena, strength, apart);
    kernels.layMask(arena.put(on), on.length);
    const { count, table, pixels, nodes, beside, runs } = putSegments(arena, graph);
    // near a line the map is strong because of that line: it counts where the map is away from one
    kernels.laySureSegments(
      ...([table, count, pixels, nodes.pixels, nodes.starts, nodes.count, arena.put(strength.data)] as const),
      ...([evidence, apart, beside, runs] as const),
    );
    return arena.read(laid, new Uint8Array(on.length));
  });
}

/** Begins to lay lines, one after the other, and says where they will be: 1 a pixel. */
function beginLaying(kernels: Kernels, arena: Arena, { width, height }: Size, apart: number): number {
  const size = width * height;
  const [laid, nearest, squared] = [arena.room(size), arena.room(size * 4), arena.room(size * 2)];
  const far = away * apart;
  const disc = arena.room((Math.floor(far) + 1) * 4);
  const [nearestSquared, farthest] = [apart * apart, (meeting * apart) ** 2];
  kernels.beginLaying(laid, nearest, squared, width, height, far, disc, nearestSquared, farthest);
  return laid;
}

/** Puts a graph where kernels lay it, with room for the longest of its segments. */
function putSegments(arena: Arena, { segments, meetings }: SegmentGraph) {
  const { pixels, table } = segmentTable(segments);
  const longest = segments.reduce((longer, own) => Math.max(longer, own.pixels.length), 0);
  const starts = new Int32Array(meetings.size + 1);
  const met: number[] = [];
  for (let node = 0; node < meetings.size; node++) {
    met.push(...meetings.get(node)!);
    starts[node + 1] = met.length;
  }
  return {
    count: segments.length,
    table: arena.put(table),
    pixels: arena.put(pixels),
    nodes: {
      count: meetings.size,
      pixels: arena.put(Int32Array.from(met)),
      starts: arena.put(starts),
    },
    beside: arena.room(longest * 4),
    runs: arena.room(longest * 8),
  };
}
