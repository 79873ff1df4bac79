import { expect, test } from "vitest";
import { measurePage } from "./measure-page.ts";

const [width, height, perMM] = [300, 300, 10];

/** A page of 3 × 3 cm with lines a millimeter wide, through points in pixels. */
const pageOf = (...lines: readonly (readonly [number, number])[][]) => {
  const data = new Uint8Array(width * height).fill(255);
  const put = (cx: number, cy: number) => {
    for (let y = Math.round(cy - 5); y <= cy + 5; y++)
      for (let x = Math.round(cx - 5); x <= cx + 5; x++)
        if ((x - cx) ** 2 + (y - cy) ** 2 <= 25) data[y * width + x] = 0;
  };
  for (const line of lines)
    for (let k = 1; k < line.length; k++)
      for (let t = 0; t <= 200; t++) {
        const at = (axis: 0 | 1) => line[k - 1]![axis] + ((line[k]![axis] - line[k - 1]![axis]) * t) / 200;
        put(at(0), at(1));
      }
  return { width, height, data };
};
const box = [
  [50, 50],
  [250, 50],
  [250, 250],
  [50, 250],
  [50, 50],
] as [number, number][];
const endsOf = (page: ReturnType<typeof pageOf>) => {
  const { openEnds, lineMM } = measurePage(page, perMM);
  return Math.round((openEnds * lineMM) / 100);
};

test("a line has two open ends, a twig one, the corners of a box none", () => {
  const line = [
    [100, 150],
    [200, 150],
  ] as [number, number][];
  const spur = [
    [50, 150],
    [90, 150],
  ] as [number, number][];
  const sharp = [
    [60, 60],
    [150, 240],
    [240, 60],
    [60, 60],
  ] as [number, number][];
  expect(endsOf(pageOf(line))).toBe(2);
  expect(endsOf(pageOf(box, spur))).toBe(1);
  expect(endsOf(pageOf(box))).toBe(0);
  expect(endsOf(pageOf(sharp))).toBe(0);
});

test("what is too small to color is a sliver, what is no larger than a dot of ink is none", () => {
  const page = pageOf(box);
  const hole = (side: number) => {
    const data = page.data.slice();
    for (let y = 100; y < 140; y++) data.fill(0, y * width + 100, y * width + 140);
    for (let y = 110; y < 110 + side; y++) data.fill(255, y * width + 110, y * width + 110 + side);
    return measurePage({ ...page, data }, perMM).slivers;
  };
  expect(hole(12)).toBe(1);
  expect(hole(2)).toBe(0);
});
