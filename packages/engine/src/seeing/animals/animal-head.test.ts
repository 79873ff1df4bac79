import { describe, expect, test } from "vitest";
import { toPlanes } from "../../raster/planes.ts";
import { distance } from "../../strokes/smooth-curve.ts";
import { seeAnimalFaces } from "../see-animal-faces.ts";
import { animalFaceAt, hasAnimalEyes, type Irises, isAnimalHead } from "./animal-head.ts";
import { faceAbove } from "./face-above.ts";

const size = { width: 240, height: 200 };
const eyes: Irises = [
  { x: 85, y: 80 },
  { x: 155, y: 80 },
];
/** Where landmarks put them. */
const irises: Irises = [
  { x: 88, y: 78 },
  { x: 154, y: 84 },
];
const half = 12;

interface Head {
  /** Lightness of both eyes, 0 to 255. */
  readonly eyes?: readonly [number, number];
  readonly half?: number;
  readonly hasNose?: boolean;
}

/** Fur that is darker to both sides, with eyes as discs and a dark nose below them. */
function headOf({ eyes: lights = [25, 25], half: own = half, hasNose = true }: Head = {}) {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let i = 0; i < size.width * size.height; i++) {
    const place = { x: (i % size.width) + 0.5, y: Math.floor(i / size.width) + 0.5 };
    const eye = eyes.findIndex((middle) => distance(place, middle) < own);
    const isNose = hasNose && Math.hypot(place.x - 120, (place.y - 130) * 1.3) < 15;
    const fur = 225 - Math.abs(place.x - 120) + 12 * Math.sin(place.y / 9);
    const light = eye >= 0 ? lights[eye]! : isNose ? 25 : fur;
    data.set([light, light, light, 255], 4 * i);
  }
  return { ...size, data };
}

test("a head looks at you with two dark eyes that mirror each other", () => {
  expect(isAnimalHead(headOf(), irises)).toBe(true);
  expect(isAnimalHead(headOf({ eyes: [25, 190] }), irises)).toBe(false);
  expect(isAnimalHead(headOf({ eyes: [190, 190] }), irises)).toBe(false);
});

test("eyes that are wide for the face and dark are an animal's", () => {
  expect(hasAnimalEyes(headOf(), irises, 130)).toBe(true);
  expect(hasAnimalEyes(headOf({ half: 5 }), irises, 130)).toBe(false);
  expect(hasAnimalEyes(headOf({ eyes: [120, 120] }), irises, 130)).toBe(false);
});

test("eyes are drawn where they are, as pupils in rims, with the dark nose below", () => {
  const picture = headOf();
  const face = animalFaceAt(picture, toPlanes(picture), irises);
  face.eyes.forEach((eye, k) => {
    expect(distance(eye, eyes[k]!)).toBeLessThan(3);
    expect(eye.halfWidth).toBeLessThan(half);
    for (const place of face.openings![k]!)
      expect(Math.abs(distance(place, eyes[k]!) - half)).toBeLessThan(5);
  });
  expect(distance(face.nose!, { x: 120, y: 130 })).toBeLessThan(4);
  const without = headOf({ hasNose: false });
  expect(animalFaceAt(without, toPlanes(without), irises).nose).toBeUndefined();
});

test("heads count where nobody else is found, not on people and in letters", () => {
  const picture = headOf({ eyes: [150, 150], hasNose: false });
  const mask = (value: number) => ({ width: 24, height: 20, data: new Uint8Array(480).fill(value) });
  const head = animalFaceAt(picture, toPlanes(picture), irises);
  const seen = {
    ...{ ...size, faces: [], letters: [], person: mask(0), lines: mask(0) },
    subject: { mask: mask(255), confidence: 1 },
  };
  expect(seeAnimalFaces(picture, seen)).toEqual([]);
  const [face] = seeAnimalFaces(picture, { ...seen, heads: [head] });
  expect(face!.eyes[0].x).toBeCloseTo(head.eyes[0].x, 6);
  const letters = [{ x: 60, y: 60, width: 50, height: 40 }];
  expect(seeAnimalFaces(picture, { ...seen, letters, heads: [head] })).toEqual([]);
});

test("who is found both ways is drawn as the networks see them", () => {
  const picture = headOf();
  const mask = (value: number) => ({ width: 240, height: 200, data: new Uint8Array(48000).fill(value) });
  const seen = {
    ...{ ...size, faces: [], letters: [], person: mask(0), lines: mask(255) },
    subject: { mask: mask(255), confidence: 1 },
  };
  const [bySpots] = seeAnimalFaces(picture, seen);
  expect(distance(bySpots!.eyes[0], eyes[0])).toBeLessThan(4);
  expect(bySpots!.openings).toBeUndefined();
  const head = animalFaceAt(picture, toPlanes(picture), irises);
  const found = seeAnimalFaces(picture, { ...seen, heads: [head] });
  expect(found).toHaveLength(1);
  expect(found[0]!.openings).toBeDefined();
  // of two on one head the one that mirrors itself better is its face
  const askew = { eyes: [head.eyes[0], { ...head.eyes[1], x: 118, y: 132 }] } as const;
  expect(seeAnimalFaces(picture, { ...seen, heads: [askew] })).toEqual([bySpots]);
});

describe("nostrils", () => {
  const nostrils: Irises = [
    { x: 100, y: 130 },
    { x: 140, y: 130 },
  ];
  const above: Irises = [
    { x: 60, y: 100 },
    { x: 180, y: 100 },
  ];

  /** Light fur with dark discs; the first two lie on a muzzle that is so dark. */
  function calf({ muzzle = 90, hasEyes = true }) {
    const data = new Uint8ClampedArray(size.width * size.height * 4);
    const discs = [...nostrils, ...(hasEyes ? above : [])];
    for (let i = 0; i < size.width * size.height; i++) {
      const place = { x: (i % size.width) + 0.5, y: Math.floor(i / size.width) + 0.5 };
      const fur = 225 - 0.5 * Math.abs(place.x - 120) + 12 * Math.sin(place.y / 9);
      const isMuzzle = Math.hypot((place.x - 120) / 38, (place.y - 130) / 20) < 1;
      const isDisc = discs.some((middle) => distance(place, middle) < 7);
      const light = isDisc ? 20 : isMuzzle ? muzzle : fur;
      data.set([light, light, light, 255], 4 * i);
    }
    return { ...size, data };
  }

  test("are no eyes where these lie farther apart above them", () => {
    const { eyes: found } = faceAbove(calf({}), nostrils)!;
    for (const k of [0, 1] as const) expect(distance(found[k], above[k])).toBeLessThan(4);
  });

  test("are eyes where nothing is above them, or what is between them is no darker than a forehead", () => {
    expect(faceAbove(calf({ hasEyes: false }), nostrils)).toBeUndefined();
    expect(faceAbove(calf({ muzzle: 215 }), nostrils)).toBeUndefined();
  });
});

test("dark eyes in dark fur are seen where both sides of a face mirror each other", () => {
  const dark = (right: number) => headOf({ eyes: [170, right] });
  expect(isAnimalHead(dark(170), eyes)).toBe(true);
  expect(isAnimalHead(dark(215), eyes)).toBe(false);
});
