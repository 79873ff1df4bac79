import { expect, test } from "vitest";
import { connect } from "../regions/connect.ts";
import { subjectArea } from "./subject-area.ts";

test("a contour closes where the map shows only half of it", () => {
  const [width, height] = [200, 160];
  const isIn = (x: number, y: number, r: number) => (x - 100) ** 2 + (y - 80) ** 2 < r * r;
  const mask = { width, height, data: new Uint8Array(width * height) };
  const strength = { width, height, data: new Float32Array(width * height) };
  for (let i = 0; i < mask.data.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (isIn(x, y, 50)) mask.data[i] = 255;
    if (x > 100 && isIn(x, y, 51) && !isIn(x, y, 49)) strength.data[i] = 0.9;
  }
  const { contour } = subjectArea({ mask, confidence: 1 }, strength, 1)!;
  const { data } = connect(Int32Array.from(contour), width, height);
  expect(data[80 * width + 100]).not.toBe(data[0]);
});
