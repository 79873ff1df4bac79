import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonIn } from "./read-answer.ts";

const bytesOf = (text: string) => Buffer.from(text);

test("reads every JSON that a painter may send, whatever its texts hold", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonIn(bytesOf(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const text = ["[{,:".repeat(100_000), '\\"', "\\\\", '"'];
  expect(jsonIn(bytesOf(JSON.stringify({ text })))).toEqual({ text });
});

test.each([
  ["brackets", `${"[".repeat(300_000)}${"]".repeat(300_000)}`],
  ["numbers", `[${"1,".repeat(300_000)}1]`],
  ["names", `{${'"a":1,'.repeat(300_000)}"a":1}`],
  ["a text that never ends", '"'.padEnd(1000, "[")],
])("is nothing where it holds too many %s", (_, json) => {
  expect(jsonIn(bytesOf(json))).toBeUndefined();
});
