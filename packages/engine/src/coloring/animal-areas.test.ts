import { expect, test } from "vitest";
import { drawnHead } from "../testing/drawn-head.ts";
import { fillAnimalFaces } from "./animal-areas.ts";

const size = { width: 200, height: 200 };
const head = drawnHead({ x: 100, y: 100, height: 160 });
const filled = (isPlain: boolean) => {
  const inside = new Uint8Array(size.width * size.height);
  fillAnimalFaces(inside, [head], size, isPlain);
  return (x: number, y: number) => inside[y * size.width + x];
};

test("in plain pages nothing else is drawn from the eyes to the mouth", () => {
  const at = filled(true);
  expect([at(100, 90), at(73, 87), at(100, 124), at(100, 143)]).toEqual([1, 1, 1, 1]);
  // cheeks and forehead are the map's
  expect([at(40, 120), at(100, 40)]).toEqual([0, 0]);
});

test("in others markings between eyes and nose stay, and nothing runs through these", () => {
  const at = filled(false);
  expect([at(100, 87), at(73, 87), at(100, 124), at(100, 143)]).toEqual([0, 1, 1, 1]);
});
