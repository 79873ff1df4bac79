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
const count = (on: Uint8Array) => on.reduce((sum, value) => sum + value, 0);

test("a pen as wide as the strokes draws their middles, up to their ends", () => {
  const on = drawLetters([word], size, { pen: 2.6, shortestSpur: 3 });
  for (const left of [10, 30]) {
    const rows = Array.from({ length: size.height }, (_, y) =>
      count(on.subarray(y * size.width + left - 3, y * size.width + left + 9)),
    );
    expect(rows.slice(11, 29).every((value) => value === 1)).toBe(true);
    expect(Math.max(...rows)).toBeLessThan(3);
  }
});

test("a fine pen draws outlines, which hold white", () => {
  const on = drawLetters([word], size, { pen: 1, shortestSpur: 1 });
  expect(on[20 * size.width + 10]).toBe(1);
  expect(on[20 * size.width + 12]).toBe(0);
  expect(on[20 * size.width + 15]).toBe(1);
});

test("letters that are too small for the pen are not drawn, and nothing else is where they are", () => {
  expect(count(drawLetters([word], size, { pen: 5, shortestSpur: 5 }))).toBe(0);
  const area = areaOfLetters([word], size);
  expect(area[20 * size.width + 12]).toBe(1);
  expect(area[20 * size.width + 80]).toBe(0);
});

test("an arm as short as it is thick is drawn, and a bump is no tail", () => {
  const size = { width: 60, height: 80 };
  const isInk = (x: number, y: number) =>
    (x >= 10 && x < 16 && y >= 10 && y < 60) ||
    (x >= 16 && x < 25 && [10, 54].some((top) => y >= top && y < top + 6)) ||
    (x >= 16 && (x - 16) ** 2 + (y - 35) ** 2 < 72) ||
    (x === 9 && y === 22);
  const letter = Int32Array.from({ length: 60 * 80 }, (_, i) => i).filter((i) =>
    isInk(i % 60, Math.floor(i / 60)),
  );
  const on = drawLetters([{ pixels: [letter], height: 50, stroke: 6 }], size, { pen: 4, shortestSpur: 8 });
  const drawnIn = (left: number, top: number, right: number, bottom: number) => {
    let sum = 0;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += on[y * 60 + x]!;
    return sum;
  };
  for (const top of [10, 32, 54]) expect(drawnIn(19, top, 25, top + 6)).toBeGreaterThan(2);
  expect(drawnIn(9, 20, 11, 25)).toBe(0);
});
