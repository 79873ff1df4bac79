import fc from "fast-check";
import { expect, test } from "vitest";
import { near } from "../edges/near.ts";
import { thin } from "../edges/thinning.ts";
import { toPlanes } from "../raster/planes.ts";
import { connect } from "../regions/connect.ts";
import { masks } from "../testing/masks.ts";
import { drawRaster } from "../testing/scenes.ts";
import { subjectArea, withContour, zonesOfLines } from "./subject-area.ts";
import { zones } from "./zones.ts";

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

/** An area, its contour as some lines, and others; all as large. */
const linesInArea = fc.tuple(masks, fc.nat(3)).map(([{ on, width, height }, by]) => {
  const size = { width, height };
  const moved = on.map((_, i) => on[(i + by) % on.length]!);
  return { size, lines: thin(moved, size), area: { inside: on, contour: thin(on, size), isGuess: false } };
});

test("with a contour lines beside it go, but for those that lead to it", () => {
  fc.assert(
    fc.property(linesInArea, fc.integer({ min: 1, max: 4 }), ({ size, lines, area }, reach) => {
      const beside = near(area.contour, size, reach * reach);
      const apart = lines.map((value, i) => (beside[i] ? 0 : value));
      const leads = near(apart, size, (reach + 1) ** 2);
      const all = area.contour.map((value, i) => (value || (lines[i] && (!beside[i] || leads[i])) ? 1 : 0));
      expect(withContour(lines, area, size, reach)).toEqual(thin(all, size));
    }),
  );
});

test("zones tell the inside, and lines on the contour", () => {
  fc.assert(
    fc.property(linesInArea, ({ size, lines, area }) => {
      const onContour = near(area.contour, size, 2);
      const expected = area.inside.map((value, i) => {
        if (lines[i] && onContour[i]) return zones.contour;
        return value ? zones.subject : zones.background;
      });
      expect(zonesOfLines(lines, area, size)).toEqual(expected);
    }),
  );
});
