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

test("rims of eyes are closed lines, and a mouth hangs on the tip of the nose", () => {
  const opening = (x: number) => circle.map(([cos, sin]) => ({ x: x + 14 * cos, y: 40 + 12 * sin }));
  const mouth = [
    [
      { x: 100, y: 110 },
      { x: 70, y: 118 },
    ],
    [
      { x: 100, y: 110 },
      { x: 130, y: 118 },
    ],
  ] as const;
  const face = { ...withNose(20), openings: [opening(60), opening(140)] as const, mouth };
  const { strokes, solids } = animalStrokes(face, place);
  expect(solids).toEqual([]);
  expect(strokes.map(({ closed }) => closed)).toEqual([true, true, true, false, false, false]);
  const ends = strokes.slice(3).map(({ points }) => [...points.slice(0, 2), ...points.slice(-2)]);
  expect(ends).toEqual([
    [2000, 2000, 2000, 2200],
    [2000, 2200, 1400, 2360],
    [2000, 2200, 2600, 2360],
  ]);
  // where a pen has no room for a mouth there is none
  expect(animalStrokes(face, { ...place, pen: 2 }).strokes.every(({ closed }) => closed)).toBe(true);
});
