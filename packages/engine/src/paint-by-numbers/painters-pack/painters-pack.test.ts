import fc from "fast-check";
import { expect, test } from "vitest";
import { labOf } from "../../colors/color-difference.ts";
import { hexOfBits } from "../../colors/hex.ts";
import type { Picture } from "../../drawing/picture.ts";
import { meadow } from "../../testing/scenes.ts";
import { defaultPaintByNumbersOptions } from "../options.ts";
import { paintByNumbers } from "../paint-by-numbers.ts";
import { backgroundShares } from "./background-shares.ts";
import { type PaintedColor, paintAmounts, paintFilm } from "./paint-amounts.ts";
import { paintingOrder, paintingSteps } from "./painting-order.ts";
import { paintTotals } from "./paint-totals.ts";
import { shoppingList, tubeSizes } from "./shopping-list.ts";

const anyPalette: fc.Arbitrary<PaintedColor[]> = fc
  .array(
    fc.record({
      hex: fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits),
      part: fc.integer({ min: 0, max: 1000 }),
      segments: fc.integer({ min: 0, max: 400 }),
      backgroundShare: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((colors) => {
    const whole = Math.max(
      1,
      colors.reduce((sum, { part }) => sum + part, 0),
    );
    return colors.map(({ part, ...color }, k) => ({
      ...color,
      code: String(k + 1),
      areaShare: part / whole,
    }));
  });
const side = fc.double({ min: 20, max: 1200, noNaN: true });
const anyCanvas = fc.record({ widthMM: side, heightMM: side });

test("the areas of all colors are the canvas, and the paint covers it twice", () => {
  fc.assert(
    fc.property(anyPalette, anyCanvas, (palette, canvas) => {
      const amounts = paintAmounts(palette, canvas);
      const sum = (of: "areaCM2" | "milliliters") => amounts.reduce((all, amount) => all + amount[of], 0);
      const painted = palette.reduce((all, { areaShare }) => all + areaShare, 0);
      const canvasCM2 = (canvas.widthMM * canvas.heightMM) / 100;
      expect(sum("areaCM2")).toBeCloseTo(painted * canvasCM2, 4);
      // a square centimeter under a tenth of a millimeter is a hundredth of a milliliter
      const film = (paintFilm.thicknessMM / 10) * paintFilm.coats;
      expect(sum("milliliters")).toBeGreaterThanOrEqual(painted * canvasCM2 * film);
    }),
  );
});

test("a larger area never takes less paint, and the smallest takes a drop", () => {
  fc.assert(
    fc.property(anyPalette, anyCanvas, (palette, canvas) => {
      const amounts = paintAmounts(palette, canvas).sort((a, b) => a.areaCM2 - b.areaCM2);
      amounts.forEach(({ milliliters }, k) => {
        expect(milliliters).toBeGreaterThanOrEqual(k === 0 ? 0.1 : amounts[k - 1]!.milliliters);
        expect(milliliters * 10).toBeCloseTo(Math.round(milliliters * 10), 9);
      });
    }),
  );
});

test("half of a sheet of 20 by 30 centimeters takes 7.6 milliliters", () => {
  const half = { code: "1", hex: "#ffffff", areaShare: 0.5, segments: 1 };
  expect(paintAmounts([half], { widthMM: 200, heightMM: 300 })).toEqual([
    { code: "1", areaCM2: 300, milliliters: 7.6 },
  ]);
});

test("the tubes of a list hold what each color takes, and none could be left out or smaller", () => {
  const amounts = fc.array(
    fc.integer({ min: 1, max: 15_000 }).map((tenths) => tenths / 10),
    {
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(amounts, (milliliters) => {
      const list = shoppingList(
        milliliters.map((ml, k) => ({ code: String(k), areaCM2: 1, milliliters: ml })),
      );
      milliliters.forEach((ml, k) => {
        const tubes = list.flatMap((size) =>
          size.colors
            .filter(({ code }) => code === String(k))
            .flatMap(({ tubes: count }) => Array<number>(count).fill(size.milliliters)),
        );
        const held = tubes.reduce((sum, size) => sum + size, 0);
        const smallest = Math.min(...tubes);
        const smaller = tubeSizes.filter((size) => size < smallest).at(-1) ?? 0;
        expect(held).toBeGreaterThanOrEqual(ml);
        expect(held - smallest + smaller).toBeLessThan(ml);
      });
      for (const { tubes, colors } of list)
        expect(colors.reduce((sum, color) => sum + color.tubes, 0)).toBe(tubes);
    }),
  );
});

test("all recipes together take as much paint as their colors are, the most first", () => {
  const mixture = fc
    .uniqueArray(fc.nat(11), { minLength: 1, maxLength: 4 })
    .chain((places) =>
      fc
        .array(fc.integer({ min: 1, max: 32 }), { minLength: places.length, maxLength: places.length })
        .map((parts) => ({ places, parts })),
    );
  const color = fc.record({ mixture, milliliters: fc.integer({ min: 1, max: 500 }).map((t) => t / 10) });
  fc.assert(
    fc.property(fc.array(color, { maxLength: 40 }), (colors) => {
      const totals = paintTotals(
        colors.map(({ milliliters }) => milliliters),
        colors.map(({ mixture: { places, parts } }) => ({ places, parts })),
      );
      const wanted = colors.reduce((sum, { milliliters }) => sum + milliliters, 0);
      const sum = totals.reduce((all, { milliliters }) => all + milliliters, 0);
      expect(sum).toBeGreaterThan(wanted - 0.01);
      // each is rounded up by less than a tenth, or is a drop
      expect(sum).toBeLessThan(wanted + 0.1 * totals.length + 0.01);
      const amounts = totals.map(({ milliliters }) => milliliters);
      expect(amounts).toEqual(amounts.toSorted((p, q) => q - p));
      const places = new Set(colors.flatMap(({ mixture: { places: used } }) => used));
      expect(new Set(totals.map(({ place }) => place))).toEqual(places);
    }),
  );
});

test("a mix of two paints takes half of each", () => {
  const mixtures = [
    { places: [0], parts: [1] },
    { places: [2, 0], parts: [1, 1] },
  ];
  expect(paintTotals([4, 3], mixtures)).toEqual([
    { place: 0, milliliters: 5.5 },
    { place: 2, milliliters: 1.5 },
  ]);
});

test("a shopping list begins with the large tubes", () => {
  const list = shoppingList([
    { code: "1", milliliters: 12.5 },
    { code: "2", milliliters: 530 },
    { code: "3", milliliters: 20 },
  ]);
  expect(list).toEqual([
    { milliliters: 500, tubes: 1, colors: [{ code: "2", tubes: 1 }] },
    { milliliters: 60, tubes: 1, colors: [{ code: "2", tubes: 1 }] },
    {
      milliliters: 20,
      tubes: 2,
      colors: [
        { code: "1", tubes: 1 },
        { code: "3", tubes: 1 },
      ],
    },
  ]);
});

test("every color is painted once, in steps from behind to small, each from light to dark", () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      const steps = paintingOrder(palette);
      expect(steps.flatMap(({ codes }) => codes).sort()).toEqual(palette.map(({ code }) => code).sort());
      const places = steps.map(({ name }) => paintingSteps.indexOf(name));
      expect(places).toEqual([...new Set(places)].sort());
      for (const { codes } of steps) {
        const lightness = codes.map((code) => labOf(palette[Number(code) - 1]!.hex)[0]);
        expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
      }
    }),
  );
});

test("what lies behind comes first, then the color of large regions, then that of small ones", () => {
  const color = (code: string, hex: string, segments: number, backgroundShare: number) => ({
    code,
    hex,
    areaShare: 1 / 3,
    segments,
    backgroundShare,
  });
  const palette = [
    color("eyes", "#ffffff", 50, 0),
    color("coat", "#888888", 2, 0.2),
    color("sky", "#000000", 90, 0.9),
  ];
  expect(paintingOrder(palette)).toEqual([
    { name: "background", codes: ["sky"] },
    { name: "large", codes: ["coat"] },
    { name: "small", codes: ["eyes"] },
  ]);
});

/** Four regions on a canvas of 2 x 2 mm: one at the top, one below it in the middle, one at the right, one at the bottom. */
const quarters: Picture = {
  version: 1,
  product: "paint-by-numbers",
  widthMM: 2,
  heightMM: 2,
  palette: ["a", "b", "c"].map((code, k) => ({
    code,
    hex: `#00000${k}`,
    areaShare: [0.5, 0.25, 0.25][k]!,
    segments: [2, 1, 1][k]!,
  })),
  regions: [
    { color: 0, areaMM2: 1.5, rings: [] },
    { color: 1, areaMM2: 1, rings: [] },
    { color: 2, areaMM2: 1, rings: [] },
    { color: 0, areaMM2: 0.5, rings: [] },
  ],
  borders: [
    { right: 0, left: -1, shape: "line", points: [0, 50, 0, 0, 200, 0] },
    { right: 1, left: 0, shape: "line", points: [50, 100, 150, 100, 50, 100] },
    { right: 2, left: -1, shape: "line", points: [200, 100, 200, 200, 100, 200] },
    { right: 3, left: -1, shape: "line", points: [100, 200, 0, 200] },
  ],
  numbers: [],
};

test("a region belongs to the background when it reaches the top or a side, not when it stands at the bottom", () => {
  expect(backgroundShares(quarters)).toEqual([0.75, 0, 1]);
});

test("of a landscape the sky lies behind, and all shares are shares", () => {
  const picture = paintByNumbers(meadow(300, 200), { ...defaultPaintByNumbersOptions, numberOfColors: 12 });
  const shares = backgroundShares(picture);
  for (const share of shares) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
  const top = picture.numbers
    .filter(({ y }) => y < 0.15 * picture.heightMM)
    .map(({ region }) => picture.regions[region]!);
  const sky = top.reduce((p, q) => (q.areaMM2 > p.areaMM2 ? q : p));
  expect(shares[sky.color]).toBeGreaterThan(0.9);
});
