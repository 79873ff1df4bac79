import { expect, test } from "vitest";
import { circle } from "../edges/circle.ts";
import { animalStrokes } from "./animal-strokes.ts";

const eye = { x: 0, y: 0, halfWidth: 5, halfHeight: 5, area: 78, limit: 0 };
const place = { perPhoto: 1, perMM: 5, pen: 1 };
const withNose = (radius: number) => ({
  eyes: [eye, eye] as const,
  noseOutline: circle.map(([x, y]) => ({ x: 100 + radius * x, y: 80 + radius * y })),
});

test("a nose is one closed line around its middle, with room for color in it", () => {
  const { strokes, solids } = animalStrokes(withNose(20), place);
  expect(solids).toEqual([]);
  expect(strokes).toMatchObject([{ closed: true, widths: [100], layer: "lines" }]);
  const xs = strokes[0]!.points.filter((_, i) => i % 2 === 0);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([1600, 2400]);
});

test("where a pen has no room for that, it is filled", () => {
  const { strokes, solids } = animalStrokes(withNose(8), place);
  expect(strokes).toEqual([]);
  expect(solids).toHaveLength(1);
});

test("no nose, no stroke", () => {
  expect(animalStrokes({ eyes: [eye, eye] }, place)).toEqual({ strokes: [], solids: [] });
});
