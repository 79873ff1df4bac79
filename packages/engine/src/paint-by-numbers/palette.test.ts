import fc from "fast-check";
import { expect, test } from "vitest";
import { mixPaints } from "../colors/mix.ts";
import type { Paint } from "../colors/paints.ts";
import { codeWidth } from "../drawing/code-width.ts";
import { faultsOf, numberFits } from "../testing/check-picture.ts";
import { meadow } from "../testing/scenes.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

const paints: readonly Paint[] = [
  { code: "W1", hex: "#fbfbf8" },
  { code: "K9", hex: "#1a1a1c" },
  { code: "201", hex: "#f4d51e" },
  { code: "202", hex: "#d02a2f" },
  { code: "203", hex: "#1d3f9b" },
  { code: "204", hex: "#2f7a3a" },
  { code: "205", hex: "#8a5a2b" },
  { code: "206", hex: "#e9c9a0" },
  { code: "207", hex: "#5f93c8" },
];
const photo = meadow(480, 320);
const base: PaintByNumbersOptions = { ...defaultPaintByNumbersOptions, canvasSize: "5x7", palette: paints };
const hexes = new Map(paints.map(({ code, hex }) => [code, hex]));

for (const mode of ["polygon", "pixel"] as const) {
  test(`own paints keep their codes and tones, in ${mode} mode`, () => {
    const picture = paintByNumbers(photo, { ...base, mode });
    expect(faultsOf(picture)).toEqual([]);
    for (const { code, hex } of picture.palette) expect(hexes.get(code)).toBe(hex);
    picture.numbers.forEach((_, i) => {
      expect(numberFits(picture, i)).toBe(true);
    });
  });

  test(`mixes are pairs of the paints, at most 60, in ${mode} mode`, () => {
    const picture = paintByNumbers(photo, { ...base, mode, mixPalette: true, numberOfColors: 100 });
    expect(faultsOf(picture)).toEqual([]);
    expect(picture.palette.length).toBeLessThanOrEqual(60);
    const mixes = picture.palette.filter(({ code }) => code.includes("/"));
    expect(mixes.length).toBeGreaterThan(0);
    for (const { code, hex } of mixes) {
      const [p, q] = code.split("/").map((part) => paints.find((paint) => paint.code === part)!);
      expect(mixPaints(p!, q!)).toBe(hex);
    }
  });
}

test("any raster in any paints gives a valid model in these paints and their mixes", () => {
  const side = fc.integer({ min: 1, max: 20 });
  const raster = fc.tuple(side, side).chain(([width, height]) => {
    const length = width * height * 4;
    const bytes = fc.uint8Array({ minLength: length, maxLength: length });
    return bytes.map((data) => ({ width, height, data: Uint8ClampedArray.from(data) }));
  });
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((v) => `#${v.toString(16).padStart(6, "0")}`);
  const box = fc
    .array(fc.record({ hex, pinned: fc.boolean() }), { minLength: 1, maxLength: 12 })
    .map((list) => list.map((paint, k) => ({ ...paint, code: `${k + 1}` })));
  const mode = fc.constantFrom("polygon" as const, "pixel" as const);
  fc.assert(
    fc.property(raster, box, fc.boolean(), mode, (pixels, palette, mixPalette, shape) => {
      const options = { ...base, canvasSize: { width: 4, height: 4 }, palette, mixPalette, mode: shape };
      const picture = paintByNumbers(pixels, options);
      expect(faultsOf(picture)).toEqual([]);
      const codes = new Set(palette.map(({ code }) => code));
      for (const { code } of picture.palette) {
        for (const part of code.split("/")) expect(codes.has(part)).toBe(true);
        expect(code.includes("/") && !mixPalette).toBe(false);
      }
    }),
    { numRuns: 20 },
  );
});

test("fewer colors than paints are never exceeded, and the order of the list does not matter", () => {
  const picture = paintByNumbers(photo, { ...base, numberOfColors: 7 });
  expect(picture.palette.length).toBeLessThanOrEqual(7);
  expect(paintByNumbers(photo, { ...base, numberOfColors: 7, palette: [...paints].reverse() })).toEqual(
    picture,
  );
});

test("paints without code, twice the same code and colors that are none are refused", () => {
  const withPaint = (paint: Paint) => () => paintByNumbers(photo, { ...base, palette: [...paints, paint] });
  expect(withPaint({ code: "a/b", hex: "#000000" })).toThrow("palette codes must be texts without /");
  expect(withPaint({ code: "201", hex: "#000000" })).toThrow("palette codes must differ, received 201 twice");
  expect(withPaint({ code: "x", hex: "red" })).toThrow("palette hex must be #rrggbb, received red");
});

test("codes are as wide as their characters", () => {
  expect(["1", "24", "100"].map(codeWidth)).toEqual([1, 2, 3]);
  expect(codeWidth("1/2")).toBe(2.5);
  expect(codeWidth("W1")).toBeGreaterThan(codeWidth("11"));
});
