import { expect, test } from "vitest";
import { circle } from "../../edges/circle.ts";
import { drawnEye } from "../../testing/drawn-head.ts";
import { upright } from "../frame.ts";
import { alikePupils } from "./alike-pupils.ts";
import { type AnimalEye, ringMiddle, ringSize } from "./animal-head.ts";

/** An eye of radius 20 with a pupil of half these sizes, a little off its middle. */
const eyeWith = (x: number, across: number, down: number): AnimalEye => ({
  ...drawnEye(x, 100, 20),
  pupil: circle.map(([cos, sin]) => ({ x: x + 2 + across * cos, y: 100 + down * sin })),
});
const sizesOf = (...eyes: readonly AnimalEye[]) =>
  alikePupils(eyes, upright).map(({ pupil }) => ringSize(pupil).map((way) => Math.round(way)));

test("both slits are slits of one size", () => {
  expect(sizesOf(eyeWith(100, 4, 14), eyeWith(200, 6, 18))).toEqual([
    [10, 32],
    [10, 32],
  ]);
});

test("a slit beside a dark eye is what shines in it: both are round, as large as the larger one", () => {
  expect(sizesOf(eyeWith(100, 4, 12), eyeWith(200, 15, 15))).toEqual([
    [30, 30],
    [30, 30],
  ]);
});

test("round pupils are no pinpricks, and look where they looked as far as there is room", () => {
  const [left] = alikePupils([eyeWith(100, 5, 5), eyeWith(200, 5, 5)], upright);
  expect(ringSize(left!.pupil)[0]).toBeCloseTo(20, 6);
  expect(ringMiddle(left!.pupil).x).toBeCloseTo(101, 6);
});

test("a single eye keeps its own", () => {
  expect(sizesOf(eyeWith(100, 4, 14))).toEqual([[8, 28]]);
});
