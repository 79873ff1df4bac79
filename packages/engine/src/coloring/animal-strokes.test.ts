import { expect, test } from "vitest";
import { drawnHead } from "../testing/drawn-head.ts";
import { animalStrokes } from "./animal-strokes.ts";

/** A page of a unit of 20 for a pixel, with a pen of five pixels. */
const place = { perPhoto: 1, perMM: 5, pen: 1 };
const head = drawnHead({ x: 300, y: 300, height: 500 });

test("eyes are rims with a pupil in each, which has a glint; a nose is an outline and a mouth hangs on its tip", () => {
  const { strokes, solids } = animalStrokes(head, place);
  expect(solids.map(({ rings }) => rings.length)).toEqual([2, 2]);
  const closed = strokes.filter(({ closed }) => closed);
  expect(closed).toHaveLength(3);
  const xs = closed[2]!.points.filter((_, i) => i % 2 === 0);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([5300, 6700]);
  const mouth = strokes.slice(-3).map(({ points }) => [...points.slice(0, 2), ...points.slice(-2)]);
  expect(mouth).toEqual([
    [6000, 8200, 6000, 8700],
    [6000, 8700, 4800, 9000],
    [6000, 8700, 7200, 9000],
  ]);
});

test("the finer the pen, the more an eye has: a lid above its rim", () => {
  const lines = (pen: number) =>
    animalStrokes(head, { ...place, pen }).strokes.filter(({ closed }) => !closed);
  expect(lines(0.5)).toHaveLength(lines(1.5).length + 2);
});

test("where a pen has no room for rims, eyes and nose are dots, and there is no mouth", () => {
  const { strokes, solids } = animalStrokes(drawnHead({ x: 300, y: 300, height: 60 }), place);
  expect(strokes).toEqual([]);
  expect(solids).toHaveLength(3);
  expect(solids.every(({ rings }) => rings.length === 1)).toBe(true);
});

test("a dot is never lost", () => {
  const [eye] = animalStrokes(drawnHead({ x: 300, y: 300, height: 10 }), place).solids;
  const xs = eye!.rings[0]!.filter((_, i) => i % 2 === 0);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThanOrEqual(149);
});

test("a dark nose is filled, but for what shines on it", () => {
  const { solids } = animalStrokes(drawnHead({ x: 300, y: 300, height: 500, isDark: true }), place);
  expect(solids).toHaveLength(3);
  expect(solids[2]!.rings).toHaveLength(2);
});

test("what was not seen is not drawn: shut eyes, a beak", () => {
  const { mouth: _, ...bare } = head;
  const beak = { ...head.nose!, outline: undefined } as never;
  expect(animalStrokes({ ...bare, eyes: [], nose: beak }, place)).toMatchObject({ strokes: [], solids: [] });
});
