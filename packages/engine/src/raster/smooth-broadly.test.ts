import { expect, test } from "vitest";
import { broadGrid, smoothBroadly } from "./smooth-broadly.ts";
import type { Planes } from "./planes.ts";

const [width, height] = [160, 90];
const perMM = 3;
const planesOf = (lightness: (x: number, y: number) => number): Planes => {
  const l = Int16Array.from({ length: width * height }, (_, i) =>
    Math.round(lightness(i % width, Math.floor(i / width))),
  );
  return { width, height, l, a: new Int16Array(l.length), b: new Int16Array(l.length) };
};
const shares = (value: number) => {
  const { across, down } = broadGrid({ width, height }, perMM);
  return new Float32Array(across * down).fill(value);
};
/** A sky that grows lighter to the right, with waves of noise as wide as a finger. */
const sky = planesOf((x, y) => 4000 + 4 * x + 200 * Math.sin(y / 4) * Math.cos(x / 9));

/** How far the border between two shades wanders from row to row, in pixels a row. */
function wandering({ l }: Planes): number {
  let [sum, before] = [0, 0];
  for (let y = 0; y < height; y++) {
    const row = l.subarray(y * width, (y + 1) * width);
    const at = row.reduce((count, value) => count + Number(value < 4320), 0);
    if (y > 0) sum += Math.abs(at - before);
    before = at;
  }
  return sum / (height - 1);
}

test("borders between the shades of a sky get straight", () => {
  expect(wandering(sky)).toBeGreaterThan(3);
  expect(wandering(smoothBroadly(sky, shares(1), perMM))).toBeLessThan(wandering(sky) / 2);
});

test("an edge stays where it is", () => {
  const { l } = smoothBroadly(
    planesOf((x) => (x < 80 ? 3000 : 6000)),
    shares(1),
    perMM,
  );
  for (let y = 0; y < height; y++) {
    expect(l[y * width + 79]).toBeLessThan(3400);
    expect(l[y * width + 80]).toBeGreaterThan(5600);
  }
});

test("what has no share stays as it is", () => {
  expect(smoothBroadly(sky, shares(0), perMM)).toEqual(sky);
});
