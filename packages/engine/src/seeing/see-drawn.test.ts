import { expect, test } from "vitest";
import type { DrawnFace, DrawnShapes } from "../edges/drawn-shapes.ts";
import { drawnHouse } from "../testing/drawn-house.ts";
import { seeDrawn } from "./see-drawn.ts";
import type { Mask } from "./seen.ts";

const house = drawnHouse();
const at = (mask: Mask, across: number, down: number) =>
  mask.data[Math.floor((down / 100) * mask.height) * mask.width + Math.floor((across / 100) * mask.width)]!;
const dot = (x: number, y: number) => ({
  points: [
    { x: x - 4, y: y - 4 },
    { x: x + 4, y: y - 4 },
    { x: x + 4, y: y + 4 },
    { x: x - 4, y: y + 4 },
  ],
});
const smile = {
  points: [
    { x: 272, y: 140 },
    { x: 300, y: 140 },
  ],
  pen: 4,
};
const face: DrawnFace = {
  thing: 1,
  box: { x: 250, y: 90, width: 70, height: 70 },
  eyes: [dot(300, 120), dot(270, 120)],
  mouths: [smile],
  rims: [],
};
const withFaces = (...faces: DrawnFace[]): DrawnShapes => ({ ...house, faces });

test("what a program drew is seen as it was drawn", () => {
  const { subject, person, lines, saliency, faces, parts, ...seen } = seeDrawn(withFaces(face));
  expect(seen).toMatchObject({ width: house.width, height: house.height, letters: [], animals: [] });
  expect(subject.confidence).toBe(1);
  expect([at(subject.mask, 75, 50), at(subject.mask, 30, 10), at(subject.mask, 15, 30)]).toEqual([255, 0, 0]);
  // whose face is a person's is a person
  expect(person).toEqual(subject.mask);
  expect(at(lines, 40, 50)).toBeGreaterThan(200);
  expect(at(lines, 30, 15)).toBe(0);
  expect(faces).toMatchObject([
    { box: face.box, confidence: 1, turn: { cos: 1, sin: 0 }, visible: { leftEye: true, mouth: true } },
  ]);
  expect(parts).toEqual([...face.eyes, smile]);
  const [eye, wall, sky] = [at(saliency, 75, 42), at(saliency, 80, 75), at(saliency, 30, 10)];
  expect(eye).toBeGreaterThan(wall!);
  expect(wall).toBeGreaterThan(sky!);
});

test("an animal is no person, and its eyes and mouth are parts all the same", () => {
  const { box: _, ...animal } = face;
  const seen = seeDrawn(withFaces(animal, { ...animal, eyes: [dot(200, 60)] }));
  expect(seen.faces).toEqual([]);
  expect(seen.person.data.some((value) => value > 0)).toBe(false);
  expect(seen.parts).toHaveLength(5);
});

test("without things nothing stands out", () => {
  const { subject, saliency } = seeDrawn({ ...house, thingOf: house.thingOf.map(() => 0) });
  expect(subject.confidence).toBe(0);
  expect(subject.mask.data.some((value) => value > 0)).toBe(false);
  expect(new Set(saliency.data).size).toBe(1);
});
