import { expect, test } from "vitest";
import { differenceOf, fingerprintOf, type GrayPage, looksDifferentFrom } from "./fingerprint.ts";

type Area = readonly [left: number, top: number, width: number, height: number];

/** A white page of so many pixels with black rectangles, given in shares of its width and height. */
function page(width: number, height: number, areas: readonly Area[]): GrayPage {
  const data = new Uint8Array(width * height).fill(255);
  for (const [left, top, wide, high] of areas)
    for (let y = Math.round(top * height); y < Math.round((top + high) * height); y++)
      data.fill(0, y * width + Math.round(left * width), y * width + Math.round((left + wide) * width));
  return { width, height, data };
}

const line: Area = [0.1, 0.302, 0.8, 0.005];
const body: readonly Area[] = [
  line,
  [0.1, 0.702, 0.8, 0.005],
  [0.1, 0.3, 0.005, 0.4],
  [0.9, 0.3, 0.005, 0.4],
];
const eye: Area = [0.4, 0.4, 0.04, 0.03];
const portrait = (areas: readonly Area[]) => fingerprintOf(page(400, 568, areas));

test("an empty page has none of the ink, a black one all that a digit can say", () => {
  expect(portrait([])).toBe("0".repeat(140));
  expect(portrait([[0, 0, 1, 1]])).toBe("z".repeat(140));
});

test("the same page in other pixels, or moved by half a millimeter, looks as it did", () => {
  const was = portrait([...body, eye]);
  expect(differenceOf(was, portrait([...body, eye]))).toBe(0);
  expect(differenceOf(was, fingerprintOf(page(800, 1136, [...body, eye])))).toBeLessThan(looksDifferentFrom);
  const moved = [...body, eye].map(([left, ...rest]): Area => [left + 0.0025, ...rest]);
  expect(differenceOf(was, portrait(moved))).toBeLessThan(looksDifferentFrom);
});

test("a page without its eye or without one of its lines looks different", () => {
  const was = portrait([...body, eye]);
  expect(differenceOf(was, portrait(body))).toBeGreaterThanOrEqual(looksDifferentFrom);
  expect(differenceOf(was, portrait([...body.slice(1), eye]))).toBeGreaterThanOrEqual(looksDifferentFrom);
  expect(differenceOf(portrait(body), was)).toBe(differenceOf(was, portrait(body)));
});

test("a page that lies differently, or that nobody has passed, looks different", () => {
  expect(differenceOf(portrait(body), fingerprintOf(page(568, 400, body)))).toBeGreaterThanOrEqual(
    looksDifferentFrom,
  );
  expect(differenceOf(portrait(body), "")).toBe(Number.POSITIVE_INFINITY);
});
