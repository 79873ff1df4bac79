import { expect, test } from "vitest";
import { drawnFace } from "../testing/drawn-face.ts";
import { drawnHead } from "../testing/drawn-head.ts";
import { saliencyOf } from "./saliency.ts";
import type { Mask } from "./seen.ts";

const size = { width: 128, height: 128 };
/** The left half of a photo of 512 pixels. */
const half: Mask = { width: 2, height: 1, data: Uint8Array.of(255, 0) };
const nothing: Mask = { width: 1, height: 1, data: Uint8Array.of(0) };
const evenly = { width: 1, height: 1, data: Float32Array.of(0.5) };
const photo = {
  width: 512,
  height: 512,
  faces: [],
  letters: [],
  animals: [],
  person: nothing,
  lines: nothing,
  subject: { mask: half, confidence: 1 },
};
const at = ({ width, height, data }: Mask, u: number, v: number) =>
  data[Math.floor(v * height) * width + Math.floor(u * width)]! / 255;

test("the subject counts more than what is around it, the more the surer it is", () => {
  const sure = saliencyOf(photo, evenly, size);
  const doubtful = saliencyOf({ ...photo, subject: { mask: half, confidence: 0.4 } }, evenly, size);
  expect(at(sure, 0.1, 0.5)).toBeGreaterThan(0.7);
  expect(at(sure, 0.9, 0.5)).toBeLessThan(0.2);
  expect(at(doubtful, 0.1, 0.5)).toBeLessThan(at(sure, 0.1, 0.5));
  expect(at(doubtful, 0.9, 0.5)).toBeGreaterThan(at(sure, 0.9, 0.5));
});

test("where nothing stands out all counts the half, and a little more what is sharp and rare", () => {
  const none = { ...photo, subject: { mask: nothing, confidence: 0 } };
  const some = { width: 2, height: 1, data: Float32Array.of(0, 1) };
  const even = saliencyOf(none, evenly, size);
  const field = saliencyOf(none, some, size);
  expect(Math.abs(at(even, 0.5, 0.5) - 0.5)).toBeLessThan(0.04);
  expect(at(field, 0.9, 0.5) - at(field, 0.1, 0.5)).toBeGreaterThan(0.1);
});

test("eyes and mouth count most, then the face, then the subject; lettering comes before the background", () => {
  const face = drawnFace({ x: 200, y: 200, height: 200 });
  const letters = [{ x: 420, y: 440, width: 60, height: 30 }];
  const field = saliencyOf({ ...photo, faces: [face], letters }, evenly, size);
  const { x, y } = { x: face.points![3 * 468]!, y: face.points![3 * 468 + 1]! };
  const eye = at(field, x / 512, y / 512);
  const cheek = at(field, face.box.x / 512 + (0.5 * face.box.width) / 512, 210 / 512);
  expect(eye).toBeGreaterThan(0.98);
  expect(eye).toBeGreaterThanOrEqual(cheek);
  expect(cheek).toBeGreaterThan(at(field, 0.03, 0.9));
  expect(at(field, 450 / 512, 455 / 512)).toBeGreaterThan(at(field, 0.75, 0.5) + 0.3);
});

test("so do eyes and noses of animals", () => {
  const head = drawnHead({ x: 300, y: 256, height: 300 });
  const field = saliencyOf({ ...photo, animals: [head] }, evenly, size);
  const { x, y } = head.eyes[0]!;
  expect(at(field, x / 512, y / 512)).toBeGreaterThan(0.95);
  expect(at(field, head.nose!.x / 512, head.nose!.y / 512)).toBeGreaterThan(0.95);
  expect(at(field, x / 512, (y - 80) / 512)).toBeLessThan(0.8);
});

test("it is smooth: neighbors differ by little", () => {
  const { data } = saliencyOf(
    { ...photo, faces: [drawnFace({ x: 200, y: 200, height: 200 })] },
    evenly,
    size,
  );
  for (let i = 1; i < data.length; i++)
    if (i % size.width > 0) expect(Math.abs(data[i]! - data[i - 1]!)).toBeLessThan(80);
});
