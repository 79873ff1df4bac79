import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { connect } from "../regions/connect.ts";
import { drawRaster } from "../testing/scenes.ts";
import { subjectArea } from "./subject-area.ts";

const [width, height] = [200, 160];

/** A disc that is cut out, in a color like what is around it or not, and a map that shows the right half of its contour. */
function halfShown(confidence: number, gray = 128) {
  const isIn = (x: number, y: number, r: number) => (x - 100) ** 2 + (y - 80) ** 2 < r * r;
  const mask = { width, height, data: new Uint8Array(width * height) };
  const strength = { width, height, data: new Float32Array(width * height) };
  for (let i = 0; i < mask.data.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (isIn(x, y, 50)) mask.data[i] = 255;
    if (x > 100 && isIn(x, y, 51) && !isIn(x, y, 49)) strength.data[i] = 0.9;
  }
  const around = 128;
  const planes = toPlanes(
    drawRaster(width, height, (u, v) => {
      const own = isIn(u * width, v * height, 50) ? gray : around;
      return [own, own, own];
    }),
  );
  return subjectArea({ mask, confidence }, strength, { planes, perMM: 3 })!.contour;
}

test("a contour closes where the map shows only half of it", () => {
  const { data } = connect(Int32Array.from(halfShown(1)), width, height);
  expect(data[80 * width + 100]).not.toBe(data[0]);
});

const columnsOf = (contour: Uint8Array) =>
  Array.from(contour.entries())
    .filter(([, value]) => value === 1)
    .map(([i]) => i % width);

test("of a doubtful subject only what the map or the change of color shows of its contour is a line", () => {
  const on = columnsOf(halfShown(0.4));
  expect(Math.max(...on)).toBeGreaterThan(145);
  expect(Math.min(...on)).toBeGreaterThan(90);
  expect(Math.min(...columnsOf(halfShown(0.4, 60)))).toBeLessThan(55);
});
