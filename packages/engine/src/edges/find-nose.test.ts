import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { findNose } from "./find-nose.ts";

const size = { width: 240, height: 240 };
const eyes = [
  { x: 70, y: 80 },
  { x: 170, y: 80 },
] as const;

type Color = readonly [number, number, number];
const fur: Color = [214, 190, 160];
const pink: Color = [190, 100, 85];

/** A face of fur with what `colorAt` paints on it. */
function planesOf(colorAt: (x: number, y: number) => Color | undefined) {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let i = 0; i < size.width * size.height; i++)
    data.set([...(colorAt((i % size.width) + 0.5, Math.floor(i / size.width) + 0.5) ?? fur), 255], 4 * i);
  return toPlanes({ ...size, data });
}

/** A triangle that stands on its tip, around a place. */
const triangle = (x: number, y: number, half: number) => (u: number, v: number) =>
  v > y - half / 2 && v < y + half && Math.abs(u - x) < half * (1 - (v - y + half / 2) / (1.5 * half))
    ? pink
    : undefined;

function middleOf(points: readonly { readonly x: number; readonly y: number }[]) {
  return [
    points.reduce((sum, { x }) => sum + x / points.length, 0),
    points.reduce((sum, { y }) => sum + y / points.length, 0),
  ];
}

test("a pink nose below the eyes is found by its outline", () => {
  const nose = findNose(planesOf(triangle(122, 165, 18)), eyes)!;
  expect(nose).toHaveLength(24);
  const [x, y] = middleOf(nose);
  expect(Math.abs(x! - 122)).toBeLessThan(4);
  expect(Math.abs(y! - 165)).toBeLessThan(6);
  const width = Math.max(...nose.map((p) => p.x)) - Math.min(...nose.map((p) => p.x));
  expect(width).toBeGreaterThan(28);
  expect(width).toBeLessThan(46);
});

test("it is found in a tilted head, where the head has it", () => {
  const tilted = [
    { x: 75, y: 70 },
    { x: 171, y: 98 },
  ] as const;
  const [x, y] = middleOf(findNose(planesOf(triangle(102, 165, 18)), tilted)!);
  expect(Math.abs(x! - 102)).toBeLessThan(6);
  expect(Math.abs(y! - 165)).toBeLessThan(8);
});

test("nothing is invented", () => {
  const none: Readonly<Record<string, (x: number, y: number) => Color | undefined>> = {
    "plain fur": () => undefined,
    "orange fur that is hardly redder in the middle": (x, y) =>
      (x - 120) ** 2 + (y - 160) ** 2 < 400 ? [218, 188, 158] : undefined,
    "a red collar": (_, y) => (y > 190 && y < 205 ? pink : undefined),
    "a tongue, wider below": (x, y) => triangle(120, 240 - 165, 20)(x, 240 - y),
    "a red spot beside the face": triangle(215, 165, 16),
    "a red wall": () => pink,
  };
  for (const [name, colorAt] of Object.entries(none))
    expect(findNose(planesOf(colorAt), eyes), name).toBeUndefined();
});
