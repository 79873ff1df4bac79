import { expect, test } from "vitest";
import { broadColors } from "./broad-colors.ts";

/** Left half flat, right half a fine checkerboard around the same lightness. */
const [width, height] = [64, 32];
const l = Int16Array.from({ length: width * height }, (_, i) => {
  const [x, y] = [i % width, Math.floor(i / width)];
  return x < width / 2 ? 4000 : 4000 + (Math.floor(x / 2) % 2 === Math.floor(y / 2) % 2 ? 1500 : -1500);
});
const planes = { width, height, l, a: new Int16Array(l.length), b: new Int16Array(l.length) };
const want = { perMM: 3.3, tolerance: 1 };
const worth = new Uint8Array(l.length).fill(1);

test("texture finer than a brush is leveled and counts little", () => {
  const none = new Uint8Array(l.length);
  const { planes: broad, weights } = broadColors(planes, { importance: none, worth }, want);
  const row = (broad.height >> 1) * broad.width;
  expect(Math.abs(broad.l[row + broad.width - 6]! - 4000)).toBeLessThan(400);
  expect(broad.l[row + 4]).toBe(4000);
  expect(weights![row + 4]).toBe(255);
  expect(weights![row + broad.width - 6]).toBeLessThan(40);
});

test("what is important keeps its own color", () => {
  const all = new Uint8Array(l.length).fill(255);
  const { planes: broad, weights } = broadColors(planes, { importance: all, worth }, want);
  const at = (broad.height >> 1) * broad.width + broad.width - 6;
  expect(Math.abs(broad.l[at]! - 4000)).toBeGreaterThan(1000);
  expect(weights![at]).toBeGreaterThan(100);
});
