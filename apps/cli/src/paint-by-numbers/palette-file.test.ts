import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePaletteFile } from "@tintery/contract/palette-files";
import { paletteFormats, type PalettePaint } from "@tintery/contract/tables";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPalette } from "./palette-file.ts";

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-palettes-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const paints: readonly PalettePaint[] = ["#ffffff", "#101010", "#e0c020", "#c03030", "#2040a0"].map(
  (hex, k) => ({
    code: `P${k + 1}`,
    name: `Paint of the ${k + 1}. tube`,
    hex,
    transparency: null,
    pigments: k === 4 ? ["PB29"] : [],
    stock: true,
  }),
);

describe("a palette on the command line", () => {
  it.each(paletteFormats)("is read from %s, with codes and names", async (format) => {
    // programs save with extensions in any case
    const path = at(`Studio.${format.toUpperCase()}`);
    await writeFile(path, writePaletteFile(format, { title: "Studio", paints }));
    expect(readPalette(path).map(({ code, name, hex }) => ({ code, name, hex }))).toEqual(
      paints.map(({ code, name, hex }) => ({ code, name, hex })),
    );
  });

  it("brings its pigments, where its kind of file has them", async () => {
    await writeFile(at("pigments.csv"), writePaletteFile("csv", { title: "", paints }));
    expect(readPalette(at("pigments.csv"))[4]).toEqual({
      code: "P5",
      name: "Paint of the 5. tube",
      hex: "#2040a0",
      pigments: ["PB29"],
    });
  });

  it("of a maker is found by its name and its number", () => {
    expect(readPalette("amsterdam-standard").length).toBeGreaterThan(50);
    expect(readPalette("3")).toEqual(readPalette("amsterdam-standard"));
  });

  it.each([
    ["empty.csv", "code;name;hex\n", "The file has no colors."],
    ["words.gpl", "milk\nbread\n", "We can’t read this file as a palette."],
    ["torn.ase", "ASEF\u0000\u0001", "The file is damaged or doesn’t follow its format."],
    ["slash.csv", "code;name;hex\na/b;Mix;#102030\n", /^A code is missing or has characters other than/],
    ["twice.csv", "code;name;hex\n1;One;#102030\n1;Two;#203040\n", /^Two colors have the same code/],
    ["list.json", "{}", "The file has no list of colors."],
  ])("%s is refused in one sentence", async (name, text, sentence) => {
    await writeFile(at(name), text);
    expect(() => readPalette(at(name))).toThrow(sentence);
  });

  it("that is missing is refused with the system's reason", () => {
    expect(() => readPalette(at("nowhere.gpl"))).toThrow(/^this file doesn’t exist$/);
  });
});
