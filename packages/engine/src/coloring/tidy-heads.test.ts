import { expect, test } from "vitest";
import { drawnFace } from "../testing/drawn-face.ts";
import type { MeshedFace } from "./face-areas.ts";
import { headsOf, tidyHeads } from "./tidy-heads.ts";

const size = { width: 400, height: 400 };
const strength = { ...size, data: new Float32Array(400 * 400).fill(0.5) };
const usual = { pen: 2, minArea: 10, narrow: 3, slim: 50 };
/** A face 100 pixels high in the middle of the page. */
const face = drawnFace({ x: 200, y: 200, height: 100 }) as MeshedFace;
const heads = headsOf([face], [], size, { scale: 1, usual });

/** Lines from left to right: x, y and length. */
function linesAt(...lines: readonly (readonly [number, number, number])[]): Uint8Array {
  const on = new Uint8Array(400 * 400);
  for (const [x, y, length] of lines) on.fill(1, y * 400 + x, y * 400 + x + length);
  return on;
}
const tidy = (on: Uint8Array, isPlain = false) => tidyHeads(on, strength, heads, { isPlain, spur: 4 });

test("areas of a head are crumbs up to a share of its face; a small face asks for no more than the rest of the page", () => {
  expect(heads.limits[0]!.minArea).toBeCloseTo(121, 0);
  const small = headsOf([drawnFace({ x: 200, y: 200, height: 20 }) as MeshedFace], [], size, {
    scale: 1,
    usual,
  });
  expect(small.limits[0]!.minArea).toBe(usual.minArea);
});

test("hair may be narrow, but has no crumbs that are small beside its own face", () => {
  const [large, small] = [
    drawnFace({ x: 100, y: 200, height: 100 }) as MeshedFace,
    drawnFace({ x: 300, y: 200, height: 40 }) as MeshedFace,
  ];
  const hair = linesAt([100, 138, 4], [300, 176, 4]);
  const { of, limits } = headsOf([large, small], [], size, { scale: 1, usual, hair });
  const limitAt = (x: number, y: number) => limits[of[y * 400 + x]! - 1]!;
  expect(limitAt(100, 138).narrow).toBeLessThan(usual.narrow);
  expect(limitAt(100, 138).minArea).toBe(limitAt(100, 150).minArea);
  expect(limitAt(300, 176).minArea).toBeLessThan(limitAt(100, 138).minArea);
});

test("short lines that nothing meets go from hair, longer ones stay, and all stay elsewhere", () => {
  const hair = linesAt([195, 138, 10]);
  expect(tidy(hair).includes(1)).toBe(false);
  const polyline = linesAt([185, 138, 30]);
  expect(tidy(polyline)).toEqual(polyline);
  const button = linesAt([195, 360, 10]);
  expect(tidy(button)).toEqual(button);
});

test("spurs of hair go up to a share of the face", () => {
  const line = linesAt([170, 138, 60]);
  const on = line.slice();
  for (let y = 132; y < 138; y++) on[y * 400 + 200] = 1;
  expect(
    tidy(on)
      .subarray(132 * 400, 136 * 400)
      .includes(1),
  ).toBe(false);
  expect(tidy(on).subarray(138 * 400)).toEqual(line.subarray(138 * 400));
});

test("a wrinkle stays if it is long and the type has room for it", () => {
  const short = linesAt([190, 166, 20]);
  const long = linesAt([180, 166, 40]);
  expect(tidy(short).includes(1)).toBe(false);
  expect(tidy(long)).toEqual(long);
  expect(tidy(long, true).includes(1)).toBe(false);
});
