import { expect, test } from "vitest";
import { drawnPerson } from "../testing/drawn-person.ts";
import { halfOn, maskOf } from "../seeing/mask.ts";
import type { MeshedFace } from "./face-areas.ts";
import { subjectWithHair } from "./subject-with-hair.ts";

const { face, hair, person } = drawnPerson([24, 22, 24], [228, 180, 152], [170, 40, 50]);
const { width, height } = person;
const bald = { ...person, data: person.data.map((value, i) => (hair[i] ? 0 : value)) };
const field = { width, height, data: Float32Array.from(hair) };
const add = (data: Float32Array) =>
  subjectWithHair(
    { subject: { mask: maskOf({ width, height, data }), confidence: 1 }, width },
    { hair: field, hat: null },
    [face as MeshedFace],
  ).mask.data;
const top = 82 * width + 160;

test("hair on top of a head that is subject is subject, hair beside the neck is not for that", () => {
  const whole = add(bald.data);
  expect(hair[top]).toBe(1);
  expect(whole[top]).toBeGreaterThanOrEqual(halfOn);
  const beside = 165 * width + 110;
  expect(hair[beside]).toBe(1);
  expect(whole[beside]).toBeLessThan(halfOn);
});

test("that of others is not", () => {
  expect(add(new Float32Array(width * height)).every((value) => value === 0)).toBe(true);
});
