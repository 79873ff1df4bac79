import { expect, test } from "vitest";
import type { Raster } from "../raster/raster.ts";
import { boundariesOfSteps } from "../testing/boundaries-of-steps.ts";
import { animal } from "../testing/coloring-scenes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { mapWith } from "./map-photo.ts";
import { zones } from "./zones.ts";

const [width, height] = [240, 160];
/** An animal with balls of these middles and radii, in pixels. */
function withBalls(...balls: readonly (readonly [x: number, y: number, radius: number])[]): Raster {
  const photo = animal(width, height);
  return drawRaster(width, height, (u, v) => {
    const [x, y] = [Math.floor(u * width), Math.floor(v * height)];
    if (balls.some(([left, top, r]) => (x - left) ** 2 + (y - top) ** 2 < r * r)) return [235, 215, 60];
    const at = 4 * (y * width + x);
    return [photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!];
  });
}

/** Lines of a calm background within a box around a ball, in pixels. */
function calmAround(photo: Raster, [x, y, r]: readonly [number, number, number]): number {
  const maps = mapWith(boundariesOfSteps, photo, { type: "for_kids" });
  expect(maps.zones).toBeDefined();
  const scale = maps.width / width;
  let sum = 0;
  maps.shownFrom.forEach((from, i) => {
    const [dx, dy] = [(i % maps.width) / scale - x, Math.floor(i / maps.width) / scale - y];
    if (from > 0 && maps.zones![i] === zones.calm && Math.max(Math.abs(dx), Math.abs(dy)) < r + 2) sum++;
  });
  return sum / scale;
}

test("a ball beside the subject stays when the background is calm", () => {
  const ball = [212, 140, 9] as const;
  expect(calmAround(animal(width, height), ball)).toBe(0);
  expect(calmAround(withBalls(ball), ball)).toBeGreaterThan(0.8 * 2 * Math.PI * ball[2]);
});
