import { expect, test } from "vitest";
import { boundariesOfSteps } from "../../testing/boundaries-of-steps.ts";
import { drawRaster } from "../../testing/scenes.ts";
import { isInTheMiddle } from "./in-the-middle.ts";
import { prepareSubject, takeApart } from "./prepare-subject.ts";

/** A head on shoulders that reach the picture's lower edge. */
const isOn = (u: number, v: number) =>
  (u - 0.5) ** 2 + (v - 0.25) ** 2 < 0.09 ** 2 || (v > 0.32 && Math.abs(u - 0.5) < 0.3);
const side = 120;
const photo = drawRaster(side, side, (u, v) => [Math.floor(u * 6) * 40, Math.floor(v * 6) * 40, 90]);
const seen = prepareSubject(takeApart(photo, boundariesOfSteps(photo))).superpixels;
/** The same with every pixel a superpixel of its own. */
const count = seen.labels.data.length;
const superpixels = {
  ...seen,
  labels: { ...seen.labels, count, data: Int32Array.from({ length: count }, (_, i) => i) },
};

function isMiddle(x: number, y: number, isSomebody: boolean): boolean {
  const { width, height } = superpixels.labels;
  const thing: number[] = [];
  for (let i = 0; i < count; i++)
    if (isOn(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height)) thing.push(i);
  return isInTheMiddle(
    { isSubject: false, points: [x, y], radius: 0.015 },
    { thing, isSomebody },
    superpixels,
  );
}

test("the middle of a thing is in it, also where the picture cuts it off, and its rim is not", () => {
  expect(isMiddle(0.5, 0.7, false)).toBe(true);
  expect(isMiddle(0.5, 0.98, false)).toBe(true);
  expect(isMiddle(0.23, 0.7, false)).toBe(false);
  expect(isMiddle(0.9, 0.1, false)).toBe(false);
});

test("a head is in the middle of somebody, and of nothing else", () => {
  expect([isMiddle(0.5, 0.24, true), isMiddle(0.5, 0.24, false)]).toEqual([true, false]);
});
