import { expect, test } from "vitest";
import { seeded } from "../seeded.ts";
import { parsePrompt } from "../words/parse-prompt.ts";
import { ofOneFamily } from "./of-one-family.ts";

const skinsIn = (prompt: string) => ofOneFamily(parsePrompt(prompt), seeded(7)).map(({ skin }) => skin);

test("who is of one family has one skin, which differs from picture to picture", () => {
  const [mother, baby] = skinsIn("a mother holding her newborn baby");
  expect(mother).toBeDefined();
  expect(baby).toBe(mother);
  const others = Array.from(
    { length: 20 },
    (_, seed) => ofOneFamily(parsePrompt("our family at the beach"), seeded(seed))[0]!.skin,
  );
  expect(new Set(others).size).toBeGreaterThan(2);
});

test("who is not keeps their own, and so does whoever's was said", () => {
  expect(skinsIn("a man and a woman walking")).toEqual([undefined, undefined]);
  const [fair, other] = skinsIn("a mother with fair skin and her son");
  expect(other).toBeDefined();
  expect(fair).not.toBe(other);
});
