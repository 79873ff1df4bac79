import { expect, test } from "vitest";
import { drawnFace } from "../testing/drawn-face.ts";
import { contactSheet, expectGoldenPicture } from "../testing/expect-golden.ts";
import { drawRaster, meadow, portrait, thicket } from "../testing/scenes.ts";
import { keepImportant, rateImportance } from "./importance.ts";
import { checkMask, markImportant, marksOn } from "./importance-mask.ts";
import { toPlanes } from "./planes.ts";

const perMM = 3;
const [width, height] = [300, 200];
const isIn = (u: number, v: number, x: number, y: number, radius: number) =>
  (u * width - x) ** 2 + (v * height - y) ** 2 < radius * radius;
/** A dark spot of 3 mm on a plain ground, beside the edge of something large. */
const spot = toPlanes(
  drawRaster(width, height, (u, v) =>
    isIn(u, v, 75, 100, 4.5) ? [40, 25, 20] : u > 0.6 ? [30, 60, 140] : [225, 180, 150],
  ),
);
const at = (x: number, y: number) => y * width + x;

test("a small spot is important; plain ground and the edge of a large thing are not", () => {
  const rated = rateImportance(spot, perMM);
  expect(rated[at(75, 100)]).toBeGreaterThan(150);
  expect(rated[at(30, 30)]).toBe(0);
  expect(rated[at(179, 100)]).toBe(0);
  expect(rated[at(181, 100)]).toBe(0);
});

test("one spot among many alike is less important than one alone", () => {
  const tiled = toPlanes(
    drawRaster(width, height, (u, v) =>
      isIn(((u * width) % 14) / width, ((v * height) % 14) / height, 7, 7, 4.5)
        ? [40, 25, 20]
        : [225, 180, 150],
    ),
  );
  const average = (rated: Uint8Array) => rated.reduce((sum, v) => Math.max(sum, v), 0);
  expect(average(rateImportance(tiled, perMM))).toBeLessThan(average(rateImportance(spot, perMM)) / 1.5);
});

test("a brush mark lies over the part of the photo that is shown, and only adds", () => {
  const mask = { width: 2, height: 1, data: Uint8Array.of(0, 200) };
  const photo = { width: 40, height: 20 };
  const shown = { width: 4, height: 2, cut: { left: 10, top: 0, width: 20, height: 20 } };
  const marked = markImportant(Uint8Array.of(0, 9, 0, 250, 0, 0, 0, 0), marksOn(shown, photo, mask));
  expect([...marked]).toEqual([0, 9, 200, 250, 0, 0, 200, 200]);
});

test("importance keeps the sharp picture, in shares", () => {
  const flat = { width: 1, height: 1, l: Int16Array.of(100), a: Int16Array.of(0), b: Int16Array.of(0) };
  const sharp = { ...flat, l: Int16Array.of(200) };
  expect([0, 51, 255].map((share) => keepImportant(flat, sharp, Uint8Array.of(share)).l[0])).toEqual([
    100, 120, 200,
  ]);
});

test("a mask whose sizes and bytes disagree is refused", () => {
  expect(() => checkMask({ width: 2, height: 2, data: new Uint8Array(3) })).toThrow(
    "importance.data must hold 4 bytes, received 3",
  );
  expect(() => checkMask({ width: 0, height: 2, data: new Uint8Array(0) })).toThrow("sizes of at least 1");
});

test("golden: what is important in a meadow, a thicket and a portrait, coarse and fine, and with a face", () => {
  const [wide, high] = [150, 110];
  const photos = [meadow(wide, high), thicket(wide, high), portrait(wide, high)].map(toPlanes);
  const face = drawnFace({ x: 75, y: 55, height: 90, hidden: ["leftBrow"] });
  const rated = photos.flatMap((planes) => [
    ...[1, 2.5, 6].map((density) => rateImportance(planes, density)),
    rateImportance(planes, 2.5, [face]),
  ]);
  const pictures = rated.map((cells) => {
    const data = new Uint8ClampedArray(wide * high * 4).fill(255);
    cells.forEach((value, i) => {
      data.fill(value, 4 * i, 4 * i + 3);
    });
    return { width: wide, height: high, data };
  });
  expectGoldenPicture("importance.png", contactSheet(pictures, 4));
});
