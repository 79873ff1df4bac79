import { expect, test } from "vitest";
import { drawnFace } from "../testing/drawn-face.ts";
import { findMoustache } from "./find-moustache.ts";

const { points } = drawnFace({ x: 200, y: 200, height: 200 });
const at = (index: number) => ({ x: points![3 * index]!, y: points![3 * index + 1]! });
/** Dark within an ellipse between nose and mouth, in pixels. */
const darkWithin = (across: number, down: number) => {
  const isHair = ({ x, y }: { x: number; y: number }) =>
    ((x - 200) / across) ** 2 + ((y - 242) / down) ** 2 < 1;
  return findMoustache({ at, height: 200, isHair });
};

test("a moustache is outlined clockwise, as wide and as high as it is dark", () => {
  const outline = darkWithin(34, 8)!;
  expect(outline).toHaveLength(24);
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(50);
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(70);
  expect(Math.min(...ys)).toBeGreaterThan(230);
  expect(Math.max(...ys)).toBeLessThan(252);
  const area = outline.reduce((sum, p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);
  expect(area).toBeGreaterThan(300);
});

test("a shadow below the nose is none, nor is a bare lip", () => {
  expect(darkWithin(12, 6)).toBeUndefined();
  expect(darkWithin(1, 1)).toBeUndefined();
});
