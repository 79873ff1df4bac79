import { expect, test } from "vitest";
import { unitsPerMM } from "../drawing/picture.ts";
import { toPlanes } from "../raster/planes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { hairFlow, hairStrokes } from "./hair-strokes.ts";

const side = 400;
const perMM = 4;
/** Hair in a disk, which runs as the lightness of the picture says. */
const hair = Uint8Array.from({ length: side * side }, (_, i) =>
  Number(((i % side) - 200) ** 2 + (Math.floor(i / side) - 200) ** 2 < 150 ** 2),
);
const draw = (light: (x: number, y: number) => number, on = new Uint8Array(side * side)) =>
  hairStrokes({
    width: side,
    height: side,
    hair,
    flow: hairFlow(
      toPlanes(
        drawRaster(side, side, (u, v) => {
          const value = light(u * side, v * side);
          return [value, value, value];
        }),
      ),
      160,
    ),
    map: { width: side, height: side, data: new Float32Array(side * side) },
    on,
    face: 160,
    perMM,
    pen: 0.6,
  });
const stripes = (x: number) => 110 + 60 * Math.cos(x / 2);
/** Places on a stroke, in pixels. */
const placesOf = ({ points }: { readonly points: readonly number[] }) =>
  points.flatMap((x, k) =>
    k % 2 === 0 ? [[(x * perMM) / unitsPerMM, (points[k + 1]! * perMM) / unitsPerMM]] : [],
  ) as [number, number][];

test("strands run as hair does, inside of it and apart from each other", () => {
  const strands = draw(stripes);
  expect(strands.length).toBeGreaterThan(3);
  const middles = strands.map((stroke) => {
    const places = placesOf(stroke);
    for (const [x, y] of places) expect((x - 200) ** 2 + (y - 200) ** 2).toBeLessThan(152 ** 2);
    const columns = places.map(([x]) => x);
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(12);
    return columns.reduce((sum, x) => sum + x, 0) / columns.length;
  });
  const sorted = middles.toSorted((p, q) => p - q);
  const gaps = sorted.slice(1).map((x, i) => x - sorted[i]!);
  // strands above each other share a column
  expect(gaps.filter((gap) => gap > 3 && gap < 12)).toEqual([]);
});

test("hair that runs no way has none", () => {
  expect(draw(() => 60)).toEqual([]);
  expect(draw((x, y) => 110 + 60 * Math.cos(x / 2) * Math.cos(y / 2))).toEqual([]);
});

test("no strand runs beside a line that is there", () => {
  const on = new Uint8Array(side * side);
  for (let y = 0; y < side; y++) on[y * side + 200] = 1;
  for (const stroke of draw(stripes, on))
    for (const [x] of placesOf(stroke)) expect(Math.abs(x - 200)).toBeGreaterThan(8);
});
