import { expect, test } from "vitest";
import { parsePrompt } from "./parse-prompt.ts";

const drawn = (prompt: string) => parsePrompt(prompt).items.map(({ drawable }) => drawable);

test.each([
  ["watercolor painting of a hummingbird and hibiscus", ["hummingbird", "hibiscus"]],
  ["please draw me a pencil drawing of a horse", ["horse"]],
  ["a black and white line drawing of an old barn", ["barn"]],
  ["coloring page of a unicorn", ["unicorn"]],
])("the kind of picture that is asked for is nothing in it: %s", (prompt, names) => {
  expect(drawn(prompt)).toEqual(names);
});

test.each([
  ["a wall with a painting of a cat", ["wall", "picture frame", "cat"]],
  ["an oil painting on the wall", ["picture frame", "wall"]],
])("a painting that hangs somewhere is: %s", (prompt, names) => {
  expect(drawn(prompt)).toEqual(names);
});

test("birds have the color they are known by, unless another is said", () => {
  const colorsOf = (prompt: string) => parsePrompt(prompt).items[0]!.colors;
  expect(colorsOf("two cardinals")).toEqual(["#c8322b"]);
  expect(colorsOf("a blue cardinal")).not.toContain("#c8322b");
  expect(colorsOf("a bird")).toEqual([]);
});
