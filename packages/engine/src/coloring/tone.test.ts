import { expect, test } from "vitest";
import { drawRaster } from "../testing/scenes.ts";
import { coloringPage } from "./coloring-page.ts";
import { mapWith } from "./map-photo.ts";

/** A ring of thin ink on paper. */
const ring = drawRaster(240, 180, (u, v) => {
  const [x, y] = [u - 0.5, 0.75 * (v - 0.5)];
  return Math.abs(Math.sqrt(x * x + y * y) - 0.3) < 0.006 ? [20, 20, 20] : [252, 252, 250];
});

test("the pencil draws a drawing's lines and hatches nothing", () => {
  const unseen = () => {
    throw new Error("the network does not look at drawings");
  };
  const maps = mapWith(unseen, ring, { type: "sketching" });
  expect(maps.inkWidth?.some((width) => width > 0)).toBe(true);
  expect(maps.tone?.data.every((tone) => tone === 255)).toBe(true);
  const { strokes } = coloringPage(maps, { details: 100 });
  const lines = strokes.filter(({ layer }) => layer === "lines");
  expect(lines.length).toBeGreaterThan(0);
  // beside each line at most two that search for it
  expect(strokes.length).toBeLessThanOrEqual(3 * lines.length);
});
