import { expect, test } from "vitest";
import { readHalf, writeHalf } from "./half.ts";

test("every number of half precision is written as it was read, and others as the nearest", () => {
  for (let half = 0; half < 0x10000; half++)
    if ((half & 0x7c00) !== 0x7c00) expect(writeHalf(readHalf(half))).toBe(half);
  expect([1 + 2 ** -11, 1 + 3 * 2 ** -11, 2047.6, 2 ** -25].map(writeHalf)).toEqual([
    0x3c00, 0x3c02, 0x6800, 0,
  ]);
});

test("numbers of half precision", () => {
  const halves = [0x3c00, 0xc000, 0x0001, 0x03ff, 0x0400, 0x7bff, 0x8000, 0x7c00, 0xfe00];
  expect(halves.map(readHalf)).toEqual([
    ...[1, -2, 2 ** -24, 1023 * 2 ** -24, 2 ** -14, 65504, -0, Number.NaN, Number.NaN],
  ]);
});
