import { expect, test } from "vitest";
import { rgbToOklab, stepsPerUnit } from "../colors/oklab.ts";
import { groundHex, layOnGround } from "./lay-on-ground.ts";
import type { Raster } from "./raster.ts";

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const side = 40;
const clear: Rgba = [0, 0, 0, 0];

/** A square in the middle of nothing, with a color for each place inside. */
function cutOut(colorAt: (x: number, y: number) => Rgba): Raster {
  const data = new Uint8ClampedArray(side * side * 4);
  const isInside = (at: number) => at >= 10 && at < 30;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      data.set(isInside(x) && isInside(y) ? colorAt(x, y) : clear, (y * side + x) * 4);
  return { width: side, height: side, data };
}

const pixel = ({ data }: Raster, x: number, y: number) => [
  ...data.subarray((y * side + x) * 4).subarray(0, 4),
];

test.each([
  ["black", [0, 0, 0, 255], "#ffffff"],
  ["red", [200, 20, 20, 255], "#ffffff"],
  ["middle gray", [140, 140, 140, 255], "#ffffff"],
  ["white", [255, 255, 255, 255], "#8c8c8c"],
  ["light gray", [240, 240, 240, 255], "#8c8c8c"],
  ["ivory", [255, 252, 235, 255], "#8c8c8c"],
] as const)("%s art %j lies on %s", (_, color, ground) => {
  expect(groundHex(cutOut(() => color))).toBe(ground);
});

test("what is inside the art does not count, only its contour", () => {
  const whiteInside = cutOut((x, y) =>
    x > 10 && x < 29 && y > 10 && y < 29 ? [255, 255, 255, 255] : [0, 0, 0, 255],
  );
  expect(groundHex(whiteInside)).toBe("#ffffff");
  const whiteAndGray = cutOut((x) => (x < 20 ? [255, 255, 255, 255] : [140, 140, 140, 255]));
  expect(groundHex(whiteAndGray)).toBe("#303030");
});

test("whatever one color the art has, its contour shows", () => {
  for (let k = 0; k < 512; k++) {
    const color: Rgba = [(k & 7) * 36, ((k >> 3) & 7) * 36, (k >> 6) * 36, 255];
    const laid = layOnGround(cutOut(() => color));
    const [inside, outside] = [pixel(laid, 20, 20), pixel(laid, 2, 2)].map(([r, g, b]) =>
      rgbToOklab([r!, g!, b!]),
    );
    const distance = Math.hypot(inside!.l - outside!.l, inside!.a - outside!.a, inside!.b - outside!.b);
    expect(distance / stepsPerUnit, color.join()).toBeGreaterThan(12);
  }
});

test("an opaque picture stays as it is, and a row of half covered pixels is no outside", () => {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const opaque = { width: side, height: side, data };
  expect(layOnGround(opaque)).toBe(opaque);
  const wide = 200;
  const edge = { width: wide, height: wide, data: new Uint8ClampedArray(wide * wide * 4).fill(255) };
  for (let x = 0; x < wide; x++) edge.data[((wide - 1) * wide + x) * 4 + 3] = 60;
  expect(groundHex(edge)).toBe("#ffffff");
});

test("half clear pixels mix with the ground", () => {
  const laid = layOnGround(cutOut((x) => (x === 20 ? [255, 255, 255, 128] : [255, 255, 255, 255])));
  expect(pixel(laid, 20, 20)).toEqual([198, 198, 198, 255]);
  expect(pixel(laid, 0, 0)).toEqual([140, 140, 140, 255]);
});
