import { expect, test } from "vitest";
import { connect } from "../regions/connect.ts";
import { RegionGraph } from "./region-graph.ts";

/** Stripes of so many pixels and such grays, side by side; and what a border between two costs: how far apart they are. */
function stripes(parts: readonly (readonly [wide: number, gray: number])[]) {
  const grays = Int16Array.from(parts.flatMap(([wide, gray]) => Array.from({ length: wide }, () => gray)));
  const labels = connect(Int32Array.from(grays), grays.length, 1);
  const graph = new RegionGraph(labels, new Float32Array(grays.length), [grays, grays, grays]);
  return { graph, cost: (border: number) => Math.sqrt(graph.contrast(border) / 3) };
}

test("a border that becomes cheaper because its region joined another is taken in its turn", () => {
  const { graph, cost } = stripes([
    [5, 0],
    [15, 30],
    [5, 10],
    [5, 60],
    [5, 86],
  ]);
  // the second and the third join, and are nearer to the first then than the last two to each other
  graph.mergeCheapest(cost, Number.POSITIVE_INFINITY, { enough: 2, mayFall: true });
  const together = [0, 1, 2, 3, 4].map((region) => graph.find(region) === graph.find(0));
  expect(together).toEqual([true, true, true, false, false]);
  expect(graph.find(3)).not.toBe(graph.find(4));
});

test("nothing dearer than the limit is joined", () => {
  const { graph, cost } = stripes([
    [3, 0],
    [3, 10],
    [3, 40],
  ]);
  graph.mergeCheapest(cost, 15);
  expect(graph.find(0)).toBe(graph.find(1));
  expect(graph.find(2)).not.toBe(graph.find(1));
});
