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

test("a net before a face leaves it one face: what is likely skin is smoothed before its components are told apart", () => {
  const face = disc(60, 40, 18);
  const netted = picture(skin, (x, y) => face(x, y) && x % 3 !== 0 && y % 3 !== 0);
  const { data } = findSkin(netted);
  expect(data[at(60, 40)]).toBeGreaterThan(0.9);
  expect(data[at(66, 45)]).toBeGreaterThan(0.9);
});

test("skin ends softly, over a width that grows with the picture", () => {
  /** How many pixels of the row through the middle of a face, to its right, are neither skin nor none. */
  const softness = (times: number) => {
    const [wide, high] = [times * width, times * height];
    const data = new Uint8ClampedArray(wide * high * 4);
    const face = disc(60 * times, 40 * times, 18 * times);
    for (let i = 0; i < wide * high; i++)
      data.set([...(face(i % wide, Math.floor(i / wide)) ? skin : jacket), 255], i * 4);
    const found = findSkin({ width: wide, height: high, data });
    const row = found.data.subarray(40 * times * wide + 60 * times, 40 * times * wide + 90 * times);
    expect(row[0]).toBeGreaterThan(0.99);
    expect(row.at(-1)).toBeLessThan(0.01);
    // it never rises on the way out
    for (let x = 1; x < row.length; x++) expect(row[x]).toBeLessThanOrEqual(row[x - 1]! + 1e-6);
    return row.filter((value) => value > 0.02 && value < 0.98).length;
  };
  expect(softness(1)).toBe(2);
  expect(softness(4)).toBe(12);
});

test("areas must be compact: long ones, thin crosses and what fills the picture are none", () => {
  const bar = (length: number) => picture(skin, (x, y) => x >= 10 && x < 10 + length && y >= 30 && y < 50);
  expect(findSkin(bar(60)).data[at(30, 40)]).toBeGreaterThan(0.9);
  expect(findSkin(bar(76)).data[at(30, 40)]).toBe(0);
  const upright = (length: number) => picture(skin, (x, y) => y >= 5 && y < 5 + length && x >= 30 && x < 46);
  expect(findSkin(upright(45)).data[at(38, 20)]).toBeGreaterThan(0.9);
  expect(findSkin(upright(62)).data[at(38, 20)]).toBe(0);
  const cross = (arm: number) =>
    picture(
      skin,
      (x, y) =>
        Math.max(Math.abs(x - 60), Math.abs(y - 45)) < 36 &&
        Math.min(Math.abs(x - 60), Math.abs(y - 45)) < arm,
    );
  expect(findSkin(cross(4)).data[at(60, 45)]).toBe(0);
  expect(findSkin(cross(9)).data[at(60, 45)]).toBeGreaterThan(0.9);
});
