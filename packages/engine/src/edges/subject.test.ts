import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { findSubject } from "./subject.ts";

const [width, height] = [96, 72];

function picture(colorAt: (x: number, y: number) => readonly number[]): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++)
    data.set([...colorAt(i % width, Math.floor(i / width)), 255], i * 4);
  return { width, height, data };
}

/** The subject, with a strong line wherever colors change. */
function subjectOf(raster: Raster): Float32Array {
  const strength = new Float32Array(width * height);
  for (let i = 0; i + width < strength.length; i++) {
    const isStep = [4, 4 * width].some((step) => raster.data[4 * i] !== raster.data[4 * i + step]);
    if (isStep) strength[i] = 0.9;
  }
  return findSubject(toPlanes(raster), { width, height, data: strength }).data;
}

const isBall = (x: number, y: number) => (x - 48) * (x - 48) + (y - 38) * (y - 38) < 400;

test("what stands out from the picture's edge is the subject", () => {
  const data = subjectOf(picture((x, y) => (isBall(x, y) ? [220, 60, 30] : [120, 160, 190])));
  expect(data[38 * width + 48]).toBeGreaterThan(0.8);
  expect(data[5 * width + 5]).toBeLessThan(0.2);
});

test("where nothing stands out, or hardly, there is no subject", () => {
  for (const ball of [120, 123]) {
    const data = subjectOf(picture((x, y) => (isBall(x, y) ? [ball, 160, 190] : [120, 160, 190])));
    for (const value of data) expect(Math.abs(value - 0.5)).toBeLessThan(0.05);
  }
});
