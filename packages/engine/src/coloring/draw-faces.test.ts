import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { portrait } from "../testing/scenes.ts";
import { drawFaces } from "./draw-faces.ts";

// the drawn head: eyes at .48 of its height, .23 of its scale to either side of the middle
const size = { width: 240, height: 240 };
const scale = 0.6 * size.height * 0.72;
const eyeY = 0.48 * size.height;
const side = 0.92 * scale;
const face = { x: size.width / 2 - side / 2, y: eyeY - 0.36 * side, side };

/** Pixels that are on, as x, y. */
function pixels(on: Uint8Array | Uint16Array): (readonly [number, number])[] {
  return [...on.keys()]
    .filter((i) => on[i])
    .map((i) => [i % size.width, Math.floor(i / size.width)] as const);
}

test("pupils are where the eyes are, as large on both sides", () => {
  const { solid } = drawFaces(toPlanes(portrait(size.width, size.height)), [face], 3);
  const left = pixels(solid).filter(([x]) => x < size.width / 2);
  const right = pixels(solid).filter(([x]) => x > size.width / 2);
  expect(left.length).toBeGreaterThan(20);
  expect(Math.abs(left.length - right.length)).toBeLessThan(0.1 * left.length);
  for (const [own, x] of [
    [left, size.width / 2 - 0.23 * scale],
    [right, size.width / 2 + 0.23 * scale],
  ] as const) {
    const mean = (k: 0 | 1) => own.reduce((sum, pixel) => sum + pixel[k], 0) / own.length;
    expect(Math.abs(mean(0) - x)).toBeLessThan(3);
    expect(Math.abs(mean(1) - eyeY)).toBeLessThan(3);
  }
});

test("the mouth is a line through the lips", () => {
  const { lines } = drawFaces(toPlanes(portrait(size.width, size.height)), [face], 3);
  const mouth = pixels(lines).filter(([, y]) => y > eyeY + 0.4 * scale);
  expect(mouth.length).toBeGreaterThan(0.25 * scale);
  for (const [, y] of mouth) expect(Math.abs(y - (eyeY + 0.5 * scale))).toBeLessThan(0.08 * scale);
});

test("a face without features stays empty", () => {
  const plain = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4).fill(190) };
  const { lines, solid } = drawFaces(toPlanes(plain), [face], 3);
  expect(pixels(lines)).toEqual([]);
  expect(pixels(solid)).toEqual([]);
});
