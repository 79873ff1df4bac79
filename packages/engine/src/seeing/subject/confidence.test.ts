import { expect, test } from "vitest";
import { boundariesOfSteps } from "../../testing/boundaries-of-steps.ts";
import { drawRaster } from "../../testing/scenes.ts";
import { prepareSubject, takeApart } from "./prepare-subject.ts";

const [width, height] = [160, 120];
type Test = (u: number, v: number) => boolean;
const inDisc = (x: number, y: number, radius: number): Test => {
  return (u, v) => (u - x) ** 2 + (0.75 * (v - y)) ** 2 < radius ** 2;
};
const isBall = inDisc(0.35, 0.5, 0.15);

/** A ball before a wall. */
const ball = drawRaster(width, height, (u, v) => (isBall(u, v) ? [220, 60, 30] : [120, 160, 190]));
/** Water that mirrors a cloud softly, between rows of houses with windows. */
const isCloud = inDisc(0.5, 0.8, 0.14);
const canal = drawRaster(width, height, (u, v) => {
  if (Math.abs(u - 0.5) > 0.25)
    return Math.floor(u * 24) % 2 && Math.floor(v * 18) % 2 ? [40, 30, 30] : [200, 120, 80];
  const cloud = Math.max(0, Math.min(1, 3 - Math.sqrt((u - 0.5) ** 2 + (0.75 * (v - 0.8)) ** 2) / 0.06));
  return [90 + 60 * cloud, 80 + 30 * cloud, 140 + 20 * cloud];
});

function confidence(photo: typeof ball, isSalient: Test, isPerson?: Test): number {
  const fieldOf = (isIn: Test, value: number) => ({
    width,
    height,
    data: Float32Array.from({ length: width * height }, (_, i) =>
      isIn(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height) ? value : 0.02,
    ),
  });
  const hints = {
    salient: fieldOf(isSalient, 0.97),
    ...(isPerson && { person: fieldOf(isPerson, 0.95) }),
  };
  return prepareSubject(takeApart(photo, boundariesOfSteps(photo)), hints).confidence;
}

test("what the network takes for salient and lines show is sure", () => {
  expect(confidence(ball, isBall)).toBe(1);
});

test("what only the network takes for salient is hardly sure, unless it is somebody", () => {
  expect(confidence(canal, isCloud)).toBeLessThan(0.3);
  expect(confidence(canal, isCloud, isCloud)).toBe(1);
});

test("what stands out is a guess where the network says nothing of it", () => {
  expect(confidence(ball, () => false)).toBe(0.5);
});
