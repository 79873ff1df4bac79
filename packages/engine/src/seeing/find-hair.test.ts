import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { boundariesOfSteps } from "../testing/boundaries-of-steps.ts";
import { drawnPerson } from "../testing/drawn-person.ts";
import { findHair } from "./find-hair.ts";

const [brown, blond, black] = [
  [70, 46, 34],
  [214, 176, 110],
  [24, 22, 24],
] as const;
const [light, dark] = [
  [228, 180, 152],
  [122, 82, 62],
] as const;
const red = [170, 40, 50] as const;

function hairOf(person: ReturnType<typeof drawnPerson>) {
  const { raster, face } = person;
  return findHair(
    { points: face.points! },
    {
      planes: toPlanes(raster),
      strength: boundariesOfSteps(raster),
      person: person.person,
      others: [],
    },
  );
}

test.each([
  ["brown hair", brown, light],
  ["blond hair", blond, light],
  ["black hair", black, dark],
] as const)("%s is found around its face, without face, neck and shirt", (_, hair, skin) => {
  const person = drawnPerson(hair, skin, red);
  const found = hairOf(person)!.data;
  const [both, either] = [(a: number, b: number) => a * b, (a: number, b: number) => Math.max(a, b)].map(
    (of) => person.hair.reduce((sum, value, i) => sum + of(value, found[i]!), 0),
  ) as [number, number];
  expect(both / either).toBeGreaterThan(0.85);
});

test("a shirt of the color of hair is none", () => {
  const person = drawnPerson(brown, light, brown);
  const found = hairOf(person)!.data;
  expect(found.subarray(250 * 320).some((value) => value > 0)).toBe(false);
});

test("a bald head has none", () => {
  expect(hairOf(drawnPerson(light, light, red))).toBeUndefined();
});
