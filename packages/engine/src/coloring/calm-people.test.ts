import { expect, test } from "vitest";
import { drawnFace } from "../testing/drawn-face.ts";
import { calmPeople } from "./calm-people.ts";
import type { MeshedFace } from "./face-areas.ts";
import { settingsOf } from "./options.ts";

const side = 100;
const size = { width: side, height: side };
/** A face in the upper half; whoever is right of column 20 is a person. */
const faces = [drawnFace({ x: 50, y: 30, height: 40 }) as MeshedFace];
const person = { ...size, data: Float32Array.from({ length: side * side }, (_, i) => Number(i % side > 20)) };
const none = new Uint8Array(side * side);
const top = Uint8Array.from({ length: side * side }, (_, i) => Number(i < 8 * side));
const hair = { whole: top, inside: top, outline: none, strands: top };
/** What is added to lines so sure at a place of the page, where 0.8 was before. */
const shiftAt = (
  x: number,
  y: number,
  sure: number,
  type: "for_kids" | "v2_general" | "v2_detailed",
  isPlain = true,
) => {
  const shift = new Float32Array(side * side).fill(0.8);
  const strength = { ...size, data: new Float32Array(side * side).fill(sure) };
  calmPeople(shift, strength, { faces, perPhoto: 1, hair, person, settings: settingsOf(type), isPlain });
  return shift[y * side + x]!;
};
const [wall, shirt, crown] = [
  [5, 80],
  [60, 90],
  [60, 4],
] as const;

test("folds of clothes go, their borders stay, and what is no person is left alone", () => {
  expect(shiftAt(...shirt, 0.35, "for_kids")).toBeLessThan(-1);
  expect(shiftAt(...shirt, 0.8, "for_kids")).toBeGreaterThan(0.4);
  expect(shiftAt(...wall, 0.35, "for_kids")).toBeCloseTo(0.8);
});

test("types whose areas close lose fewer folds, fine ones none", () => {
  expect(shiftAt(...shirt, 0.2, "v2_general", false)).toBeGreaterThan(shiftAt(...shirt, 0.2, "for_kids"));
  expect(shiftAt(...shirt, 0.2, "v2_general", false)).toBeLessThan(0);
  expect(shiftAt(...shirt, 0.2, "v2_detailed", false)).toBeCloseTo(0.8);
});

test("in hair only what is very sure stays, in every type", () => {
  for (const type of ["for_kids", "v2_detailed"] as const) {
    expect(shiftAt(...crown, 0.5, type)).toBeLessThan(-1);
    expect(shiftAt(...crown, 0.9, type)).toBeGreaterThan(0);
  }
});
