import fc from "fast-check";
import { expect, test } from "vitest";
import { masks } from "../testing/masks.ts";
import { maskOf, trimmed } from "../testing/line-picture.ts";
import { segmentGraph } from "./segment-graph.ts";
import { thin } from "./thinning.ts";

const beside = (on: Uint8Array, i: number, width: number, height: number): number[] =>
  [-1, 0, 1]
    .flatMap((v) => [-1, 0, 1].map((u) => [(i % width) + u, Math.floor(i / width) + v] as const))
    .filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height)
    .map(([x, y]) => y * width + x)
    .filter((j) => j !== i && on[j]);

test("each pixel is in a segment or, where three or more lines meet, in a node; segments run from pixel to pixel", () => {
  fc.assert(
    fc.property(masks, fc.constantFrom(1, 2, 3.5, Number.POSITIVE_INFINITY), (mask, longest) => {
      const { width, height } = mask;
      const on = thin(mask.on, mask);
      const data = Float32Array.from(on, (_, i) => ((i * 7) % 11) / 11);
      const graph = segmentGraph(on, { width, height, data }, longest);
      const own = graph.segments.flatMap(({ pixels }) => [...pixels]);
      const met = [...graph.meetings.values()].flatMap((pixels) => [...pixels]);
      const all = [...on.keys()].filter((i) => on[i]);
      const isMeeting = (i: number) => beside(on, i, width, height).length > 2;
      expect(own.toSorted((p, q) => p - q)).toEqual(all.filter((i) => !isMeeting(i)));
      expect(met.toSorted((p, q) => p - q)).toEqual(all.filter(isMeeting));
      for (const { from, to, pixels, length, strength } of graph.segments) {
        for (const node of [from, to]) expect(node).toBeLessThan(graph.nodes);
        let [long, sum] = [1, 0];
        pixels.forEach((i, k) => {
          sum += data[i]!;
          if (k === 0) return;
          expect(beside(on, pixels[k - 1]!, width, height)).toContain(i);
          const isStraight = i % width === pixels[k - 1]! % width || Math.abs(i - pixels[k - 1]!) === 1;
          long += isStraight ? 1 : Math.SQRT2;
        });
        expect(length).toBeCloseTo(long);
        expect(strength).toBeCloseTo(sum / pixels.length);
      }
      for (const { from, to, pixels } of graph.segments)
        for (const [node, end] of [
          [from, pixels[0]!],
          [to, pixels.at(-1)!],
        ] as const) {
          const pixelsOf = graph.meetings.get(node);
          const whole = graph.segments.filter((segment) => segment.from === node || segment.to === node);
          // a node without pixels is a free end, a place where a line was cut, or that where a loop begins
          if (!pixelsOf) expect(whole.length).toBeLessThan(3);
          else if (pixels.length > 1 && from !== to)
            expect(beside(on, end, width, height).some((i) => pixelsOf.includes(i))).toBe(true);
        }
    }),
  );
});

test("a cross has four arms, those that run off the picture end at its edge", () => {
  const { on, width, height } = maskOf(`
    .....#.....
    .....#.....
    .....#.....
    ###########
    .....#.....
    .....#.....
    ...........
    ...........
    ...........`);
  const strength = { width, height, data: new Float32Array(on.length).fill(0.5) };
  const graph = segmentGraph(on, strength, Number.POSITIVE_INFINITY);
  expect(graph.segments).toHaveLength(4);
  expect(graph.meetings.size).toBe(1);
  expect(graph.edges.size).toBe(3);
  expect(graph.segments.map(({ strength: mean }) => mean)).toEqual([0.5, 0.5, 0.5, 0.5]);
});

test("long lines are cut into segments of about so many pixels, loops too", () => {
  const line = maskOf(
    trimmed(`
    ............
    .##########.
    ............`),
  );
  const flat = { ...line, data: new Float32Array(line.on.length) };
  expect(segmentGraph(line.on, flat, 3).segments.map(({ pixels }) => pixels.length)).toEqual([3, 4, 3]);
  const loop = maskOf(`
    .......
    ..###..
    .#...#.
    .#...#.
    ..###..
    .......`);
  const graph = segmentGraph(loop.on, { ...loop, data: new Float32Array(loop.on.length) }, 5);
  expect(graph.segments).toHaveLength(2);
  expect(graph.segments[0]!.from).toBe(graph.segments[1]!.to);
  expect(graph.nodes).toBe(2);
});
