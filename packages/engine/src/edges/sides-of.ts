import { onKernels } from "../kernels/kernels.ts";
import type { Labels } from "../regions/labels.ts";
import { type Segment, segmentTable } from "./segment-graph.ts";

/** Two areas, or -1 twice. */
export type Sides = readonly [number, number];

/**
 * A segment parts areas that this share of its pixels lies between: where a spur leaves a line, its first pixels are near
 * what is across that line. By count: a border's pixels nearly all lie between both.
 */
const min = 0.5;

/** For each segment the two areas that most of its pixels lie between, or -1 twice when it lies inside one. */
export function sidesOf(segments: readonly Segment[], { width, height, count, data }: Labels): Sides[] {
  const { pixels, table } = segmentTable(segments);
  return onKernels((kernels, arena) => {
    const out = arena.room(segments.length * 8);
    kernels.sidesOfSegments(
      ...([
        arena.put(table),
        segments.length,
        arena.put(pixels),
        arena.put(data),
        width,
        height,
        min,
      ] as const),
      ...([arena.room(count * 12), out] as const),
    );
    const sides = arena.read(out, new Int32Array(2 * segments.length));
    return segments.map((_, s) => [sides[2 * s]!, sides[2 * s + 1]!]);
  });
}
