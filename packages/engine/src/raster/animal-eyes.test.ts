import { expect, test } from "vitest";
import { stepsPerUnit } from "../colors/oklab.ts";
import { drawnHead } from "../testing/drawn-head.ts";
import { drawRaster } from "../testing/scenes.ts";
import { animalEyes, paintableHeads, raiseAnimalFaces } from "./animal-eyes.ts";
import { paintParts, seedsOf } from "./painted-part.ts";
import { type Planes, toPlanes } from "./planes.ts";

const side = 200;
const at = (x: number, y: number) => Math.floor(y) * side + Math.floor(x);
const head = drawnHead({ x: 100, y: 100, height: 160 });
const [eye] = head.eyes;

/** Fur with eyes that have a green iris and a gray pupil. */
const photoOf = (fur: readonly [number, number, number]) =>
  toPlanes(
    drawRaster(side, side, (u, v) => {
      const far = Math.min(...head.eyes.map(({ x, y }) => Math.hypot(u * side - x, v * side - y)));
      return far < 4.8 ? [90, 90, 90] : far < 9.6 ? [90, 150, 60] : fur;
    }),
  );
const tan = photoOf([200, 170, 130]);

const flattenAnimalEyes = (planes: Planes, heads: Parameters<typeof animalEyes>[1], perMM: number) =>
  paintParts(planes, animalEyes(planes, heads, perMM));

test("an eye is as wide as a brush can make it", () => {
  const [fine, coarse] = [paintableHeads([head], 1), paintableHeads([head], 20)].map(
    ([own]) => own!.eyes[0]!,
  );
  expect(fine!.radius).toBe(eye!.radius);
  expect(coarse!.radius).toBeCloseTo(18, 6);
});

test("a small eye is one dark shape, so much darker than fur that it is read", () => {
  const { l } = flattenAnimalEyes(tan, [head], 6);
  expect(l[at(eye!.x, eye!.y)]).toBe(l[at(eye!.x + 8, eye!.y)]);
  expect(tan.l[at(100, 20)]! - l[at(eye!.x, eye!.y)]!).toBeGreaterThan(25 * stepsPerUnit);
  // and the palette is asked for its color
  expect(seedsOf(animalEyes(tan, [head], 6))[0]).toBe(l[at(eye!.x, eye!.y)]);
  // what is around it is as it was
  expect(l[at(100, 20)]).toBe(tan.l[at(100, 20)]);
});

test("in dark fur it is a ring lighter than that around something dark", () => {
  const black = photoOf([16, 14, 14]);
  const { l } = flattenAnimalEyes(black, [head], 6);
  expect(l[at(eye!.x + 8, eye!.y)]! - black.l[at(100, 20)]!).toBeGreaterThan(20 * stepsPerUnit);
  expect(l[at(eye!.x, eye!.y)]).toBe(black.l[at(100, 20)]);
});

test("a larger one has a pupil in an iris of its own color, which the palette is asked for, and a glint", () => {
  const { l, a } = flattenAnimalEyes(tan, [head], 2.3);
  expect(a[at(eye!.x + 8, eye!.y)]).toBe(tan.a[at(eye!.x + 8, eye!.y)]);
  expect(l[at(eye!.x + 2, eye!.y + 2)]).toBeLessThan(l[at(eye!.x + 8, eye!.y)]! - 10 * stepsPerUnit);
  expect(l[at(eye!.x - 1.5, eye!.y - 1.5)]).toBeGreaterThan(90 * stepsPerUnit);
  expect(seedsOf(animalEyes(tan, [head], 2.3)).slice(0, 3)).toEqual(
    [tan.l, tan.a, tan.b].map((plane) => plane[at(eye!.x + 8, eye!.y)]),
  );
});

test("one that has room for all that the photo shows is as it was", () => {
  expect(flattenAnimalEyes(tan, [head], 1)).toBe(tan);
});

test("eyes and noses are essential", () => {
  const values = new Uint8Array(side * side);
  raiseAnimalFaces(values, [head], { width: side, height: side });
  expect([values[at(eye!.x, eye!.y)], values[at(head.nose!.x, head.nose!.y)], values[at(100, 20)]]).toEqual([
    255, 255, 0,
  ]);
});
