import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { drawRaster, meadow } from "../testing/scenes.ts";
import { findInk } from "./line-drawing.ts";

test("dark thin lines on paper are a drawing, a meadow is not", () => {
  const ring = drawRaster(200, 150, (u, v) => {
    const distance = Math.sqrt((u - 0.5) ** 2 + (0.75 * (v - 0.5)) ** 2);
    return Math.abs(distance - 0.3) < 0.008 ? [30, 30, 30] : [250, 250, 246];
  });
  const ink = findInk(toPlanes(ring));
  expect(ink?.on.includes(1)).toBe(true);
  expect(ink?.shown).toBeUndefined();
  expect(findInk(toPlanes(meadow(200, 150)))).toBeUndefined();
});

test("a dark thing before a white wall is no drawing", () => {
  const thing = drawRaster(200, 150, (u, v) =>
    (u - 0.5) ** 2 + (v - 0.5) ** 2 < 0.04 ? [20, 20, 20] : [250, 250, 250],
  );
  expect(findInk(toPlanes(thing))).toBeUndefined();
});

test("a black thing before white that has lights and shades is no drawing, with all its thin parts", () => {
  const keys = (lit: number) =>
    drawRaster(240, 180, (u, v) => {
      const isCase = Math.abs(u - 0.5) < 0.16 && Math.abs(v - 0.5) < 0.12;
      const isBar = Math.abs(v - 0.5) < 0.42 && (u * 20) % 1 < 0.18;
      const dark = 20 + lit * Math.max(0, Math.min(1, (u - 0.34) / 0.32));
      return isCase ? [dark, dark, dark] : isBar ? [20, 20, 20] : [250, 250, 250];
    });
  expect(findInk(toPlanes(keys(0)))).toBeDefined();
  expect(findInk(toPlanes(keys(90)))).toBeUndefined();
});

test("a clock before white is no drawing though all of it is thin; drawn with one pen it is", () => {
  const clock = (lit: number) =>
    drawRaster(640, 480, (u, v) => {
      const [x, y] = [4 * (u - 0.5), 3 * (v - 0.5)];
      const isRim = Math.abs(Math.sqrt(x * x + y * y) - 1) < 0.045;
      const isHand = (Math.abs(x) < 0.04 && y < 0 && y > -0.7) || (Math.abs(y) < 0.04 && x > 0 && x < 0.5);
      const dark = 25 + (lit * (1 + Math.sin(9 * x + 5 * y))) / 2;
      return isRim || isHand ? [dark, dark, dark] : [250, 250, 250];
    });
  expect(findInk(toPlanes(clock(0)))).toBeDefined();
  expect(findInk(toPlanes(clock(90)))).toBeUndefined();
});
