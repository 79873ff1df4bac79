import { type BookProfile, bookInterior, bookSides } from "@tintery/engine/tables";
import fc from "fast-check";
import { expect, test } from "vitest";
import { impose } from "./impose.ts";
import { planBook } from "./plan-book.ts";
import type { BookReverses } from "./printable-book.ts";

const reverses: readonly BookReverses[] = ["none", "blank", "pattern"];
const parts = fc.record({
  belongsTo: fc.boolean(),
  testPage: fc.boolean(),
  reverses: fc.constantFrom(...reverses),
  pages: fc.record({ length: fc.integer({ min: 1, max: 100 }) }),
});
const home = fc.record({
  kind: fc.constant("home" as const),
  paper: fc.constant("a4" as const),
  sides: fc.constantFrom(...bookSides),
});
const onDemand: BookProfile = { kind: "print-on-demand", trim: "8.5x11", stock: "white" };
const profiles = fc.oneof(home, fc.constant(onDemand));

test("every picture has its page, in order, after title, owner and colors", () => {
  fc.assert(
    fc.property(parts, profiles, (book, profile) => {
      const pages = planBook(book, profile);
      const shown = pages.flatMap((page) => (page.kind === "art" ? [page.index] : []));
      expect(shown).toEqual(Array.from({ length: book.pages.length }, (_, k) => k));
      const front = pages.map(({ kind }) => kind).filter((kind) => !["blank", "pattern"].includes(kind));
      const expected = [
        profile.kind === "home" ? "cover" : "title",
        ...(book.belongsTo ? ["belongs-to"] : []),
        ...(book.testPage ? ["test"] : []),
        "art",
      ];
      expect(front.slice(0, expected.length)).toEqual(expected);
    }),
  );
});

test("pictures begin on the right, stand only there where their reverses are kept, and no color shows on a picture", () => {
  fc.assert(
    fc.property(parts, profiles, (book, profile) => {
      if (profile.kind === "home" && profile.sides === "single") return;
      const pages = planBook(book, profile);
      const places = pages.flatMap(({ kind }, at) => (kind === "art" ? [at] : []));
      expect(places[0]! % 2).toBe(0);
      if (book.reverses !== "none") for (const at of places) expect(at % 2).toBe(0);
      const colors = pages.findIndex(({ kind }) => kind === "test");
      if (colors >= 0) {
        expect(colors % 2).toBe(0);
        expect(["blank", "pattern"]).toContain(pages[colors + 1]!.kind);
      }
    }),
  );
});

test("printers on demand get 24 pages or more, an even number, and never more than two blank ones together", () => {
  fc.assert(
    fc.property(parts, (book) => {
      const pages = planBook(book, onDemand);
      expect(pages.length).toBeGreaterThanOrEqual(bookInterior.minPages);
      expect(pages.length % 2).toBe(0);
      const kinds = pages.map(({ kind }) => (kind === "blank" ? "b" : "x")).join("");
      expect(kinds).not.toContain("b".repeat(bookInterior.maxBlanksTogether + 1));
    }),
  );
});

test("a booklet's last page is no picture, since it is its back", () => {
  fc.assert(
    fc.property(parts, (book) => {
      const pages = planBook(book, { kind: "home", paper: "a4", sides: "booklet" });
      expect(pages.length % 4).toBe(0);
      expect(["blank", "pattern"]).toContain(pages.at(-1)!.kind);
    }),
  );
});

test("sheets that are folded show every page once, and in order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }), (sheets, maxSheets) => {
      const sides = impose(sheets * 4, maxSheets);
      const all = sides.flatMap(({ left, right }) => [left, right]);
      expect(all.toSorted((a, b) => a - b)).toEqual(all.map((_, k) => k));
      for (let k = 0; k < sides.length; k += 2) {
        const [front, back] = [sides[k]!, sides[k + 1]!];
        // what is printed on the back of a page follows it
        expect(back.left).toBe(front.right + 1);
        expect(front.left).toBe(back.right + 1);
      }
      // a section of n sheets holds 4n pages that follow each other
      let [begin, k] = [0, 0];
      while (k < sides.length) {
        const own = (sides[k]!.left - begin + 1) / 4;
        expect(own).toBeLessThanOrEqual(maxSheets);
        for (const { left, right } of sides.slice(k, k + 2 * own))
          expect(left + right).toBe(2 * begin + 4 * own - 1);
        [begin, k] = [begin + 4 * own, k + 2 * own];
      }
    }),
  );
  expect(impose(8, 12)).toEqual([
    { left: 7, right: 0 },
    { left: 1, right: 6 },
    { left: 5, right: 2 },
    { left: 3, right: 4 },
  ]);
  expect(() => impose(6, 12)).toThrow(RangeError);
});
