import { expect, test } from "vitest";
import { areaOfLetters, drawLetters } from "./draw-letters.ts";

const size = { width: 90, height: 40 };

/** A bar of a letter: its pixels. */
function bar(left: number, top: number, wide: number, tall: number): Int32Array {
  return Int32Array.from(
    { length: wide * tall },
    (_, k) => (top + Math.floor(k / wide)) * size.width + left + (k % wide),
  );
}

const word = { pixels: [bar(10, 8, 6, 24), bar(30, 8, 6, 24)], height: 24, stroke: 5 };
const many = (on: Uint8Array) => on.reduce((sum, value) => sum + value, 0);

test("a pen as wide as the strokes draws their middles, up to their ends", () => {
  const on = drawLetters([word], size, { pen: 2.6, shortestTwig: 3 });
  for (const left of [10, 30]) {
    const rows = Array.from({ length: size.height }, (_, y) =>
      many(on.subarray(y * size.width + left - 3, y * size.width + left + 9)),
    );
    expect(rows.slice(11, 29).every((value) => value === 1)).toBe(true);
    expect(Math.max(...rows)).toBeLessThan(3);
  }
});

test("a fine pen draws outlines, which hold white", () => {
  const on = drawLetters([word], size, { pen: 1, shortestTwig: 1 });
  expect(on[20 * size.width + 10]).toBe(1);
  expect(on[20 * size.width + 12]).toBe(0);
  expect(on[20 * size.width + 15]).toBe(1);
});

test("letters that are too small for the pen are not drawn, and nothing else is where they are", () => {
  expect(many(drawLetters([word], size, { pen: 5, shortestTwig: 5 }))).toBe(0);
  const area = areaOfLetters([word], size);
  expect(area[20 * size.width + 12]).toBe(1);
  expect(area[20 * size.width + 80]).toBe(0);
});
