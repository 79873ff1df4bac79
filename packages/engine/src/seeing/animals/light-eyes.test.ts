import { expect, test } from "vitest";
import type { Field } from "../../edges/grid.ts";
import { toPlanes } from "../../raster/planes.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import { seeAnimalFaces } from "../see-animal-faces.ts";
import { findLightEyes } from "./find-light-eyes.ts";
import { fitNose } from "./fit-nose.ts";
import { headStroke } from "./head-stroke.ts";
import { traceMouth } from "./trace-mouth.ts";

type Color = readonly [number, number, number];
const fur: Color = [176, 150, 124];
const rim: Color = [52, 44, 40];
const iris: Color = [168, 176, 96];
const pupil: Color = [22, 20, 20];
const leather: Color = [182, 104, 96];

const size = { width: 480, height: 400 };
const [left, right] = [
  { x: 170, y: 150 },
  { x: 310, y: 150 },
] as const;
const everywhere: Field = { width: 1, height: 1, data: Float32Array.of(1) };

/** The same on both sides: fur is never even. */
const shade = (x: number, y: number) => 14 * Math.sin(Math.abs(x - 240) / 9) * Math.sin(y / 13);

interface Face {
  readonly slit?: number;
  readonly hasRims?: boolean;
  readonly hasPupils?: boolean;
  readonly hasMouth?: boolean;
}

/** What a cat's face has at a place: eyes with rims and slits, a nose that stands on its tip, and a mouth below it. */
function colorOf(
  x: number,
  y: number,
  { slit = 6, hasRims = true, hasPupils = true, hasMouth = true }: Face,
): Color {
  const eye = x < 240 ? left : right;
  const [dx, dy] = [x - eye.x, y - eye.y];
  const far = Math.sqrt((dx / 26) ** 2 + (dy / 22) ** 2);
  if (hasPupils && (dx / slit) ** 2 + (dy / 16) ** 2 < 1) return pupil;
  if (far < 1) return iris;
  if (hasRims && far < 1.3) return rim;
  const down = y - 226;
  if (down > 0 && down < 34 && Math.abs(x - 240) < 24 * (1 - down / 34)) return leather;
  const mouth = 280 + 0.0035 * (x - 240) ** 2;
  if (hasMouth && Math.abs(x - 240) < 50 && Math.abs(y - mouth) < 3) return rim;
  const light = shade(x, y);
  return [fur[0] + light, fur[1] + light, fur[2] + light];
}

function picture(face: Face = {}, paint: typeof colorOf = colorOf) {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let i = 0; i < size.width * size.height; i++)
    data.set([...paint((i % size.width) + 0.5, Math.floor(i / size.width) + 0.5, face), 255], 4 * i);
  const raster = { ...size, data };
  return { raster, planes: toPlanes(raster) };
}

const found = (face?: Face, paint?: typeof colorOf) =>
  findLightEyes(picture(face, paint), everywhere, () => true);

function middleOf(ring: readonly Point[]): Point {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(ring.map(({ x }) => x)), y: mean(ring.map(({ y }) => y)) };
}

test("light eyes with slits are found, with their rims and pupils", () => {
  const [face] = found();
  [left, right].forEach((eye, k) => {
    expect(distance(middleOf(face!.openings![k]!), eye)).toBeLessThan(5);
    for (const place of face!.openings![k]!) {
      expect(distance(place, eye)).toBeGreaterThan(20);
      expect(distance(place, eye)).toBeLessThan(38);
    }
    const { x, y, halfWidth, halfHeight } = face!.eyes[k]!;
    expect(distance({ x, y }, eye)).toBeLessThan(5);
    expect(halfHeight).toBeGreaterThan(1.5 * halfWidth);
  });
});

test("wide pupils are wide", () => {
  const [face] = found({ slit: 15 });
  for (const { halfWidth } of face!.eyes) expect(Math.abs(halfWidth - 15)).toBeLessThan(4);
});

test("two light discs are no eyes without dark rims or without pupils, nor is a row of eyes' likes a face", () => {
  expect(found({ hasRims: false })).toEqual([]);
  expect(found({ hasPupils: false })).toEqual([]);
  const stripes: typeof colorOf = (x, y) => (Math.sin(x / 6 + y / 40) > 0 ? fur : rim);
  expect(found({}, stripes)).toEqual([]);
  const windows: typeof colorOf = (x, y) => (x % 60 < 24 && y % 80 < 40 ? rim : fur);
  expect(found({}, windows)).toEqual([]);
});

test("eyes are those of the subject, and of nobody else", () => {
  const besides: Field = { width: 2, height: 1, data: Float32Array.of(1, 0) };
  expect(findLightEyes(picture(), besides, () => true)).toEqual([]);
  expect(findLightEyes(picture(), everywhere, ({ x }) => x < 240)).toEqual([]);
});

test("a nose and a mouth lie where the photo shows them", () => {
  const { planes } = picture();
  const nose = fitNose(planes, [left, right])!;
  expect(distance(middleOf(nose), { x: 240, y: 238 })).toBeLessThan(10);
  const mouth = traceMouth(planes, [left, right], nose)!;
  for (const side of mouth)
    for (const { x, y } of side) expect(Math.abs(y - 280 - 0.0035 * (x - 240) ** 2)).toBeLessThan(6);
  expect(mouth[0].at(-1)!.x).toBeLessThan(215);
  expect(mouth[1].at(-1)!.x).toBeGreaterThan(265);
});

test("fur without a nose has none, and no mouth", () => {
  const { planes } = picture({}, (x, y) => {
    const light = shade(x, y);
    return [fur[0] + light, fur[1] + light, fur[2] + light];
  });
  expect(fitNose(planes, [left, right])).toBeUndefined();
  const somewhere = fitNose(picture().planes, [left, right])!;
  expect(traceMouth(planes, [left, right], somewhere)).toBeUndefined();
});

test("a head that fills the photo is found without a subject, if it has a mouth", () => {
  const mask = (value: number) => ({ width: 48, height: 40, data: new Uint8Array(48 * 40).fill(value) });
  const seen = {
    ...{ ...size, faces: [], letters: [], person: mask(0), lines: mask(0) },
    subject: { mask: mask(0), confidence: 0 },
  };
  const [face] = seeAnimalFaces(picture().raster, seen);
  expect(distance(face!.eyes[0], left)).toBeLessThan(5);
  expect(face!.mouth).toBeDefined();
  expect(seeAnimalFaces(picture({ hasMouth: false }).raster, seen)).toEqual([]);
});

test("a head is pointed out from eye to eye and down to the chin, as it is tilted", () => {
  const spot = { halfWidth: 5, halfHeight: 5, area: 78, limit: 0 };
  const { isSubject, points, radius } = headStroke(
    {
      eyes: [
        { ...left, ...spot },
        { ...right, ...spot },
      ],
    },
    size,
  );
  expect(isSubject).toBe(true);
  expect(radius).toBeCloseTo((0.3 * 140) / 480, 6);
  expect(points.slice(0, 2)).toEqual([(240 - 0.9 * 140) / 480, 150 / 400]);
  expect(points.slice(-2)).toEqual([0.5, (150 + 0.9 * 140) / 400]);
});
