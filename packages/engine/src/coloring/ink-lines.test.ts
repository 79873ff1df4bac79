import { expect, test } from "vitest";
import { inkLines } from "./ink-lines.ts";

const [width, height, perMM] = [200, 120, 5];
const size = { width, height, perMM };
const pen = { pen: 5 };

/** A stroke three pixels wide with a gap of two, and a spot that is filled. */
function ink(radius = 9): Uint8Array {
  const on = new Uint8Array(width * height);
  for (let y = 29; y < 32; y++) for (let x = 20; x < 180; x++) if (x < 99 || x > 100) on[y * width + x] = 1;
  for (let y = 50; y < height; y++)
    for (let x = 60; x < 140; x++) if ((x - 100) ** 2 + (y - 85) ** 2 < radius ** 2) on[y * width + x] = 1;
  return on;
}

const shown = { width, height, data: new Float32Array(width * height) };

test("a drawing with colors is drawn by the type's pen: gaps are closed, pupils are filled", () => {
  const found = inkLines({ on: ink(), shown }, size, pen);
  expect(found.widths).toBeUndefined();
  expect([98, 99, 100, 101].map((x) => found.on[30 * width + x])).toEqual([1, 1, 1, 1]);
  expect(found.thick?.[85 * width + 100]).toBe(1);
  expect(found.thick?.[30 * width + 60]).toBe(0);
});

test("what is filled and large is left to be colored", () => {
  const { on, thick } = inkLines({ on: ink(30), shown }, size, pen);
  expect(thick?.includes(1)).toBe(false);
  expect(on[85 * width + 100]).toBe(0);
  expect([...on.subarray(85 * width + 68, 85 * width + 74)]).toContain(1);
});

test("a drawing on paper keeps the widths of its pen, and its gaps", () => {
  const found = inkLines({ on: ink() }, size, pen);
  expect(found.widths?.[30 * width + 60]).toBeCloseTo(3, 0);
  expect(found.on[30 * width + 99]).toBe(0);
  expect(found.thick?.[85 * width + 100]).toBe(1);
});
