import fc from "fast-check";
import { expect, test } from "vitest";
import type * as z from "zod";
import {
  flagField,
  hexField,
  numberField,
  optionalNumberField,
  textField,
  wholeField,
  wordField,
} from "./form-fields.ts";

const range = { min: -2, max: 40, default: 7 };
/** What a field reads; null where it refuses. */
const read = (field: z.ZodType, text: unknown) => {
  const { success, data } = field.safeParse(text);
  return success ? data : null;
};
const blank = fc.constantFrom("", " ", "\t ", undefined);

test("nothing, or blanks, mean what was not given", () => {
  fc.assert(
    fc.property(blank, (text) => {
      expect(read(wholeField(range), text)).toBe(7);
      expect(read(numberField(range), text)).toBe(7);
      expect(read(flagField(true), text)).toBe(true);
      expect(read(flagField(false), text)).toBe(false);
      expect(read(wordField(["a", "b"], "b"), text)).toBe("b");
      expect(read(optionalNumberField(), text)).toBeUndefined();
      expect(read(textField(5), text)).toBeUndefined();
    }),
  );
});

test("numbers are read as they are written, and only within their range", () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 99 }), (whole, part) => {
      const text = part === 0 ? ` ${whole} ` : `${whole}.${String(part).padStart(2, "0")}`;
      const value = Number(text);
      const isWithin = value >= -2 && value <= 40;
      expect(read(numberField(range), text)).toBe(isWithin ? value : null);
      expect(read(wholeField(range), text)).toBe(isWithin && part === 0 ? value : null);
      expect(read(optionalNumberField(range), text)).toBe(isWithin ? value : null);
      expect(read(optionalNumberField(), text)).toBe(value > 0 ? value : null);
    }),
  );
});

test("what is no plain decimal number is none", () => {
  for (const text of [
    "1e1",
    "0x10",
    "1,5",
    ".5",
    "5.",
    "+5",
    "five",
    "1 2",
    "- 5",
    "5a",
    "Infinity",
    "NaN",
  ]) {
    expect(read(numberField(range), text)).toBeNull();
    expect(read(wholeField(range), text)).toBeNull();
    expect(read(optionalNumberField(), text)).toBeNull();
  }
});

test("flags are 1, 0, true and false", () => {
  const words = { "1": true, "0": false, true: true, false: false };
  for (const [text, value] of Object.entries(words)) expect(read(flagField(!value), text)).toBe(value);
  for (const text of ["yes", "on", "2", "TRUE", "toString"]) expect(read(flagField(true), text)).toBeNull();
});

test("words are those of the list, to the letter", () => {
  expect(read(wordField(["a", "b"], "b"), "a")).toBe("a");
  for (const text of ["A", "c", "ab"]) expect(read(wordField(["a", "b"], "b"), text)).toBeNull();
});

test("texts are trimmed and no longer than allowed", () => {
  expect(read(textField(5), "  Anna ")).toBe("Anna");
  expect(read(textField(5), " 12345 ")).toBe("12345");
  expect(read(textField(5), "123456")).toBeNull();
});

test("colors come with or without their mark and are read with it, in lower case", () => {
  expect(read(hexField, "#AbCdEf")).toBe("#abcdef");
  expect(read(hexField, "AbCdEf")).toBe("#abcdef");
  for (const text of ["", "#abcde", "#abcdeg", "red", "#abcdef0"]) expect(read(hexField, text)).toBeNull();
});
