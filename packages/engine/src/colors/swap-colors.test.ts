import fc from "fast-check";
import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { nearestColor, squaredDistance } from "./cluster.ts";
import { type Histogram, histogram } from "./histogram.ts";
import { areApart, keepApart, shownLab } from "./keep-apart.ts";
import { hexToOklab } from "./oklab.ts";
import { swapColors } from "./swap-colors.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const steps = (hexes: readonly string[]) =>
  Float64Array.from(
    hexes.flatMap((one) => {
      const { l, a, b } = hexToOklab(one);
      return [l, a, b];
    }),
  );

function distance({ count, colors, weights }: Histogram, palette: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < count; i++)
    sum += weights[i]! * Math.sqrt(squaredDistance(colors, i, palette, nearestColor(colors, i, palette)));
  return sum;
}

test("a color that two of a kind have too many comes where two kinds share one", () => {
  const four = ["#202060", "#c04040", "#40a060", "#f0e0a0"];
  const points = histogram(
    toPlanes(
      drawRaster(
        40,
        10,
        (u) =>
          four[Math.floor(u * 4)]!.match(/\w\w/g)!.map((x) => Number.parseInt(x, 16)) as [
            number,
            number,
            number,
          ],
      ),
    ),
  );
  const start = steps(["#202060", "#1c1c52", "#806a50", "#f0e0a0"]);
  const swapped = swapColors(start, points, { apart: 4, fixed: 0 });
  expect(distance(points, start)).toBeGreaterThan(0.2 * distance(points, steps(["#808080"])));
  expect(distance(points, swapped)).toBeLessThan(0.01 * distance(points, start));
});

test("swapping serves points no worse, all colors stay apart, and fixed ones stay as they are", () => {
  const points = histogram(toPlanes(drawRaster(24, 24, (u, v) => [255 * u, 255 * v, 90 + 60 * u * v])));
  fc.assert(
    fc.property(
      fc.array(hex, { minLength: 1, maxLength: 8 }),
      hex,
      fc.integer({ min: 1, max: 12 }),
      (list, fixed, apart) => {
        const start = keepApart(steps([...list, fixed]), points, apart, 1);
        const swapped = swapColors(start, points, { apart, fixed: 1 });
        expect(swapped.length).toBeLessThanOrEqual(start.length);
        expect(distance(points, swapped)).toBeLessThanOrEqual(1.001 * distance(points, start));
        expect([...swapped.slice(-3)]).toEqual([...steps([fixed])]);
        const shown = Array.from({ length: swapped.length / 3 }, (_, k) => shownLab(swapped, k));
        shown.forEach((p, k) => {
          for (const q of shown.slice(k + 1)) expect(areApart(p, q, apart)).toBe(true);
        });
      },
    ),
    { numRuns: 40 },
  );
});
