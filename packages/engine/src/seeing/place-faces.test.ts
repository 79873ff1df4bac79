import fc from "fast-check";
import { expect, test } from "vitest";
import { placeFaces } from "./place-faces.ts";
import { faceParts, type SeenFace } from "./seen.ts";

const visible = Object.fromEntries(faceParts.map((part) => [part, true])) as SeenFace["visible"];
const side = fc.integer({ min: 20, max: 400 });

test("a face lies on a canvas where its part of the photo does", () => {
  fc.assert(
    fc.property(side, side, fc.double({ min: 0.2, max: 4, noNaN: true }), (left, top, scale) => {
      const cut = { left, top, width: 300, height: 200 };
      const box = { x: left + 30, y: top + 20, width: 60, height: 80 };
      const points = Float32Array.of(left + 30, top + 20, 5, left + 90, top + 100, -5);
      const face = { box, confidence: 1, turn: { cos: 1, sin: 0 }, points, visible };
      const [placed] = placeFaces([face], cut, { width: 300 * scale, height: 200 * scale });
      const near = (value: number) => expect.closeTo(value * scale, 1);
      expect(placed!.box).toEqual({ x: near(30), y: near(20), width: near(60), height: near(80) });
      expect([...placed!.points!]).toEqual([30, 20, 5, 90, 100, -5].map(near));
    }),
  );
});

test("a face beside the part of the photo that a canvas shows is left out", () => {
  const face = {
    box: { x: 0, y: 0, width: 40, height: 40 },
    confidence: 1,
    turn: { cos: 1, sin: 0 },
    visible,
  };
  const canvas = { width: 100, height: 100 };
  expect(placeFaces([face], { left: 40, top: 0, width: 100, height: 100 }, canvas)).toEqual([]);
  expect(placeFaces([face], { left: 39, top: 0, width: 100, height: 100 }, canvas)).toHaveLength(1);
});
