import { expect, test } from "vitest";
import type { Stroke } from "../drawing/line-art.ts";
import { allHatching, type HatchedPage, shownHatching } from "./hatch.ts";
import { pencilStrokes } from "./pencil.ts";

const page = { widthMM: 190, heightMM: 130 };
const hatch = (hatched: HatchedPage, share = 1) => shownHatching(allHatching(hatched), share);
const bars = { width: 760, height: 520, on: new Uint8Array(760 * 520) };
const toneWith = (tone: (x: number, y: number) => number) => ({
  width: 190,
  height: 130,
  data: Uint8Array.from({ length: 190 * 130 }, (_, i) => tone(i % 190, Math.floor(i / 190))),
});
/** A ball in light from the upper left. */
const ball = toneWith((x, y) => {
  const far = Math.hypot(x - 95, y - 65);
  return far > 50 ? 255 : Math.max(40, 255 - (x + y - 80) * 1.6);
});
const inked = (strokes: readonly Stroke[]) =>
  strokes.reduce((sum, { points, widths }) => {
    const [dx, dy] = [points[6]! - points[0]!, points[7]! - points[1]!];
    return sum + (Math.hypot(dx, dy) * (widths[0]! + widths.at(-1)!)) / 2;
  }, 0);

test("white paper stays white", () => {
  expect(hatch({ ...page, tone: toneWith(() => 255), bars })).toEqual([]);
});

test("hatching lies inside the page, only where it is dark, and is the same again", () => {
  const strokes = hatch({ ...page, tone: ball, bars });
  expect(hatch({ ...page, tone: ball, bars })).toEqual(strokes);
  expect(strokes.length).toBeGreaterThan(200);
  for (const { points, layer } of strokes) {
    expect(layer).toBe("shading");
    for (let i = 0; i < points.length; i += 6)
      expect(Math.hypot(points[i]! / 100 - 95.5, points[i + 1]! / 100 - 65.5)).toBeLessThan(52);
  }
});

test("darker is more ink, and four of the darkest make at most 20,000 strokes", () => {
  const [light, middle, dark] = [200, 130, 30].map((tone) =>
    hatch({ ...page, widthMM: 95, heightMM: 65, tone: toneWith(() => tone), bars }),
  );
  expect(inked(middle!)).toBeGreaterThan(1.3 * inked(light!));
  expect(inked(dark!)).toBeGreaterThan(1.3 * inked(middle!));
  expect(dark!.length * 4).toBeLessThanOrEqual(20_000);
});

test("less hatching is part of more", () => {
  const all = new Set(hatch({ ...page, tone: ball, bars }).map((stroke) => stroke.points.join()));
  const some = hatch({ ...page, tone: ball, bars }, 0.5);
  expect(some.length).toBeLessThan(all.size);
  expect(some.length).toBeGreaterThan(0);
  for (const { points } of some) expect(all.has(points.join())).toBe(true);
});

test("hatching stops at lines", () => {
  const on = new Uint8Array(760 * 520);
  for (let y = 0; y < 520; y++) on[y * 760 + 380] = 1;
  const strokes = hatch({ ...page, tone: toneWith(() => 100), bars: { ...bars, on } });
  const wall = (380.5 / 760) * 19000;
  for (const { points } of strokes) {
    const [from, to] = [points[0]! - wall, points[6]! - wall];
    expect(from * to).toBeGreaterThan(0);
  }
});

test("long contours are searched for beside them, and all are gray", () => {
  const line = (y: number, to: number): Stroke => ({
    points: [1000, y, 1000, y, to, y, to, y],
    closed: false,
    widths: [40],
    layer: "lines",
  });
  const strokes = pencilStrokes([line(2000, 9000), line(4000, 1500)], { ...page, share: 1 }, []);
  const searching = strokes.filter(({ layer }) => layer === "shading");
  expect(searching).toHaveLength(2);
  for (const { points } of searching) expect(points[0]).toBeLessThan(1040);
  const contours = strokes.filter(({ layer }) => layer === "lines");
  expect(contours.map(({ tone }) => tone)).toEqual([48, 48]);
});
