import { expect, test } from "vitest";
import type { SegmentGraph } from "./segment-graph.ts";
import { wholeLines } from "./whole-lines.ts";

/** A graph of segments between nodes, each so long. */
const graphOf = (
  ends: readonly (readonly [from: number, to: number, length: number])[],
  edges: readonly number[] = [],
): SegmentGraph => ({
  nodes: 1 + Math.max(...ends.flatMap(([from, to]) => Math.max(from, to))),
  segments: ends.map(([from, to, length]) => ({ from, to, length, strength: 1, pixels: new Int32Array(0) })),
  meetings: new Map(),
  edges: new Set(edges),
});
const all = (graph: SegmentGraph, value: number) => new Uint8Array(graph.segments.length).fill(value);
const whole = (
  graph: SegmentGraph,
  chosen: readonly number[],
  reach: number,
  anchored?: readonly number[],
) => [
  ...wholeLines(
    graph,
    Uint8Array.from(chosen),
    { allowed: all(graph, 1), anchored: anchored ? Uint8Array.from(anchored) : all(graph, 0) },
    reach,
  ),
];

// 0 — 1 — 2 — 3 with a longer way from 1 to 3 by 4
const fork = graphOf([
  [0, 1, 9],
  [1, 2, 5],
  [2, 3, 5],
  [1, 4, 9],
  [4, 3, 9],
  [3, 5, 9],
]);

test("a line goes on by the shortest way to another one", () => {
  expect(whole(fork, [1, 0, 0, 0, 0, 1], 12)).toEqual([1, 1, 1, 0, 0, 1]);
});

test("no line goes farther than its reach, and none that leads nowhere", () => {
  expect(whole(fork, [1, 0, 0, 0, 0, 1], 9)).toEqual([1, 0, 0, 0, 0, 1]);
  expect(whole(fork, [1, 0, 0, 0, 0, 0], 100)).toEqual([1, 0, 0, 0, 0, 0]);
});

test("lines go on to what is drawn in any case, and off the picture", () => {
  expect(whole(fork, [1, 0, 0, 0, 0, 0], 12, [0, 0, 0, 0, 0, 1])).toEqual([1, 1, 1, 0, 0, 0]);
  expect(
    whole(
      graphOf(
        [
          [0, 1, 9],
          [1, 2, 5],
        ],
        [0, 2],
      ),
      [1, 0],
      12,
    ),
  ).toEqual([1, 1]);
});
