import { expect, test } from "vitest";
import { readDxf } from "../testing/read-dxf.ts";
import { disks } from "../testing/scenes.ts";
import { drawPaintingDxf } from "./draw-dxf.ts";
import { defaultPaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

const picture = paintByNumbers(disks(300, 400), { ...defaultPaintByNumbersOptions, canvasSize: "5x7" });

test("the lines of a painting are a drawing of true size, each once, in few strokes of the pen", () => {
  const { layers, polylines } = readDxf(drawPaintingDxf(picture));
  expect([...layers.keys()]).toEqual(["0", "OUTLINES"]);
  expect(polylines.length).toBeLessThanOrEqual(picture.borders.length);
  const places = polylines.flatMap(({ points }) => points);
  const reach = (axis: number) => {
    const along = places.map((place) => place[axis]!);
    return [Math.min(...along), Math.max(...along)];
  };
  expect(reach(0)).toEqual([0, expect.closeTo(picture.widthMM, 1)]);
  expect(reach(1)).toEqual([expect.closeTo(0, 1), expect.closeTo(picture.heightMM, 1)]);
});

test("a line that is printed lies on a layer of its own, upside up", () => {
  const points = [1000, 500, 1000, 500, 2000, 500, 2000, 500];
  const { layers, polylines } = readDxf(
    drawPaintingDxf({ ...picture, thinLines: [{ color: 0, width: 30, points }] }),
  );
  expect([...layers.keys()]).toEqual(["0", "OUTLINES", "DETAILS"]);
  const y = expect.closeTo(picture.heightMM - 5, 1);
  expect(polylines.at(-1)).toMatchObject({
    layer: "DETAILS",
    closed: false,
    points: [
      [10, y],
      [20, y],
    ],
  });
});
