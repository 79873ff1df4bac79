import { expect, test } from "vitest";
import { blur } from "../../edges/blur.ts";
import type { Field } from "../../edges/grid.ts";
import { toPlanes } from "../../raster/planes.ts";
import { boundariesOfSteps } from "../../testing/boundaries-of-steps.ts";
import { drawnPerson } from "../../testing/drawn-person.ts";
import { cutHair } from "./cut-hair.ts";

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

type Person = ReturnType<typeof drawnPerson>;

/** What a network may say of an area: less sure towards its borders, and nowhere wholly. */
function guessOf(area: Uint8Array, { person: { width, height } }: Person): Field {
  const soft = blur({ width, height, data: Float32Array.from(area) }, 8);
  return { ...soft, data: soft.data.map((value) => 0.05 + 0.9 * value) };
}

function cutOf(person: Person, areas: Partial<Record<"hair" | "hat" | "face", Uint8Array>>) {
  const none = new Uint8Array(person.hair.length);
  const { raster } = person;
  return cutHair({
    planes: toPlanes(raster),
    strength: boundariesOfSteps(raster),
    person: person.person,
    chances: {
      hair: guessOf(areas.hair ?? none, person),
      hat: guessOf(areas.hat ?? none, person),
      face: guessOf(areas.face ?? none, person),
    },
    face: 110,
  });
}

function overlapOf({ data }: Field, truth: Uint8Array): number {
  let [both, any] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i] && truth[i]) both++;
    if (data[i] || truth[i]) any++;
  }
  return both / any;
}

test.each([
  ["brown hair", brown, light],
  ["blond hair", blond, light],
  ["black hair", black, dark],
] as const)("the contour of %s lies where colors change", (_, hair, skin) => {
  const person = drawnPerson(hair, skin, red);
  const guess = guessOf(person.hair, person).data.map((value) => (value > 0.5 ? 1 : 0));
  const found = cutOf(person, { hair: person.hair });
  const cut = overlapOf(found.hair, person.hair);
  expect(cut).toBeGreaterThan(0.97);
  expect(cut).toBeGreaterThan(overlapOf({ ...found.hair, data: guess }, person.hair));
  expect(found.hat.data.includes(1)).toBe(false);
});

test("a shirt of the color of hair is none", () => {
  const person = drawnPerson(brown, light, brown);
  const { hair } = cutOf(person, { hair: person.hair });
  expect(hair.data.subarray(250 * 320).includes(1)).toBe(false);
});

test("a hat is a hat, and what is surely a face is neither", () => {
  const person = drawnPerson(brown, light, red);
  const found = cutOf(person, { hat: person.hair });
  expect(overlapOf(found.hat, person.hair)).toBeGreaterThan(0.97);
  expect(found.hair.data.includes(1)).toBe(false);
  const covered = cutOf(person, { hair: person.hair, face: person.hair.map(() => 1) });
  expect(covered.hair.data.includes(1)).toBe(false);
});

test("where the network sees none there is none", () => {
  const { hair, hat } = cutOf(drawnPerson(light, light, red), {});
  expect(hair.data.includes(1) || hat.data.includes(1)).toBe(false);
});
