import { hexPattern, readHex } from "@tintery/engine/tables";
import * as z from "zod";
import { cleanLine } from "../images/titles.ts";

/** Multipart and query fields are text; these schemas read them as what they mean. Empty text means "not given". */

const given = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);

const textToNumber = (value: unknown) => {
  const text = given(value);
  return typeof text === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text;
};

const flagWords: Readonly<Record<string, boolean>> = { "1": true, "0": false, true: true, false: false };

const textToFlag = (value: unknown) => {
  const text = given(value);
  return typeof text === "string" ? (flagWords[text] ?? text) : text;
};

interface NumberRange {
  min: number;
  max: number;
  default: number;
}

/** A whole number within a range; not given: its default. */
export function wholeField(range: NumberRange) {
  return z.preprocess(textToNumber, z.int().min(range.min).max(range.max).default(range.default));
}

/** A number within a range; not given: its default. */
export function numberField(range: NumberRange) {
  return z.preprocess(textToNumber, z.number().min(range.min).max(range.max).default(range.default));
}

/** A number above 0, or within a range, that may be left out. */
export function optionalNumberField(range?: Pick<NumberRange, "min" | "max">) {
  const number = range ? z.number().min(range.min).max(range.max) : z.number().positive();
  return z.preprocess(textToNumber, number.optional());
}

/** `1` or `0`; not given: the default. */
export function flagField(byDefault: boolean) {
  return z.preprocess(textToFlag, z.boolean().default(byDefault)).meta({ description: "1 or 0" });
}

/** One word of a list; not given: the default. */
export function wordField<const Word extends string>(words: readonly Word[], byDefault: NoInfer<Word>) {
  return z.preprocess(given, z.enum(words).default(byDefault));
}

/** One word of a list, or none. */
export function openWordField(words: readonly string[]) {
  return z.preprocess(given, z.enum(words).optional());
}

/** A color with or without its mark, as a form field of type color or a link sends it: `#rrggbb`, lower case, when read. */
export const hexField = z
  .string()
  .regex(hexPattern)
  .overwrite((text) => readHex(text) ?? text);

/** Free text of at most so many characters, trimmed; not given: undefined. */
export function textField(length: number) {
  return z.preprocess(given, z.string().trim().max(length).optional());
}

/** One line without invisible characters, cut to a length in characters; may be empty. */
export function line(length: number) {
  return z.string().overwrite((text) => cleanLine(text, length));
}
