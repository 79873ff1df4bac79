import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "password123",
  "1234567890",
  "QwertyUiop",
  "Basketball",
  "dragon2024!",
  "passwordpassword",
  "!!sunshine!!",
])("%s is what anybody would try", async (password) => expect(await isCommonPassword(password)).toBe(true));

test.each(["tintery123", "Tintery-ab", "rosalinde1", "1rosalinde"])(
  "%s is hardly more than a name",
  async (password) => expect(await isCommonPassword(password, "Rosalinde@example.org")).toBe(true),
);

test.each([
  "correct horse battery",
  "dW9-xq.41Lm",
  "rosalinde likes tintery",
  "мій кіт спить удень",
  "aaaab baaaa c",
])("%s is good", async (password) =>
  expect(await isCommonPassword(password, "rosalinde@example.org")).toBe(false),
);

test("a short name in an email address refuses nothing", async () => {
  expect(await isCommonPassword("annual fern 9", "ann@example.org")).toBe(false);
});
