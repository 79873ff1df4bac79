import { expect, test } from "vitest";
import type { Raster } from "../raster/raster.ts";
import { findSkin } from "./skin.ts";

const [width, height] = [120, 90];
const skin = [224, 172, 145];
const jacket = [60, 90, 160];

/** A picture of `color` where `isInside` holds, of a jacket's blue elsewhere. */
function picture(color: readonly number[], isInside: (x: number, y: number) => boolean): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++)
    data.set([...(isInside(i % width, Math.floor(i / width)) ? color : jacket), 255], i * 4);
  return { width, height, data };
}

const disc = (x: number, y: number, radius: number) => (px: number, py: number) =>
  (px - x) * (px - x) + (py - y) * (py - y) < radius * radius;

const at = (x: number, y: number) => y * width + x;

test("a face is skin, with its eyes, and what is around it is not", () => {
  const face = disc(60, 40, 18);
  const eye = disc(53, 36, 3);
  const { data } = findSkin(picture(skin, (x, y) => face(x, y) && !eye(x, y)));
  expect(data[at(60, 48)]).toBeGreaterThan(0.9);
  expect(data[at(53, 36)]).toBeGreaterThan(0.9);
  expect(data[at(10, 80)]).toBeLessThan(0.01);
});

test("dark skin is skin too, green is not", () => {
  expect(findSkin(picture([112, 72, 52], disc(60, 40, 18))).data[at(60, 40)]).toBeGreaterThan(0.8);
  expect(findSkin(picture([90, 150, 70], disc(60, 40, 18))).data[at(60, 40)]).toBe(0);
});

test("a wall or a plank of that color is no skin, nor is a speck", () => {
  expect(findSkin(picture(skin, (x) => x < 90)).data[at(40, 40)]).toBe(0);
  expect(findSkin(picture(skin, (_, y) => y > 40 && y < 50)).data[at(40, 45)]).toBe(0);
  expect(findSkin(picture(skin, disc(60, 40, 1.5))).data[at(60, 40)]).toBe(0);
});
