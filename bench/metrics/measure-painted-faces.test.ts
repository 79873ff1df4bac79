import { expect, test } from "vitest";
import { mouthPixels, pixelsIn, ringOf } from "../../packages/engine/src/raster/face-shapes.ts";
import { faceLines } from "../../packages/engine/src/seeing/face-lines.ts";
import { drawnFace } from "../../packages/engine/src/testing/drawn-face.ts";
import { measurePaintedFaces } from "./measure-painted-faces.ts";

const size = { width: 100, height: 100 };
const face = drawnFace({ x: 50, y: 50, height: 60 });
const points = face.points!;
const eyes = [
  ...pixelsIn(ringOf(points, faceLines.leftEye), size),
  ...pixelsIn(ringOf(points, faceLines.rightEye), size),
];
const { lips } = mouthPixels(points, size);
const skin = [220, 180, 150] as const;

/** Skin all over, with some pixels of another color. */
function colored(channels: 3 | 4, ...parts: (readonly [readonly number[], readonly number[]])[]) {
  const data = new Uint8ClampedArray(size.width * size.height * channels).fill(255);
  const paint = (i: number, color: readonly number[]) => data.set(color, channels * i);
  for (let i = 0; i < size.width * size.height; i++) paint(i, skin);
  for (const [pixels, color] of parts) for (const i of pixels) paint(i, color);
  return data;
}
const dark = [50, 40, 40];
const red = [170, 60, 70];
const photo = { ...size, data: colored(4, [eyes, dark], [lips, red]) };
const missing = (painted: Uint8ClampedArray, faces = [face], pixelMM = 0.5) =>
  measurePaintedFaces(photo, painted, faces, pixelMM);

test("eyes and a mouth that melt into the skin are missing, those of half their contrast are there", () => {
  expect(missing(colored(3, [eyes, dark], [lips, red]))).toBe(0);
  expect(missing(colored(3, [lips, red]))).toBe(2);
  expect(missing(colored(3))).toBe(3);
  expect(missing(colored(3, [eyes, [110, 90, 80]], [lips, [190, 100, 100]]))).toBe(0);
});

test("nobody misses what is hidden, what has no contrast in the photo, or what is too small to paint", () => {
  const hidden = drawnFace({ x: 50, y: 50, height: 60, hidden: ["mouth"] });
  expect(missing(colored(3), [hidden])).toBe(2);
  expect(missing(colored(3), [face], 0.3)).toBe(0);
  const pale = { ...size, data: colored(4, [eyes, dark], [lips, [215, 172, 145]]) };
  expect(measurePaintedFaces(pale, colored(3), [face], 0.5)).toBe(2);
});
