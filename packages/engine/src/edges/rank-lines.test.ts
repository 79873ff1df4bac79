import { expect, test } from "vitest";
import { maskOf, trimmed } from "../testing/line-picture.ts";
import { areasBetween } from "./areas-between.ts";
import { rankAreas } from "./rank-areas.ts";
import { sidesOf } from "./sides-of.ts";
import { rankSegments } from "./rank-segments.ts";
import { type SegmentGraph, segmentGraph } from "./segment-graph.ts";

const graphOf = (picture: string, strengthAt: (x: number, y: number) => number = () => 0.8) => {
  const { on, width, height } = maskOf(picture);
  const data = Float32Array.from(on, (value, i) => value * strengthAt(i % width, Math.floor(i / width)));
  const strength = { width, height, data };
  return { on, strength, graph: segmentGraph(on, strength, 6) };
};

/** The picture with the rank of each segment as a digit; meeting points are `+`. */
const ranked = ({ segments, meetings }: SegmentGraph, ranks: Uint8Array, width: number, height: number) => {
  const marks = Array.from({ length: width * height }, () => ".");
  segments.forEach(({ pixels }, s) => {
    for (const i of pixels) marks[i] = String(ranks[s]);
  });
  for (const pixels of meetings.values()) for (const i of pixels) marks[i] = "+";
  return Array.from({ length: height }, (_, y) => marks.slice(y * width, (y + 1) * width).join("")).join(
    "\n",
  );
};

test("lines fall into segments between the places where they meet", () => {
  const { graph } = graphOf(`
    ......#......
    ......#......
    ......#......
    #############
    .............`);
  expect(graph.meetings.size).toBe(1);
  expect(graph.segments.map(({ pixels }) => pixels.length).sort()).toEqual([2, 5, 5]);
  const node = [...graph.meetings.keys()][0];
  for (const { from, to } of graph.segments) expect([from, to]).toContain(node);
});

test("no segment is without pixels, however small the photo", () => {
  const { on, width, height } = maskOf(`
    ........
    .######.
    ........`);
  const strength = { width, height, data: Float32Array.from(on) };
  const { segments } = segmentGraph(on, strength, 0.06);
  expect(segments.map(({ pixels }) => pixels.length)).toEqual([1, 1, 1, 1, 1, 1]);
});

test("a loop is a chain of segments that ends where it begins", () => {
  const { graph } = graphOf(`
    ..####..
    .#....#.
    #......#
    #......#
    .#....#.
    ..####..`);
  const degree = new Map<number, number>();
  for (const { from, to } of graph.segments) {
    for (const node of [from, to]) degree.set(node, (degree.get(node) ?? 0) + 1);
  }
  expect([...degree.values()].every((count) => count === 2)).toBe(true);
});

const setting = (details: number, threshold: number, length: number) => ({
  details,
  length,
  thresholds: [threshold, threshold] as const,
  totalStrength: 2,
  shortest: 4,
});

test("each line is shown from the setting on that asks for no more than it has", () => {
  const picture = `
    ############
    ............
    ############
    ............
    ##..........`;
  const { graph, strength } = graphOf(picture, (_, y) => (y === 0 ? 0.9 : 0.5));
  const settings = [setting(1, 0.8, 100), setting(2, 0.4, 100)];
  const ranks = rankSegments(graph, settings, new Uint8Array(graph.segments.length));
  // the last line is too short for any setting
  expect(ranked(graph, ranks, strength.width, strength.height)).toBe(
    trimmed(`
    111111111111
    ............
    222222222222
    ............
    00..........`),
  );
});

test("an area's outline goes as a whole, the weakest first", () => {
  const picture = `
    #########################
    #.......#.......#.......#
    #.......#.......#.......#
    #.......#.......#.......#
    #.......#.......#.......#
    #.......#.......#.......#
    #########################`;
  const { on, graph, strength } = graphOf(picture, (x) => (x === 8 ? 0.3 : x === 16 ? 0.6 : 0.9));
  const flat = new Int16Array(on.length);
  const areas = areasBetween(on, strength.width, strength.height);
  const sides = sidesOf(graph.segments, areas);
  const ranks = rankAreas(sides, areas, { strength, planes: [flat, flat, flat] }, [
    { details: 1, minArea: 1, share: 0, strong: 0.28 },
    { details: 2, minArea: 1, share: 1, strong: 0.28 },
  ]);
  const rankAt = (x: number) => {
    const s = graph.segments.findIndex(({ pixels }) => pixels.includes(3 * strength.width + x));
    return ranks[s];
  };
  expect(rankAt(8)).toBe(2);
  expect(rankAt(16)).toBe(1);
});
