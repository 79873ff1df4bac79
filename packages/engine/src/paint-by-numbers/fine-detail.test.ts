import { expect, test } from "vitest";
import { drawRaster } from "../testing/scenes.ts";
import { toPlanes } from "../raster/planes.ts";
import { layOnCanvas } from "./canvas.ts";
import { findFineLoss } from "./fine-detail.ts";
import { defaultPaintByNumbersOptions as usual } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";
import { paintability } from "./paintability.ts";

type Shade = [number, number, number];
const sky: Shade = [150, 190, 225];
const meadow: Shade = [90, 140, 70];
const wire: Shade = [40, 42, 45];
const landscape = (u: number, v: number): Shade => (v > 0.62 + 0.04 * Math.sin(8 * u) ? meadow : sky);
/** Wires half a millimeter thick on a sheet of A4, 10 mm apart. */
const isWire = (u: number, v: number) =>
  [u * 27.7 + v * 19, u * 27.7 - v * 19 + 30].some((along) => along % 1 < 0.05);
const draw = (shade: (u: number, v: number) => Shade) => drawRaster(900, 617, shade);

test("a landscape loses nothing, and a wire mesh before it is said to be lost", () => {
  const calm = paintByNumbers(draw(landscape), usual);
  expect(calm.lostDetail!.share).toBeLessThan(0.02);
  const meshed = paintByNumbers(
    draw((u, v) => (isWire(u, v) ? wire : landscape(u, v))),
    usual,
  );
  expect(meshed.lostDetail!.share).toBeGreaterThan(0.6);
});

test("a flower that fills the photo is one region with most of the sheet, and loses nothing", () => {
  const flower = paintByNumbers(
    draw((u, v) => (Math.hypot((u - 0.5) * 1.46, v - 0.5) < 0.62 ? [200, 40, 70] : meadow)),
    usual,
  );
  expect(paintability(flower).largestShare).toBeGreaterThan(0.6);
  expect(flower.lostDetail!.share).toBeLessThan(0.02);
});

/** A gray picture with a dark bar down it, which a painting has from a row on, and so many pixels farther right. */
function loseBar(pixels: number, from: number, { left = 150, moved = 0 } = {}) {
  const [width, height, perMM] = [300, 200, 3.3];
  const isBar = (x: number) => x >= left && x < left + pixels;
  const photo = drawRaster(width, height, (u) => (isBar(Math.floor(u * width)) ? wire : [200, 200, 200]));
  const planes = toPlanes(photo);
  const colorAt = (i: number) => [planes.l[i]!, planes.a[i]!, planes.b[i]!];
  const data = Int32Array.from({ length: width * height }, (_, i) =>
    Number(isBar((i % width) - moved) && Math.floor(i / width) >= from),
  );
  const labels = { width, height, count: 2, colors: Int32Array.of(0, 1), data };
  return findFineLoss(
    { labels, palette: Float64Array.from([...colorAt(width - 1), ...colorAt(left)]) },
    {
      photo: planes,
      importance: new Uint8Array(width * height),
      lines: undefined,
      over: undefined,
      needs: { radius: 2.5, minArea: 9 },
      perMM,
    },
    { canvas: layOnCanvas({ width, height }, usual, perMM), options: usual },
  );
}

test("the share is that of what stands out, and of a photo with little of it counts as little", () => {
  // the bar and a strip on each side of it stand out; the strips are painted as they are
  expect(loseBar(10, 0).share).toBe(0);
  const whole = loseBar(10, 200).share;
  expect(whole).toBeGreaterThan(0.45);
  expect(loseBar(10, 100).share).toBeCloseTo(whole / 2, 1);
  // a line of a pixel is a three-hundredth of this picture
  expect(loseBar(1, 200).share).toBeLessThan(0.1);
});

test("borders that were moved by half a millimeter are not lost, by two they are", () => {
  expect(loseBar(10, 0, { moved: 2 }).share).toBeLessThan(0.02);
  expect(loseBar(10, 0, { moved: 6 }).share).toBeGreaterThan(0.2);
});

test.each([0, 1, 2, 298, 299])("a line at the edge that was painted is not lost: column %i", (left) => {
  expect(loseBar(1, 0, { left }).share).toBe(0);
});
