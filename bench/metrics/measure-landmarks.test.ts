import { expect, test } from "vitest";
import { faceLines } from "../../packages/engine/src/seeing/face-lines.ts";
import { drawnFace } from "../../packages/engine/src/testing/drawn-face.ts";
import { eyeDistance, type KnownLandmarks } from "../known-landmarks.ts";
import { measureLandmarks } from "./measure-landmarks.ts";

const face = drawnFace({ x: 50, y: 50, height: 60 });
const place = (index: number) => [face.points![3 * index]!, face.points![3 * index + 1]!] as const;
const known: KnownLandmarks = {
  leftEye: place(faceLines.leftEye.iris[0]),
  rightEye: place(faceLines.rightEye.iris[0]),
  underNose: place(2),
  mouthLeft: place(61),
  mouthRight: place(291),
};
const marked = (face: KnownLandmarks, sureTo = 0) => ({ faces: [face], sureTo });
const seen = { width: 100, faces: [face] };
/** A page of 200 pixels, 2 to a pixel of the photo, white but for dots at places of the photo. */
const pageWith = (...dots: readonly (readonly [number, number])[]) => {
  const data = new Uint8Array(200 * 200).fill(255);
  for (const [x, y] of dots) data[Math.round(2 * y) * 200 + Math.round(2 * x)] = 0;
  return { width: 200, height: 200, data };
};
const mouth = [50, known.mouthLeft[1]] as const;

test("errors are shares of the eye distance: none where the marks are, and that of the mark which is off", () => {
  expect(measureLandmarks(seen, marked(known), pageWith(), 2)).toMatchObject({ median: 0, worst: 0 });
  const [x, y] = known.underNose;
  const off = { ...known, underNose: [x, y - 0.2 * eyeDistance(known)] as const };
  expect(measureLandmarks(seen, marked(off), pageWith(), 2)).toMatchObject({
    median: 0,
    worst: expect.closeTo(0.2, 6),
  });
  const sureTo = 0.05 * eyeDistance(known);
  expect(measureLandmarks(seen, marked(off, sureTo), pageWith(), 2).worst).toBeCloseTo(0.15, 6);
});

test("a face that was not seen has no errors", () => {
  const far = Object.fromEntries(
    Object.entries(known).map(([name, [x, y]]) => [name, [x + 60, y]]),
  ) as unknown as KnownLandmarks;
  expect(measureLandmarks(seen, marked(far), pageWith(), 2)).toMatchObject({ median: 0, worst: 0 });
});

test("marked eyes and mouths need ink though nobody saw the face, where there is room for them", () => {
  const missing = (perMM: number, ...dots: readonly (readonly [number, number])[]) =>
    measureLandmarks({ width: 100, faces: [] }, marked(known), pageWith(...dots), perMM).missing;
  expect(missing(2)).toBe(3);
  expect(missing(2, known.leftEye, known.rightEye, mouth)).toBe(0);
  expect(missing(2, known.leftEye, mouth)).toBe(1);
  expect(missing(10)).toBe(0);
});
