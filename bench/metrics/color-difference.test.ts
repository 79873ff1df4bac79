import { expect, test } from "vitest";
import { ciede2000, type Lab, labOf } from "./color-difference.ts";

// pairs 1, 7, 9, 13, 17, 21, 25, 31 and 34 of Sharma, Wu and Dalal (2005), table 1
const published: [Lab, Lab, number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [50, 3.1736, 0.5854], 1.0],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

test.each(published)("the difference of %j and %j is %f as published, both ways round", (a, b, expected) => {
  expect(ciede2000(a, b)).toBeCloseTo(expected, 4);
  expect(ciede2000(b, a)).toBeCloseTo(expected, 4);
});

test("white is L 100, black L 0, and neither has a hue", () => {
  for (const [value, lightness] of [
    [255, 100],
    [0, 0],
  ] as const) {
    const [l, a, b] = labOf(value, value, value);
    expect(l).toBeCloseTo(lightness, 2);
    expect(Math.hypot(a, b)).toBeLessThan(0.02);
  }
});
