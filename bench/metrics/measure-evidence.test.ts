import type { ColoringMaps } from "@tintery/engine";
import { expect, test } from "vitest";
import { countWithoutEvidence } from "./measure-evidence.ts";

test("a line that the map does not show has no evidence; a short bridge and what is drawn on purpose need none", () => {
  const [width, height] = [200, 100];
  const upright = (x: number, from: number, to: number, value: number) => {
    const data = new Uint8Array(width * height);
    for (let y = from; y < to; y++) data[y * width + x] = value;
    return data;
  };
  const field = { width, height, data: new Float32Array(width * height) };
  for (let y = 0; y < height; y++) field.data[y * width + 51] = 0.6;
  const count = (shownFrom: Uint8Array, sure: number) =>
    countWithoutEvidence(
      {
        type: "for_kids",
        width,
        height,
        perMM: 4,
        shownFrom,
        strength: shownFrom.map((from) => (from > 0 ? sure : 0)),
        solid: new Uint8Array(width * height),
      } satisfies ColoringMaps,
      100,
      [field],
    );
  expect(count(upright(50, 10, 90, 20), 60)).toBe(0);
  expect(count(upright(150, 10, 90, 20), 60)).toBe(2);
  expect(count(upright(150, 10, 25, 20), 60)).toBe(0);
  expect(count(upright(150, 10, 90, 20), 100)).toBe(0);
});
