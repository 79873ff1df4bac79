import { expect, test } from "vitest";
import { boundariesOfSteps } from "../testing/boundaries-of-steps.ts";
import { drawRaster } from "../testing/scenes.ts";
import { linesOf } from "./lines-of.ts";
import { maskOf } from "./mask.ts";
import { seeSubject } from "./see-subject.ts";
import type { Mask } from "./seen.ts";

const [width, height] = [160, 120];
const wayTo = (u: number, v: number, x: number, y: number) => Math.sqrt((u - x) ** 2 + (0.75 * (v - y)) ** 2);
const isBoat = (u: number, v: number) => wayTo(u, v, 0.5, 0.4) < 0.09;
const isCloud = (u: number, v: number) => wayTo(u, v, 0.5, 0.8) < 0.14;

/** Water that mirrors a cloud softly, with a boat on it, between rows of houses with windows. */
const canal = drawRaster(width, height, (u, v) => {
  if (isBoat(u, v)) return [230, 220, 60];
  if (Math.abs(u - 0.5) > 0.25)
    return Math.floor(u * 24) % 2 && Math.floor(v * 18) % 2 ? [40, 30, 30] : [200, 120, 80];
  const cloud = Math.max(0, Math.min(1, 3 - wayTo(u, v, 0.5, 0.8) / 0.06));
  return [90 + 60 * cloud, 80 + 30 * cloud, 140 + 20 * cloud];
});

/** What is seen of it where the network takes the cloud for what stands out. */
const seen = {
  ...{ width, height, faces: [], animals: [], letters: [] },
  lines: linesOf(boundariesOfSteps(canal)),
  person: maskOf({ width, height, data: new Float32Array(width * height) }),
  salient: maskOf({
    width,
    height,
    data: Float32Array.from({ length: width * height }, (_, i) =>
      isCloud(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height) ? 0.97 : 0.02,
    ),
  }),
};

const at = ({ width: wide, height: tall, data }: Mask, u: number, v: number) =>
  data[Math.floor(v * tall) * wide + Math.floor(u * wide)];

test("what nothing speaks for but the network is no subject", () => {
  const { subject } = seeSubject(canal, seen);
  expect(subject.confidence).toBe(0);
  expect(subject.mask.data.every((value) => value === 0)).toBe(true);
});

test("it does not come back where somebody shows the subject", () => {
  const { subject } = seeSubject(canal, seen, [{ isSubject: true, points: [0.5, 0.4], radius: 0.015 }]);
  expect(subject.confidence).toBe(1);
  expect([at(subject.mask, 0.5, 0.4), at(subject.mask, 0.5, 0.8), at(subject.mask, 0.1, 0.5)]).toEqual([
    255, 0, 0,
  ]);
});
