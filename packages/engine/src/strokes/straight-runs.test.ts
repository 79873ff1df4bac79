import { expect, test } from "vitest";
import { straightened, straightRuns } from "./straight-runs.ts";

const perMM = 4;
const polylineOf = (points: readonly (readonly [number, number])[], closed: boolean) => ({
  x: Float64Array.from(points, ([x]) => x),
  y: Float64Array.from(points, ([, y]) => y),
  closed,
});
/** A square of 60 pixels whose corners are arcs of this radius, as pixels. */
const squareOf = (radius: number) => {
  const place = (x: number, y: number) => {
    const [cx, cy] = [Math.max(radius, Math.min(60 - radius, x)), Math.max(radius, Math.min(60 - radius, y))];
    const far = Math.hypot(x - cx, y - cy) || 1;
    return [Math.round(cx + (radius * (x - cx)) / far), Math.round(cy + (radius * (y - cy)) / far)] as const;
  };
  const side = Array.from({ length: 60 }, (_, k) => k);
  return [
    ...side.map((k) => place(k, 0)),
    ...side.map((k) => place(60, k)),
    ...side.map((k) => place(60 - k, 60)),
    ...side.map((k) => place(0, 60 - k)),
  ];
};
const circleOf = (radius: number) =>
  Array.from({ length: Math.round(6 * radius) }, (_, k) => {
    const angle = (2 * Math.PI * k) / Math.round(6 * radius);
    return [100 + Math.round(radius * Math.cos(angle)), 100 + Math.round(radius * Math.sin(angle))] as const;
  });
type Points = ReturnType<typeof straightened>;
/** All runs of a polyline beside others: lines so long, in pixels, in both directions of its sides. */
const straightenedBeside = (polyline: Points, length: number) => {
  const far = Array.from({ length }, (_, k) => k);
  const beside = [
    polylineOf(
      far.map((k) => [k, 0] as const),
      false,
    ),
    polylineOf(
      far.map((k) => [0, k] as const),
      false,
    ),
  ];
  return straightened(polyline, straightRuns([polyline, ...beside], perMM)[0]!, perMM);
};
const farthest = (from: Points, to: Points) =>
  Math.max(...Array.from(from.x, (x, i) => Math.hypot(x - to.x[i]!, from.y[i]! - to.y[i]!)));

test("a square whose corners were rounded has its corners again", () => {
  const { x, y } = straightenedBeside(polylineOf(squareOf(5), true), 200);
  for (const [cx, cy] of [
    [0, 0],
    [60, 0],
    [60, 60],
    [0, 60],
  ] as const)
    expect(Math.min(...Array.from(x, (value, i) => Math.hypot(value - cx, y[i]! - cy)))).toBeLessThan(0.5);
});

test("a line that wobbles by a pixel is straight, and has as many points as before", () => {
  const wobbly = polylineOf(
    Array.from({ length: 90 }, (_, k) => [k, 20 + k / 9 + (k % 7 < 3 ? 0.8 : -0.6)] as const),
    false,
  );
  const { x, y } = straightenedBeside(wobbly, 10);
  const off = Array.from(x, (value, i) => y[i]! - 20 - value / 9);
  expect(x).toHaveLength(90);
  expect(Math.max(...off) - Math.min(...off)).toBeLessThan(0.2);
});

test("circles from a coin to a plate stay circles", () => {
  for (const radius of [12, 20, 30, 40, 60, 90, 200, 400]) {
    const circle = polylineOf(circleOf(radius), true);
    expect(farthest(circle, straightenedBeside(circle, 200))).toBeLessThan(1);
  }
});

test("what is shorter than 4.5 millimeters stays as it was", () => {
  const short = polylineOf(
    squareOf(2).map(([x, y]) => [x / 5, y / 5] as const),
    true,
  );
  expect(straightenedBeside(short, 200)).toBe(short);
});

test("sides that are short and alone in their directions are no house: a rounded ear stays round", () => {
  const ear = polylineOf(
    squareOf(8).map(([x, y]) => [x / 2, y / 2] as const),
    true,
  );
  expect(straightenedBeside(ear, 10)).toBe(ear);
  expect(straightenedBeside(ear, 200)).not.toBe(ear);
});
