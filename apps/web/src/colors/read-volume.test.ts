import { formatFixed, languages, unmixDecimals } from "@tintery/contract/tables";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readVolume } from "./read-volume.ts";

test.each([
  ["1", 1],
  ["1.5", 1.5],
  ["1,5", 1.5],
  [" ,5 ", 0.5],
  ["2.", 2],
  ["0.01", 0.01],
  ["1.000,5", 1000.5],
  ["1,000.5", 1000.5],
  ["1 000,5", 1000.5],
  ["１．５", 1.5],
  ["999999999", 999999999],
])("reads %j as %d", (text, volume) => {
  expect(readVolume(text)).toBe(volume);
});

test.each(["", " ", ".", "0", "0,0", "-1", "a lot", "1 ml", "1e3", "NaN", "Infinity", "9".repeat(400)])(
  "takes %j for no volume",
  (text) => {
    expect(readVolume(text)).toBeNull();
  },
);

test("both decimal signs say the same", () => {
  const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true }).map((value) => value.toFixed(3));
  fc.assert(
    fc.property(amount, (text) => {
      expect(readVolume(text.replace(".", ","))).toBe(readVolume(text));
      expect(readVolume(text)).toBe(Number(text));
    }),
  );
});

test("what a page shows in any language can be typed again", () => {
  const hundredths = fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 1e11 }));
  for (const language of languages)
    fc.assert(
      fc.property(hundredths, (count) => {
        expect(readVolume(formatFixed(language, count / 100, unmixDecimals.volume)), language).toBe(
          count / 100,
        );
      }),
      { numRuns: 60 },
    );
});
