import type { Seen } from "@tintery/engine";
import { expect, test } from "vitest";
import { faceLines } from "../../packages/engine/src/seeing/face-lines.ts";
import { drawnFace } from "../../packages/engine/src/testing/drawn-face.ts";
import { drawnHead } from "../../packages/engine/src/testing/drawn-head.ts";
import { measureFaces } from "./measure-faces.ts";

const nothing = { width: 1, height: 1, data: new Uint8Array(1) };
const seen: Seen = {
  width: 100,
  height: 100,
  faces: [drawnFace({ x: 50, y: 50, height: 60 })],
  person: nothing,
  subject: { mask: nothing, confidence: 0 },
  letters: [],
  animals: [],
  lines: nothing,
  saliency: nothing,
};
/** A page of 200 pixels, 2 to a pixel of the photo, white but for dots at places of the photo. */
const pageWith = (...dots: readonly (readonly [number, number])[]) => {
  const data = new Uint8Array(200 * 200).fill(255);
  for (const [x, y] of dots) data[Math.round(2 * y) * 200 + Math.round(2 * x)] = 0;
  return { width: 200, height: 200, data };
};
const eyes = [
  [39.2, 44],
  [60.8, 44],
] as const;
const mouth = [50, 66.2] as const;

test("eyes and a mouth that can be seen must have ink where they are, in faces with room for them", () => {
  expect(measureFaces(seen, pageWith(), [], 2).missing).toBe(3);
  expect(measureFaces(seen, pageWith(...eyes, mouth), [], 2).missing).toBe(0);
  expect(measureFaces(seen, pageWith(eyes[0]), [], 2).missing).toBe(2);
  expect(measureFaces(seen, pageWith(), [], 10).missing).toBe(0);
  const hidden = { ...seen, faces: [drawnFace({ x: 50, y: 50, height: 60, hidden: ["mouth"] })] };
  expect(measureFaces(hidden, pageWith(...eyes), [], 2).missing).toBe(0);
});

test("a black spot belongs to a face or to an animal's eye, or it has no reason", () => {
  const spotAt = (x: number, y: number) => ({
    rings: [[x - 1, y - 1, x + 1, y - 1, x, y + 2].map((v) => v * 100)],
  });
  const strays = (animals: Seen["animals"], ...solids: ReturnType<typeof spotAt>[]) =>
    measureFaces({ ...seen, animals }, pageWith(), solids, 2).strayBlacks;
  expect(strays([], spotAt(39, 44))).toBe(0);
  expect(strays([], spotAt(90, 90))).toBe(1);
  const head = drawnHead({ x: 84, y: 90, height: 30 });
  expect(strays([head], spotAt(head.eyes[1]!.x, head.eyes[1]!.y))).toBe(0);
});

test("a jaw needs a line from ear to ear, unless something hides it", () => {
  const { points } = seen.faces[0]!;
  const jaw = faceLines.jaw.map((i) => [points![3 * i]!, points![3 * i + 1]!] as const);
  const opened = (...dots: readonly (readonly [number, number])[]) =>
    measureFaces(seen, pageWith(...dots), [], 2).openJaws;
  expect(opened()).toBe(1);
  expect(opened(...jaw)).toBe(0);
  expect(opened(...jaw.slice(0, jaw.length / 2))).toBe(1);
  const hidden = { ...seen, faces: [drawnFace({ x: 50, y: 50, height: 60, hidden: ["oval"] })] };
  expect(measureFaces(hidden, pageWith(), [], 2).openJaws).toBe(0);
});

test("small white spots around a face are crumbs, in it and elsewhere they are none", () => {
  /** A black block of the page with white spots of two pixels to a side, in places of the photo. */
  const spotted = (...spots: readonly (readonly [number, number])[]) => {
    const page = pageWith();
    const fill = (x: number, y: number, half: number, value: number) => {
      for (let row = Math.round(2 * (y - half)); row < 2 * (y + half); row++)
        for (let column = Math.round(2 * (x - half)); column < 2 * (x + half); column++)
          page.data[row * 200 + column] = value;
    };
    for (const [x, y] of spots) fill(x, y, 2, 0);
    for (const [x, y] of spots) fill(x, y, 1, 255);
    return page;
  };
  const crumbs = (...spots: readonly (readonly [number, number])[]) =>
    measureFaces(seen, spotted(...spots), [], 2).crumbs;
  expect(crumbs()).toBe(0);
  expect(crumbs([40, 12], [60, 12])).toBe(2);
  expect(crumbs([50, 50], [10, 95])).toBe(0);
});
