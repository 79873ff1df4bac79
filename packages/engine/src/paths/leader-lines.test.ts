import { expect, test } from "vitest";
import type { ColoredLabels } from "../regions/labels.ts";
import { leadOutside, segmentsMeet } from "./leader-lines.ts";

/** A plain ground, and regions of one pixel each along a row that have no room for their numbers. */
function dots(count: number, gap: number) {
  const [width, height] = [400, 200];
  const data = new Int32Array(width * height);
  const placed = [{ x: 30, y: 30, size: 20 }];
  for (let k = 0; k < count; k++) {
    const x = 200 + (k - (count - 1) / 2) * gap;
    data[100 * width + Math.floor(x)] = k + 1;
    placed.push({ x, y: 100.5, size: 0 });
  }
  const labels: ColoredLabels = { width, height, count: count + 1, data, colors: new Int32Array(count + 1) };
  return { labels, placed, regions: placed.slice(1).map((_, k) => k + 1) };
}
const leading = { min: 4, size: 8, comfortable: 12, clearance: 1, longest: 36, apart: 14, lengths: [2] };

test("lines keep to their length and number, and cross neither each other nor numbers", () => {
  const { labels, placed, regions } = dots(12, 9);
  const numbers = leadOutside(placed, { labels, lines: [] }, { regions, max: 7 }, leading);
  const led = numbers.flatMap(({ x, y, leader }) => (leader ? [{ x, y, leader }] : []));
  expect(led.length).toBeGreaterThan(3);
  expect(led.length).toBeLessThanOrEqual(7);
  for (const [i, { x, y, leader }] of led.entries()) {
    expect(Math.hypot(x - leader.x, y - leader.y)).toBeLessThanOrEqual(leading.longest);
    for (const other of led.slice(i + 1)) {
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(leading.apart);
      const lines = [
        [leader.x, leader.y, x, y],
        [other.leader.x, other.leader.y, other.x, other.y],
      ] as const;
      expect(segmentsMeet(...lines)).toBe(false);
    }
  }
});

test("who comes first has the nearest place, and without a place numbers stay where they are", () => {
  const { labels, placed, regions } = dots(2, 9);
  const numbers = leadOutside(
    placed,
    { labels, lines: [] },
    { regions: regions.toReversed(), max: 1 },
    leading,
  );
  expect(numbers[1]).toBe(placed[1]);
  expect(numbers[2]!.leader).toMatchObject({ x: placed[2]!.x, y: placed[2]!.y, over: 0 });
  const short = { ...leading, longest: 10 };
  expect(leadOutside(placed, { labels, lines: [] }, { regions, max: 2 }, short)).toEqual(placed);
});

test("no line runs through a small number that stays, or ends beside it", () => {
  const { labels, placed } = dots(2, 20);
  const small = { ...placed[2]!, size: 5 };
  const around = { labels, lines: [] };
  const lead = (others: typeof placed, regions: number[]) =>
    leadOutside([placed[0]!, placed[1]!, ...others], around, { regions, max: 1 }, leading);
  const place = lead([{ ...small, x: 390 }], [1])[1]!;
  expect(place.leader).toBeDefined();
  // exactly where the line would end by itself
  const [, beside] = lead([{ ...small, x: place.x, y: place.y }], [1]);
  expect(Math.hypot(beside!.x - place.x, beside!.y - place.y)).toBeGreaterThanOrEqual(leading.apart);
  // a number that is moved itself is in nobody's way
  expect(lead([small], [2])[2]!.leader).toMatchObject({ x: small.x, y: small.y });
});

test("segments meet where they cross or touch", () => {
  expect(segmentsMeet([0, 0, 4, 4], [0, 4, 4, 0])).toBe(true);
  expect(segmentsMeet([0, 0, 4, 0], [2, 0, 2, 3])).toBe(true);
  expect(segmentsMeet([0, 0, 4, 0], [2, 1, 2, 3])).toBe(false);
  expect(segmentsMeet([0, 0, 1, 0], [3, -1, 3, 1])).toBe(false);
});
