import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bookCover,
  bookInterior,
  bookPageSize,
  type BookProfile,
  type BookStock,
  bookSheetSize,
  bookStocks,
  type BookTrim,
  bookTrims,
  coverSize,
  gutterWidth,
  spineWidth,
} from "./book-profiles.ts";

const trims = Object.keys(bookTrims) as BookTrim[];
const stocks = Object.keys(bookStocks) as BookStock[];
const counts = fc.integer({ min: 1, max: bookInterior.maxPages });

test("spine, gutter and cover only grow with the pages of a book", () => {
  fc.assert(
    fc.property(
      counts,
      counts,
      fc.constantFrom(...stocks),
      fc.constantFrom(...trims),
      (a, b, stock, trim) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
        expect(spineWidth(fewer, stock)).toBeLessThanOrEqual(spineWidth(more, stock));
        expect(gutterWidth(fewer)).toBeLessThanOrEqual(gutterWidth(more));
        const profile = { kind: "print-on-demand", trim, stock } as const;
        const [small, large] = [coverSize(profile, fewer), coverSize(profile, more)];
        expect(large.widthMM - small.widthMM).toBeCloseTo(large.spineMM - small.spineMM);
        expect(small.heightMM).toBe(large.heightMM);
        const page = bookPageSize(profile);
        expect(small.widthMM).toBeCloseTo(2 * page.widthMM + small.spineMM + 2 * bookCover.bleedMM);
      },
    ),
  );
  expect(() => gutterWidth(bookInterior.maxPages + 1)).toThrow(RangeError);
});

test("figures are those of the printer's guide", () => {
  // 8.5 x 11 in, 200 pages on white paper: 17.7004 x 11.25 in
  const { widthMM, heightMM, spineMM } = coverSize(
    { kind: "print-on-demand", trim: "8.5x11", stock: "white" },
    200,
  );
  expect(spineMM / 25.4).toBeCloseTo(0.4504, 4);
  expect(widthMM / 25.4).toBeCloseTo(17.7004, 4);
  expect(heightMM / 25.4).toBeCloseTo(11.25, 4);
  for (const [count, inches] of [
    [24, 0.375],
    [150, 0.375],
    [151, 0.5],
    [300, 0.5],
  ] as const)
    expect(gutterWidth(count) / 25.4).toBeCloseTo(inches, 6);
});

test("two pages of a booklet are a sheet", () => {
  for (const paper of ["a4", "letter"] as const) {
    const profile: BookProfile = { kind: "home", paper, sides: "booklet" };
    const sheet = bookPageSize({ ...profile, sides: "single" });
    const page = bookPageSize(profile);
    expect(2 * page.widthMM).toBe(sheet.heightMM);
    expect(page.heightMM).toBe(sheet.widthMM);
    expect(bookSheetSize(profile)).toEqual({ widthMM: sheet.heightMM, heightMM: sheet.widthMM });
  }
});
