import { basePaints } from "@tintery/engine/pigments";
import { expect, test } from "vitest";
import { texts } from "../texts/messages.ts";
import { loadAllLanguages } from "../texts/all-messages.ts";
import { languages } from "../texts/languages.ts";
import { ownPaletteIds } from "./own-palettes.ts";
import { findPaintSet, paintSetsFor, paintSheetSearch, readPaintSetId, servesUse } from "./paint-sets.ts";

loadAllLanguages();
const t = texts("en");
const paint = (code: string, stock: boolean) => ({
  code,
  name: "",
  hex: "#123456",
  transparency: null,
  pigments: ["PB29"],
  stock,
});
const [first, second] = [ownPaletteIds.min, ownPaletteIds.min + 1];
const palettes = [
  { id: first, title: "Box", paints: [paint("1", true), paint("2", false)] },
  { id: second, title: "Shelf", paints: [paint("1", true)] },
  { id: second + 1, title: "Empty", paints: [] },
];

test("base paints come first, then what one has, one's palettes, and makers' lines that can be mixed", () => {
  const titles = (use: "charts" | "recipes") =>
    paintSetsFor(use, { palettes, t }).map(({ id, title }) => `${id} ${title}`);
  const own = ["base Twelve base paints", "stock My paints", `${first} Box`, `${second} Shelf`];
  const acrylics = ["Golden", "Liquitex", "Amsterdam", "Vallejo"];
  expect(titles("recipes").slice(0, 4)).toEqual(own);
  expect(titles("recipes").slice(4)).toHaveLength(acrylics.length);
  // pairs of watercolors are no volumes; threads and crayons are not mixed at all
  expect(titles("charts").slice(4)).toHaveLength(acrylics.length + 1);
});

test("without palettes nobody has paints of their own", () => {
  expect(paintSetsFor("recipes", { palettes: [], t }).map(({ id }) => id)).not.toContain("stock");
});

test("paints of a set can be told apart, also where two palettes share a code", () => {
  for (const { paints, title } of paintSetsFor("charts", { palettes, t })) {
    expect(new Set(paints.map(({ id }) => id)).size, title).toBe(paints.length);
    for (const { id } of paints) expect(id).not.toContain(",");
  }
});

test("base paints have names in every language, and their own measured curves", () => {
  for (const language of languages) {
    const { paints } = findPaintSet("base", "recipes", { palettes: [], t: texts(language) })!;
    expect(paints.map(({ known }) => known)).toEqual(basePaints.map(({ slug }) => ({ slug })));
    for (const { name } of paints) expect(name).not.toMatch(/base_paint|^$/);
  }
});

test("a palette of somebody else, a line that is not mixed and one that nobody has are not found", () => {
  const find = (id: number) => findPaintSet(id, "recipes", { palettes, t });
  expect(find(first)?.title).toBe("Box");
  expect(find(second + 7)).toBeUndefined();
  expect(find(second + 1)).toBeUndefined();
  expect(find(6)).toBeUndefined();
  expect(find(99)).toBeUndefined();
});

test("a palette leads to what it serves", () => {
  const uses = (id: number) => (["charts", "recipes"] as const).filter((use) => servesUse(id, use));
  expect(uses(first)).toEqual(["charts", "recipes"]);
  expect(uses(1)).toEqual(["charts", "recipes"]);
  // watercolors, threads, and nobody's
  expect([4, 6, 99].map(uses)).toEqual([["charts"], [], []]);
});

test("an address names a set, some of its paints and a paper, and nothing that is usual", () => {
  expect(paintSheetSearch({})).toBe("");
  expect(paintSheetSearch({ set: 1, chosen: ["a b", "2"], paper: "letter" })).toBe(
    "?paints=1&chosen=a%20b%2C2&paper=letter",
  );
  expect(["base", "stock", "12", "", "-1", "1.5", "all"].map(readPaintSetId)).toEqual([
    "base",
    "stock",
    12,
    ...Array(4).fill(undefined),
  ]);
});
