import { expect, test } from "vitest";
import { irisCircleOf } from "./iris-circle.ts";

const size = { width: 80, height: 80 };
/** A map with one round line, as strong as `strength` says at each height. */
const ringed = (radius: number, strength: (dy: number) => number) => ({
  ...size,
  data: Float32Array.from({ length: 80 * 80 }, (_, i) => {
    const [dx, dy] = [(i % 80) + 0.5 - 40, Math.floor(i / 80) + 0.5 - 40];
    return Math.abs(Math.sqrt(dx * dx + dy * dy) - radius) < 1 ? strength(dy) : 0;
  }),
});
const pupil = { x: 40, y: 40, halfWidth: 6, halfHeight: 8, area: 150, limit: 0 };

test("the rim of an iris is the round line around its pupil, also off its middle", () => {
  for (const spot of [pupil, { ...pupil, x: 42, y: 37 }]) {
    const iris = irisCircleOf(
      ringed(14, () => 0.8),
      spot,
    );
    expect(iris.confidence).toBeGreaterThan(0.7);
    expect(Math.abs(iris.radius - 14)).toBeLessThan(1.6);
    expect(Math.abs(iris.x - 40) + Math.abs(iris.y - 40)).toBeLessThan(3);
  }
});

test("half a rim is half as sure, and without a line there is none", () => {
  expect(
    irisCircleOf(
      ringed(14, (dy) => (dy > 0 ? 0.8 : 0)),
      pupil,
    ).confidence,
  ).toBeLessThan(0.6);
  expect(
    irisCircleOf(
      ringed(14, () => 0),
      pupil,
    ).confidence,
  ).toBe(0);
});

test("a line that is too near, or too far away, is no rim", () => {
  expect(
    irisCircleOf(
      ringed(4, () => 0.8),
      pupil,
    ).confidence,
  ).toBeLessThan(0.4);
  expect(
    irisCircleOf(
      ringed(36, () => 0.8),
      pupil,
    ).confidence,
  ).toBeLessThan(0.4);
});
