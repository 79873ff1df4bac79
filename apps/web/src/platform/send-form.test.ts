import { expect, test } from "vitest";
import { messageOf } from "./send-form.ts";

test.each([
  [{ image: "This one is too dark." }, "This one is too dark."],
  ["No room for it.", "No room for it."],
  [{ image: 7 }, ""],
  [{ file: "x" }, ""],
  [null, ""],
  [undefined, ""],
])("of an answer's message %j it says what stands there of the image", (message, words) => {
  expect(messageOf(message)).toBe(words);
});
