import { expect, test } from "vitest";
import { parsePrompt } from "./parse-prompt.ts";

const drawn = (prompt: string) => parsePrompt(prompt).items.map(({ drawable }) => drawable);

test.each([
  ["me and my dog hiking in the mountains", ["person", "dog", "backpack"]],
  ["my cat and me", ["cat", "person"]],
  ["a picture of me with my cat", ["person", "cat"]],
  ["I am riding a horse on the beach", ["person", "horse"]],
  ["my wife and i dancing in the rain", ["woman", "man"]],
  ["can you draw me and my sister", ["person", "girl"]],
  ["a drawing of us at the beach", ["couple"]],
  ["my husband and I on our wedding day", ["groom", "bride", "bouquet"]],
])("whoever writes is in the picture: %s", (prompt, names) => {
  expect(drawn(prompt)).toEqual(names);
});

test.each([
  ["draw me a cat", ["cat"]],
  ["i want a picture of a fox", ["fox"]],
  ["I love my dog", ["dog"]],
  ["please paint for me two birds", ["bird"]],
])("who only asks for a picture is not in it: %s", (prompt, names) => {
  expect(drawn(prompt)).toEqual(names);
});
