import { expect, test } from "vitest";
import { mapWith } from "../coloring/map-photo.ts";
import { toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { boundariesOfSteps } from "../testing/boundaries-of-steps.ts";
import { drawRaster, meadow } from "../testing/scenes.ts";
import { insideDarkMargins } from "./dark-margins.ts";

const black = [14, 12, 15] as const;
/** A meadow with black margins, as shares of its sides. */
function scanned(deep: { left?: number; top?: number; right?: number; bottom?: number }): Raster {
  const photo = meadow(200, 150);
  const { left = 0, top = 0, right = 0, bottom = 0 } = deep;
  return drawRaster(200, 150, (u, v) => {
    if (u < left || v < top || u > 1 - right || v > 1 - bottom) return black;
    const at = 4 * (Math.floor(v * 150) * 200 + Math.floor(u * 200));
    return [photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!];
  });
}

test("the picture on a scan lies inside its dark margins, a little further in than they reach", () => {
  const found = insideDarkMargins(toPlanes(scanned({ left: 0.05, top: 0.04, right: 0.03 })))!;
  expect(found.left).toBeGreaterThanOrEqual(10);
  expect(found.left).toBeLessThanOrEqual(14);
  expect(found.top).toBeGreaterThanOrEqual(6);
  expect(found.top).toBeLessThanOrEqual(9);
  expect(found.right).toBeLessThanOrEqual(194);
  expect(found.right).toBeGreaterThanOrEqual(190);
  expect(found.bottom).toBe(150);
});

test("no margins are a picture's own dark parts: one side, more than a margin, a skyline at night", () => {
  for (const photo of [
    meadow(200, 150),
    scanned({ bottom: 0.1 }),
    scanned({ left: 0.3, right: 0.3 }),
    drawRaster(200, 150, (u, v) => (v < 0.25 - 0.22 * u || v > 0.8 + 0.18 * u ? black : [150, 160, 170])),
  ])
    expect(insideDarkMargins(toPlanes(photo))).toBeUndefined();
});

test("a page of a scan has no line in the margins, and one where the picture ends", () => {
  const photo = scanned({ left: 0.05, top: 0.05, right: 0.05, bottom: 0.05 });
  const { width, height, shownFrom } = mapWith(boundariesOfSteps, photo, { type: "v2_general" });
  const shares = { margin: 0, edge: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (shownFrom[y * width + x] === 0) continue;
      const inset = Math.min(x / width, y / height, 1 - (x + 1) / width, 1 - (y + 1) / height);
      if (inset < 0.045) shares.margin++;
      else if (inset < 0.075) shares.edge++;
    }
  }
  expect(shares.margin).toBe(0);
  expect(shares.edge).toBeGreaterThan(1.5 * (width + height));
});
