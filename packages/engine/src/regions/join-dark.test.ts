import { expect, test } from "vitest";
import { stepsPerUnit } from "../colors/oklab.ts";
import { connect } from "./connect.ts";
import { usualWeight } from "./favor.ts";
import { joinDark } from "./join-dark.ts";

const side = 12;
/** White, two blacks, a navy. */
const palette = Float64Array.from(
  [100, 0, 0, 8, 0, 0, 15, 1, 1, 15, 2, -20].map((value) => value * stepsPerUnit),
);
const [white, black, softBlack, navy] = [0, 1, 2, 3] as const;

/** A picture whose left third has one color, and whose right third has another; between them is a third one. */
function painted(left: number, middle: number, right: number, weight: number) {
  const of = Int32Array.from(
    { length: side * side },
    (_, i) => [left, middle, right][Math.floor((i % side) / 4)]!,
  );
  const favor = { weights: new Uint8Array(side * side).fill(weight), lines: new Uint8Array(side * side) };
  return joinDark(connect(of, side, side), { palette, favor });
}

test("blacks side by side behind everything become the one that most has", () => {
  const { count, colors } = painted(black, softBlack, softBlack, usualWeight / 4);
  expect([count, ...colors]).toEqual([1, softBlack]);
});

test("where people look they stay, and so do blacks apart, and a navy", () => {
  expect(painted(black, softBlack, softBlack, usualWeight).count).toBe(2);
  expect([...painted(black, white, softBlack, usualWeight / 4).colors]).toEqual([black, white, softBlack]);
  expect([...painted(black, navy, softBlack, usualWeight / 4).colors]).toEqual([black, navy, softBlack]);
});
