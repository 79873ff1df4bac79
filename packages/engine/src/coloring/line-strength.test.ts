import { expect, test } from "vitest";
import type { Field } from "../edges/grid.ts";
import { boundariesNear, lineStrength } from "./line-strength.ts";

const chances = [0.05, 0.3, 0.5, 0.8, 0.95];
const boundaries: Field = { width: 5, height: 1, data: Float32Array.from(chances) };
const keptAt = (share: number) => ({ width: 1, height: 1, data: Uint8Array.of(Math.round(255 * share)) });
const strengthsAt = (share: number) => [...lineStrength(boundaries, keptAt(share)).data];

test("without knowing what an illustrator would draw, boundaries are all there is", () => {
  expect(lineStrength(boundaries, undefined)).toEqual(boundaries);
});

test("what is likely to be drawn is surer, what is not is less sure, and the order stays", () => {
  const [few, some] = [strengthsAt(0.1), strengthsAt(0.9)];
  chances.forEach((chance, i) => {
    expect(few[i]).toBeLessThan(chance);
    expect(some[i]).toBeGreaterThan(chance);
  });
  for (const list of [few, some]) expect(list.toSorted()).toEqual(list);
  // odds of 1, times the root of 9
  expect(some[2]).toBeCloseTo(0.75, 1);
});

test("near what is drawn on purpose a line has no more than half of the boundaries' odds", () => {
  const [width, height] = [40, 1];
  const even = (value: number): Field => ({ width, height, data: new Float32Array(width).fill(value) });
  const strength = even(0.9);
  const drawn = new Uint8Array(width);
  drawn[0] = 1;
  boundariesNear(strength, even(0.5), drawn, 2);
  expect(strength.data[5]).toBeCloseTo(1 / 3, 5);
  expect(strength.data[30]).toBeCloseTo(0.9, 5);
});
