import fc from "fast-check";
import { expect, test } from "vitest";
import { encodePicture } from "../drawing/encode-picture.ts";
import type { Picture } from "../drawing/picture.ts";
import { faultsOf, numberFits } from "../testing/check-picture.ts";
import { disks, meadow, thicket } from "../testing/scenes.ts";
import { drawPaintByNumbers, defaultStyle } from "./draw.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";
import { hasEqualNeighbors } from "./join-regions.ts";
import { numberSpacing } from "./recipe.ts";
import type { ColorEdit } from "./edits/edit.ts";
import { revise } from "./revise.ts";

const small: PaintByNumbersOptions = {
  ...defaultPaintByNumbersOptions,
  canvasSize: "8x10",
  numberOfColors: 24,
};
const pictures = [
  paintByNumbers(meadow(480, 320), small),
  paintByNumbers(disks(400, 500), small),
  paintByNumbers(thicket(400, 300), { ...small, detalization: "ultra", enhancement: false }),
  paintByNumbers(disks(200, 250), { ...small, mode: "pixel", segmentsComplexity: "simplest" }),
];

/** Changes of some colors of a picture (by its place above) to tones, some of which other colors have already. */
const anyEdit = fc.integer({ min: 0, max: pictures.length - 1 }).chain((which) => {
  const { palette } = pictures[which]!;
  const code = fc.constantFrom(...palette.map((color) => color.code));
  const changeTo = fc.constantFrom("#123456", "#ffffff", "#fedcba", ...palette.map(({ hex }) => hex));
  return fc.record({
    which: fc.constant(which),
    colors: fc.array(fc.record({ code, changeTo }), { maxLength: 8 }),
  });
});

/** Rounded areas of joined regions add up less exactly, which another line looks at. */
const faults = (picture: Picture) => faultsOf(picture).filter((fault) => !fault.startsWith("areas add up"));

test("revising nothing changes no byte", () => {
  for (const picture of pictures) {
    expect(revise(picture, {})).toEqual(picture);
    expect(encodePicture(revise(picture, { colors: [] }))).toEqual(encodePicture(picture));
  }
});

test("recolored pictures are valid, have no neighbors of one color, and keep codes, areas and colors", () => {
  fc.assert(
    fc.property(anyEdit, ({ which, colors }) => {
      const picture = pictures[which]!;
      const revised = revise(picture, { colors });
      expect(faults(revised)).toEqual([]);
      expect(hasEqualNeighbors(revised)).toBe(hasEqualNeighbors(picture));
      const codes = picture.palette.map(({ code }) => code);
      for (const { code } of revised.palette) expect(codes).toContain(code);
      const area = (of: Picture) => of.regions.reduce((sum, { areaMM2 }) => sum + areaMM2, 0);
      expect(area(revised)).toBeCloseTo(area(picture), 1);
      const hexes = new Set(revised.palette.map(({ hex }) => hex));
      for (const { hex } of picture.palette) {
        const touched = colors.some(
          ({ code }) => picture.palette.find((color) => color.code === code)!.hex === hex,
        );
        if (!touched) expect(hexes.has(hex)).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

test("the same change a second time changes nothing", () => {
  fc.assert(
    fc.property(anyEdit, ({ which, colors }) => {
      const picture = pictures[which]!;
      const once = revise(picture, { colors });
      expect(revise(once, { colors })).toEqual(once);
    }),
    { numRuns: 12 },
  );
});

test("numbers of joined regions fit", () => {
  for (const picture of pictures) {
    const [first, ...others] = picture.palette;
    const all: ColorEdit[] = others.slice(0, 9).map(({ code }) => ({ code, changeToCode: first!.code }));
    const revised = revise(picture, { colors: all });
    expect(faults(revised)).toEqual([]);
    expect(revised.palette[0]!.code).toBe(first!.code);
    if (!hasEqualNeighbors(picture)) expect(revised.regions.length).toBeLessThan(picture.regions.length);
    revised.numbers.forEach(({ leader }, i) => {
      if (!leader) expect(numberFits(revised, i)).toBe(true);
    });
  }
});

test("a picture whose colors all become one is one region, its numbers far apart", () => {
  for (const picture of pictures) {
    if (hasEqualNeighbors(picture)) continue;
    const colors = picture.palette.map(({ code }) => ({ code, changeTo: "#808080" }));
    const { regions, numbers, palette, borders } = revise(picture, { colors });
    expect([regions.length, palette.length]).toEqual([1, 1]);
    numbers.forEach(({ x, y }, i) => {
      for (const other of numbers.slice(0, i)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(numberSpacing);
      }
    });
    expect(palette[0]!.areaShare).toBeCloseTo(1, 9);
    expect(borders.every(({ left, right }) => left < 0 || right < 0)).toBe(true);
  }
});

test("a new paint brings its code, and numbers follow its width", () => {
  const picture = pictures[0]!;
  const code = picture.palette[0]!.code;
  const revised = revise(picture, { colors: [{ code, changeTo: "#abcdef", changeToCode: "PB29/PY3" }] });
  expect(revised.palette[0]).toMatchObject({ code: "PB29/PY3", hex: "#abcdef" });
  revised.numbers.forEach((_, i) => {
    expect(numberFits(revised, i)).toBe(true);
  });
  expect(() => revise(picture, { colors: [{ code, changeTo: "blue" }] })).toThrow("must change to #rrggbb");
});

test("lines and numbers are drawn as the picture says, and edits of one leave the other", () => {
  const once = revise(pictures[0]!, { strokeWidth: 2 });
  const twice = revise(once, { numbersScale: 1.5 });
  expect(once.look).toEqual({ strokeWidth: 2, numbersScale: 1 });
  expect(twice.look).toEqual({ strokeWidth: 2, numbersScale: 1.5 });
  const svg = drawPaintByNumbers(twice, { ...defaultStyle, ...twice.look });
  expect(svg).toContain('stroke-width="0.5"');
  expect(() => revise(once, { numbersScale: 3.1 })).toThrow("edit.numbersScale must be between 0.2 and 3");
});
