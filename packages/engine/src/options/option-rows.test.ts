import fc from "fast-check";
import { expect, test } from "vitest";
import { checkOptions } from "../paint-by-numbers/check-options.ts";
import { defaultPaintByNumbersOptions } from "../paint-by-numbers/options.ts";
import { checkChoices, defaultsOf, isChoice, type OptionRow } from "./option-rows.ts";

const rows = {
  count: { kind: "whole", min: 2, max: 9, step: 1, default: 5, says: "how many" },
  share: { kind: "number", min: 0, max: 1, step: 0.1, default: 0.5, says: "how much" },
  detail: { kind: "word", words: { low: {}, high: {} }, default: "low", says: "how fine" },
  crop: { kind: "flag", default: false, says: "cut" },
  canvas: {
    kind: "canvas",
    presets: { "4x8": { width: 4, height: 8 } },
    min: 4,
    max: 45,
    step: 0.1,
    default: "none",
    says: "canvas",
  },
} as const satisfies Record<string, OptionRow>;

const usual = { count: 5, share: 0.5, detail: "low", crop: false, canvas: "none" };
const fault = (values: object) => {
  try {
    checkChoices(rows, { ...usual, ...values });
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return (error as RangeError).message;
  }
  return null;
};

test("what is chosen when nothing was", () => {
  expect(defaultsOf(rows)).toEqual(usual);
  expect(fault({})).toBeNull();
});

test("a number is a choice exactly within its range, a whole one where it is whole", () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer({ min: -3, max: 12 })), (value) => {
      expect(isChoice(rows.share, value)).toBe(value >= 0 && value <= 1);
      expect(isChoice(rows.count, value)).toBe(value >= 2 && value <= 9 && value % 1 === 0);
    }),
  );
  for (const end of [2, 9]) expect(isChoice(rows.count, end)).toBe(true);
  for (const end of [0, 1]) expect(isChoice(rows.share, end)).toBe(true);
});

test("nothing else is a choice, whatever it looks like", () => {
  for (const value of [undefined, null, "", "5", {}, [], { toString: 0 }, [{ toString: 0 }], Number.NaN]) {
    expect(isChoice(rows.count, value)).toBe(false);
    expect(isChoice(rows.share, value)).toBe(false);
    expect(isChoice(rows.detail, value)).toBe(false);
    expect(isChoice(rows.crop, value)).toBe(false);
    expect(isChoice(rows.canvas, value)).toBe(false);
  }
  // every object has these
  expect(isChoice(rows.detail, "toString")).toBe(false);
  expect(isChoice(rows.canvas, "toString")).toBe(false);
  expect(isChoice(rows.detail, ["low"])).toBe(false);
});

test("words, flags and sizes", () => {
  for (const word of ["low", "high"]) expect(isChoice(rows.detail, word)).toBe(true);
  for (const flag of [true, false]) expect(isChoice(rows.crop, flag)).toBe(true);
  for (const size of ["none", "4x8", { width: 4, height: 45 }])
    expect(isChoice(rows.canvas, size)).toBe(true);
  for (const size of [{ width: 3.9, height: 9 }, { width: 9, height: 45.1 }, { width: 9 }])
    expect(isChoice(rows.canvas, size)).toBe(false);
});

test("a sentence names the option, the rule and the value", () => {
  expect(fault({ count: 10 })).toBe("options.count must be between 2 and 9, received 10");
  expect(fault({ count: 2.5 })).toBe("options.count must be a whole number, received 2.5");
  expect(fault({ detail: "fine" })).toBe("options.detail must be one of low, high, received fine");
  expect(fault({ crop: "yes" })).toBe("options.crop must be true or false, received yes");
  expect(fault({ canvas: "9x9" })).toBe("options.canvas must be one of 4x8, received 9x9");
  expect(fault({ canvas: { width: 9, height: 99 } })).toBe(
    "options.canvas.height must be between 4 and 45, received 99",
  );
  // the first in the order of the table
  expect(fault({ crop: 1, share: 2 })).toBe("options.share must be between 0 and 1, received 2");
});

test("a painting's paints and mask are checked too", () => {
  const check = (options: object) => () => checkOptions({ ...defaultPaintByNumbersOptions, ...options });
  expect(check({})).not.toThrow();
  expect(
    check({
      palette: [
        { code: "1", hex: "#ffffff" },
        { code: "2", hex: "#000000" },
      ],
    }),
  ).not.toThrow();
  expect(check({ palette: [{ code: "1", hex: "white" }] })).toThrow(RangeError);
  expect(check({ importance: { width: 2, height: 2, data: new Uint8Array(3) } })).toThrow(RangeError);
  expect(check({ numberOfColors: 1 })).toThrow("options.numberOfColors");
});
