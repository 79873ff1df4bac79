import { expect, test } from "vitest";
import { areasBetween } from "../edges/areas-between.ts";
import { segmentGraph } from "../edges/segment-graph.ts";
import { sidesOf } from "../edges/sides-of.ts";
import { aroundThings } from "./calm-things.ts";
import { zones } from "./zones.ts";

const [width, height] = [90, 40];

/** Whether lines around a square of ten pixels stay, as sure as said, so far from a subject that fills the left edge. */
function staysAt(left: number, strength: number, inSubject = false): boolean {
  const on = new Uint8Array(width * height);
  for (let k = 0; k <= 10; k++)
    for (const [x, y] of [
      [left + k, 12],
      [left + k, 22],
      [left, 12 + k],
      [left + 10, 12 + k],
    ] as const)
      on[y * width + x] = 1;
  const zoned = Uint8Array.from(on, (_, i) =>
    i % width < 4 || inSubject ? zones.subject : zones.background,
  );
  const field = { width, height, data: new Float32Array(on.length).fill(strength) };
  const graph = segmentGraph(on, field, 1000);
  const areas = areasBetween(on, width, height);
  const sides = sidesOf(graph.segments, areas);
  return aroundThings(graph, { sides, areas, zoned, perMM: 1 }).includes(1);
}

test("things that are sure stay, and beside the subject those that are less sure, too", () => {
  expect(staysAt(60, 0.7)).toBe(true);
  expect(staysAt(60, 0.5)).toBe(false);
  expect(staysAt(8, 0.5)).toBe(true);
  expect(staysAt(8, 0.4)).toBe(false);
});

test("what the picture's edge cuts, and what is subject itself, is no thing", () => {
  expect(staysAt(79, 0.7)).toBe(false);
  expect(staysAt(60, 0.7, true)).toBe(false);
});
