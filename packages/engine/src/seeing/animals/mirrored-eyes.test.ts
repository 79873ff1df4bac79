import fc from "fast-check";
import { expect, test } from "vitest";
import { stepsPerUnit } from "../../colors/oklab.ts";
import { faceFrame } from "../../edges/face-frame.ts";
import { planeAt, type Planes, toPlanes } from "../../raster/planes.ts";
import type { Point } from "../../strokes/smooth-curve.ts";
import { mirroredEyes, noseBelow } from "./mirrored-eyes.ts";

const [width, height] = [64, 56];
const [left, right] = [
  { x: 18, y: 20 },
  { x: 46, y: 20 },
];

/** A picture of noise whose right half is the mirror image of its left one, moved down by so much. */
const mirrored = (seed: number, down = 0): Planes => {
  const noise = (x: number, y: number) => 60 + 90 * Math.sin(x * 1.7 + seed) * Math.cos(y * 1.3 - seed) ** 2;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const value = x < width / 2 ? noise(x, y) : noise(width - 1 - x, y - down);
    data.set([value + 20, value, value * 0.8, 255], 4 * i);
  }
  return toPlanes({ width, height, data });
};

test("of places around the right eye the one that mirrors the left one is taken", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (seed) => {
      const found = mirroredEyes(mirrored(seed), left, right)!;
      expect(found.right).toEqual(right);
      expect(found.eyes).toBeGreaterThan(0.95);
      expect(found.face).toBeGreaterThan(0.95);
      expect(found.colors).toBeCloseTo(0, 9);
    }),
  );
});

test("an eye that is off is moved", () => {
  const size = 0.06 * (right.x - left.x);
  const { right: moved } = mirroredEyes(mirrored(7, size), left, right)!;
  expect(moved.y).toBeCloseTo(right.y + size, 0);
});

/** By how much a nose stands out, place by place. */
function standsOut(planes: Planes, plane: Int16Array, sign: number, p: Point, q: Point): number {
  const frame = faceFrame(p, q);
  const mean = (along: number, down: number, across: number, tall: number) => {
    let sum = 0;
    for (let v = -2; v <= 2; v++)
      for (let u = -2; u <= 2; u++) {
        const { x, y } = frame(along + (u * across) / 2, down + (v * tall) / 2);
        sum += planeAt(planes, plane, x, y) / stepsPerUnit;
      }
    return sum / 25;
  };
  let highest = 0;
  for (const wide of [0.1, 0.15, 0.2])
    for (let down = 0.45; down <= 1.35; down += 0.1)
      for (const along of [-0.16, -0.08, 0, 0.08, 0.16]) {
        const own = mean(along, down, 0.8 * wide, 0.55 * wide);
        const around = [
          mean(along - 2 * wide, down, 0.4 * wide, 0.5 * wide),
          mean(along + 2 * wide, down, 0.4 * wide, 0.5 * wide),
          mean(along, down - 2 * wide, 0.5 * wide, 0.4 * wide),
        ];
        highest = Math.max(highest, Math.min(...around.map((other) => sign * (own - other))));
      }
  return highest;
}

test("a nose is what differs most from all that is around it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -6, max: 6 }), (seed, tilt) => {
      const planes = mirrored(seed);
      const tilted = { x: right.x, y: right.y + tilt };
      const { darker, redder } = noseBelow(planes, left, tilted);
      expect(darker).toBeCloseTo(standsOut(planes, planes.l, -1, left, tilted), 9);
      expect(redder).toBeCloseTo(standsOut(planes, planes.a, 1, left, tilted), 9);
    }),
  );
});
