import { expect, test } from "vitest";
import { parsePrompt } from "./parse-prompt.ts";

const drawn = (prompt: string) => parsePrompt(prompt).items.map(({ drawable }) => drawable);

test.each([
  ["a kitten sleeping in my bedroom", ["cat", "bed"]],
  ["cat in the living room", ["cat", "sofa"]],
  ["a rubber duck in a bathroom", ["rubber duck", "bathtub"]],
  ["a boy reading in the library", ["boy", "bookshelf"]],
])("a room has what it is known by: %s", (prompt, names) => {
  expect(drawn(prompt)).toEqual(names);
});

test.each([
  ["a cat on the bed in the bedroom", ["cat", "bed"]],
  ["a baby in a cradle in the bedroom", ["baby", "cradle"]],
  ["a cat in a room", ["cat"]],
  ["a portrait of a cat in the living room", ["cat"]],
])("and no more than that: %s", (prompt, names) => {
  expect(drawn(prompt)).toEqual(names);
});
