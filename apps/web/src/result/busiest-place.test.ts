import { expect, it } from "vitest";
import { busiestPlace, cells } from "./busiest-place.ts";

const grid = (isInked: (x: number, y: number) => boolean) =>
  Array.from({ length: cells ** 2 }, (_, k) => (isInked(k % cells, Math.floor(k / cells)) ? 40 : 255));

it("goes where the lines are, not into the empty middle", () => {
  const place = busiestPlace(
    grid((x, y) => x >= cells - 12 && y < 12 && (x + y) % 3 === 0),
    4,
  );
  expect(place).toEqual({ x: 1, y: 0 });
});

it("shows a small thing wherever it is, all of it", () => {
  const scale = 4;
  const part = cells / scale;
  for (const [left, top] of [
    [2, 2],
    [13, 30],
    [39, 22],
  ] as const) {
    const { x, y } = busiestPlace(
      grid((u, v) => u >= left && u < left + 6 && v >= top && v < top + 6),
      scale,
    );
    for (const [share, from] of [
      [x, left],
      [y, top],
    ] as const) {
      const begin = share * (cells - part);
      expect(begin).toBeLessThan(from);
      expect(begin + part).toBeGreaterThan(from + 6);
    }
  }
});

it("stays in the middle where all is alike", () => {
  for (const isInked of [() => true, () => false])
    expect(busiestPlace(grid(isInked), 8)).toEqual({ x: 0.5, y: 0.5 });
});
