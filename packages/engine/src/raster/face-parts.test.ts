import { expect, test } from "vitest";
import { weighFaces } from "./face-parts.ts";

const photo = { width: 1000, height: 1000 };
const faceOf = (side: number) => [{ x: 10, y: 10, width: side, height: side }];

test("the smaller faces are, the more they count for a palette: a few tones have to serve them", () => {
  expect(weighFaces([], photo, 3)).toBe(3);
  // a portrait, a person among others, a face far away
  expect([600, 170, 40].map((side) => weighFaces(faceOf(side), photo, 3))).toEqual([3, 5, 8]);
  // two faces count as one of their size together
  const two = [...faceOf(120), ...faceOf(120)];
  expect(weighFaces(two, photo, 3)).toBe(weighFaces(faceOf(170), photo, 3));
});
