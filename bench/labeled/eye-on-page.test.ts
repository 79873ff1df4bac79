import { expect, test } from "vitest";
import { hasEye } from "./eye-on-page.ts";

const [width, height] = [100, 100];
const pen = 3;
/** An eye in the middle that is 40 pixels wide. */
const eye = [50, 50, 20] as const;

/** A page with ink where `isInk` says so, by the distances from the middle of the eye. */
const pageOf = (isInk: (x: number, y: number) => boolean) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) =>
    isInk((i % width) - 50, Math.floor(i / width) - 50) ? 0 : 255,
  ),
});
const disc = (x: number, y: number, r: number) => Math.hypot(x, y) <= r;
const circle = (x: number, y: number, r: number) => Math.abs(Math.hypot(x, y) - r) <= pen / 2;
const line = (across: number) => Math.abs(across) <= pen / 2;

test.each([
  ["a filled pupil", (x: number, y: number) => disc(x, y, 6)],
  ["a pupil that looks aside", (x: number, y: number) => disc(x - 12, y, 6)],
  ["a rim", (x: number, y: number) => circle(x, y, 18)],
  ["a pupil below a lid", (x: number, y: number) => disc(x, y, 6) || (y < -10 && circle(x, y, 20))],
])("%s is an eye", (_, isInk) => {
  expect(hasEye(pageOf(isInk), eye, pen)).toBe(true);
});

test.each([
  ["white paper", () => false],
  ["a line across", (_x: number, y: number) => line(y)],
  ["lines that cross", (x: number, y: number) => line(x) || line(y)],
  ["a loop beside it", (x: number, y: number) => circle(x - 20, y, 10)],
  ["a rim with a gap", (x: number, y: number) => circle(x, y, 18) && x < 14],
  ["black fur", (x: number) => x > -10],
])("%s is none", (_, isInk) => {
  expect(hasEye(pageOf(isInk), eye, pen)).toBe(false);
});

test("any ink draws an eye that is narrower than two pens", () => {
  const dot = pageOf((x, y) => disc(x, y, 1.5));
  expect(hasEye(dot, [50, 50, 2], pen)).toBe(true);
  expect(hasEye(dot, [60, 50, 2], pen)).toBe(false);
});
