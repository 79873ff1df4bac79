import { describe, expect, it } from "vitest";
import { isPaintCode, readOwnPaints, writeOwnPaints } from "../paint-by-numbers/own-paints.ts";
import { isUsablePalette } from "../paint-by-numbers/rules.ts";
import { transparencies } from "./colors.ts";
import { findPalette, paintsOf, paletteWith, plainColors, vendorPalettes } from "./palettes.ts";
import { palettesFor, similarColors } from "./similar-colors.ts";
import { vendorPalette } from "./vendor-palette.ts";

describe.each(vendorPalettes)("the palette $slug", (palette) => {
  const { colors } = palette;

  it("has codes that can be printed on a picture, each once", () => {
    expect(new Set(colors.map(({ code }) => code)).size).toBe(colors.length);
    expect(colors.filter(({ code }) => !isPaintCode(code))).toEqual([]);
    expect(colors.filter(({ code }) => /[/,]/.test(code))).toEqual([]);
  });

  it("has colors, names, known transparencies and pigments that can be", () => {
    for (const { hex, name, transparency, pigments } of colors) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(name).toMatch(/^[\p{L}\d(][\p{L}\d ()/'’.#&+-]*$/u);
      expect(transparency === null || Object.hasOwn(transparencies, transparency)).toBe(true);
      for (const pigment of pigments) expect(pigment).toMatch(/^[PN](W|Bk|Br|B|G|O|R|V|Y|M)\d+(:\d+)?$/);
    }
  });

  it("can drive a picture, and goes as own paints through a form", () => {
    const paints = paintsOf(palette);
    expect(isUsablePalette({ colors_number: paints.length })).toBe(true);
    const plain = paints.map(({ code, hex }) => ({ code, hex }));
    expect(readOwnPaints(writeOwnPaints(plain))).toEqual({ kind: "paints", paints: plain });
    expect(paletteWith(paints.slice(3, 12))).toBe(palette);
  });

  it("is found by id and by name", () => {
    expect(findPalette(palette.id)).toBe(palette);
    expect(findPalette(palette.slug)).toBe(palette);
  });

  it("is as like to each of its colors as can be, and matches none that glitters", () => {
    for (const { hex } of plainColors(palette).slice(0, 10))
      expect(similarColors(palette, hex)[0]!.hex).toBe(hex);
    expect(similarColors(palette, "#c0c0c0").some(({ metallic }) => metallic)).toBe(false);
    expect(similarColors(palette, "#4682b4")).toHaveLength(5);
  });
});

it("palettes have ids of their own, and nobody's are found by other names", () => {
  expect(vendorPalettes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(findPalette("0")).toBeUndefined();
  expect(findPalette("toString")).toBeUndefined();
  expect(paletteWith([{ code: "1", hex: "#123456" }])).toBeUndefined();
});

it("palettes are chosen by medium and brand, in any case of letters", () => {
  const slugs = (filter: Parameters<typeof palettesFor>[0]) => palettesFor(filter).map(({ slug }) => slug);
  expect(slugs({})).toHaveLength(7);
  expect(slugs({ medium: "", brand: " " })).toHaveLength(7);
  expect(slugs({ medium: "Thread" })).toEqual(["dmc-mouline"]);
  expect(slugs({ brand: "golden" })).toEqual(["golden-heavy-body"]);
  expect(slugs({ brand: "2" })).toEqual(["liquitex-heavy-body"]);
  expect(slugs({ medium: "crayon", brand: "golden" })).toEqual([]);
});

it("of colors as near, the one comes first whose code sorts first", () => {
  const twins = vendorPalette({
    id: 99,
    slug: "twins",
    vendor: { title: "Twins", mediumTitle: "Paint" },
    medium: "acrylic",
    rows: "b|Second|123456|O||h\na|First|123456|||l\nc|Far|ffffff|T|PW6 PR122|m*",
  });
  expect(similarColors(twins, "#123456").map(({ code }) => code)).toEqual(["a", "b"]);
  expect(twins.colors[2]).toMatchObject({ pigments: ["PW6", "PR122"], metallic: true, confidence: "medium" });
  expect(twins.colors[1]!.transparency).toBeNull();
});

it("a row that cannot be read is a fault of ours", () => {
  const table = { id: 1, slug: "x", vendor: { title: "", mediumTitle: "" }, medium: "acrylic" as const };
  expect(() => vendorPalette({ ...table, rows: "1|Red|red|O||h" })).toThrow("rows must be");
  expect(() => vendorPalette({ ...table, rows: "1|Red|ff0000|O||" })).toThrow("rows must be");
});
