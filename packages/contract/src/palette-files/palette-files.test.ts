import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { transparencies } from "../colors/colors.ts";
import {
  paletteLimits,
  type PalettePaint,
  type PaletteFormat,
  paletteFormats,
} from "../colors/own-palettes.ts";
import { cleanLine } from "../images/titles.ts";
import { paletteContent } from "../colors/own-palettes-schema.ts";
import { vendorPalettes } from "../colors/palettes.ts";
import { hexOfHsb, hexOfLab } from "./screen-colors.ts";
import { type PaletteFile, PaletteFileError, readPaletteFile, writePaletteFile } from "./index.ts";

const letters = [..."abzÄöЖы09.-"];
const digits = [..."0123456789"];
/** Codes with a digit, as those that other programs' files carry. */
const code = fc
  .tuple(
    fc.array(fc.constantFrom(...letters), { maxLength: 5 }),
    fc.constantFrom(...digits),
    fc.array(fc.constantFrom(...letters), { maxLength: 5 }),
  )
  .map(([before, digit, after]) => [...before, digit, ...after].join(""));
const name = fc
  .string({ unit: "grapheme", maxLength: 40 })
  .map((text) => cleanLine(text, paletteLimits.name));
const hex = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, "0")}`);
const paint: fc.Arbitrary<PalettePaint> = fc.record({
  code,
  name,
  hex,
  transparency: fc.constantFrom(...(Object.keys(transparencies) as (keyof typeof transparencies)[]), null),
  pigments: fc.uniqueArray(fc.constantFrom("PB29", "PBk9", "PBr7", "PB15:3", "NR4", "PW6"), { maxLength: 4 }),
  stock: fc.boolean(),
});
const paints = fc.uniqueArray(paint, { minLength: 1, maxLength: 30, selector: (each) => each.code });

const bytesOf = (content: string | Uint8Array) =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;
const read = (content: string | Uint8Array, file = "palette.csv") => readPaletteFile(bytesOf(content), file);
const faultOf = (content: string | Uint8Array, file?: string) => {
  try {
    read(content, file);
  } catch (error) {
    if (error instanceof PaletteFileError)
      return error.place === null ? error.fault : [error.fault, error.place];
    throw error;
  }
  return null;
};
const again = (format: PaletteFormat, palette: PaletteFile) =>
  read(writePaletteFile(format, palette), `palette.${format}`);

describe("a palette that is written and read again", () => {
  it("is the same as a table", () => {
    fc.assert(
      fc.property(paints, (all) => {
        expect(again("csv", { title: "Any", paints: all }).paints).toEqual(all);
      }),
    );
  });

  it.each(["gpl", "ase", "aco"] as const)("keeps codes, names and colors as %s", (format) => {
    fc.assert(
      fc.property(paints, name, (all, title) => {
        const file = again(format, { title, paints: all });
        const known = (list: readonly PalettePaint[]) =>
          list.map((each) => ({ code: each.code, name: each.name, hex: each.hex }));
        expect(known(file.paints)).toEqual(known(all));
        if (format === "ase") expect(file.title).toBe(title);
      }),
    );
  });

  it.each(vendorPalettes)("is all that is known of $slug", ({ colors }) => {
    const all = colors.map(({ confidence: _, metallic: __, ...known }) => ({ ...known, stock: true }));
    expect(again("csv", { title: "", paints: all.slice(0, paletteLimits.paints) }).paints).toEqual(
      all.slice(0, paletteLimits.paints),
    );
  });
});

describe("whatever somebody brings", () => {
  it("becomes a palette that can be kept, or an error of ours", () => {
    const check = (bytes: Uint8Array, file: string) => {
      try {
        const { paints: all } = readPaletteFile(bytes, file);
        expect(paletteContent.safeParse({ title: "a", paints: all }).success).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(PaletteFileError);
      }
    };
    const files = fc.constantFrom(...paletteFormats).map((format) => `a.${format}`);
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), files, check));
    const text = fc.string({ unit: fc.constantFrom(...'0123456789abcdef#,;"\t\r\n xé'), maxLength: 200 });
    fc.assert(fc.property(text, files, (content, file) => check(bytesOf(content), file)));
    // files of ours with some bytes changed, and cut off anywhere
    fc.assert(
      fc.property(
        paints,
        fc.constantFrom(...paletteFormats),
        fc.array(fc.tuple(fc.nat({ max: 4000 }), fc.nat({ max: 255 })), { maxLength: 6 }),
        fc.nat({ max: 4000 }),
        (all, format, changes, cut) => {
          const bytes = Uint8Array.from(bytesOf(writePaletteFile(format, { title: "a", paints: all })));
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          check(bytes.subarray(0, Math.max(1, cut % (bytes.length + 1))), `a.${format}`);
        },
      ),
    );
  });

  it("says what is wrong, and where", () => {
    expect(faultOf("")).toBe("empty");
    expect(faultOf("\n \n")).toBe("empty");
    expect(faultOf("code,name,hex\n")).toBe("empty");
    expect(faultOf("just some words\nand more")).toBe("unknown");
    expect(faultOf("code,hex\n1,#ffffff\n2,blue")).toEqual(["damaged", 3]);
    expect(faultOf("code,hex\n1,#ffffff\n1,#000000")).toEqual(["code_twice", 3]);
    expect(faultOf("code,hex\na/b,#ffffff")).toEqual(["code_unreadable", 2]);
    expect(faultOf('code,hex\n"1,#ffffff')).toEqual(["damaged", 2]);
    expect(faultOf("GIMP Palette\nName: a\n255 0\tRed")).toEqual(["damaged", 3]);
    expect(faultOf("GIMP Palette\n256 0 0\tRed")).toEqual(["damaged", 2]);
    expect(faultOf("GIMP Palette\n#")).toBe("empty");
    expect(faultOf(new Uint8Array(paletteLimits.fileBytes + 1))).toBe("too_large");
    expect(faultOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0))).toBe("unknown");
    const rowsTooLong = Array.from({ length: paletteLimits.paints + 1 }, (_, k) => `${k},#123456`).join("\n");
    expect(faultOf(`code,hex\n${rowsTooLong}`)).toBe("too_full");
    expect(faultOf(Uint8Array.of(0, 1, 255, 255), "a.aco")).toBe("too_full");
    expect(faultOf(Uint8Array.of(0, 9, 0, 1), "a.aco")).toBe("unknown");
    expect(faultOf(Uint8Array.of(0, 1, 0, 1, 0, 0), "a.aco")).toBe("damaged");
    // a color by its number in some maker's book
    expect(faultOf(Uint8Array.of(0, 1, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0), "a.aco")).toEqual([
      "no_screen_color",
      1,
    ]);
    // blocks without end
    const head = [0x41, 0x53, 0x45, 0x46, 0, 1, 0, 0, 255, 255, 255, 255];
    expect(faultOf(Uint8Array.of(...head), "a.ase")).toBe("damaged");
    expect(faultOf(Uint8Array.of(...head, 0, 1, 255, 255, 255, 255), "a.ase")).toBe("damaged");
  });
});

describe("tables of others", () => {
  const rows = (content: string) => read(content).paints.map((each) => [each.code, each.name, each.hex]);

  it("are read with any separator, in any order, with or without headings", () => {
    const expected = [
      ["12", "Deep; dark, blue", "#1d4f91"],
      ["13", 'The "other"', "#ffffff"],
    ];
    expect(rows('Hex,Name,Code\r\n#1D4F91,"Deep; dark, blue",12\r\nffffff,"The ""other""",13')).toEqual(
      expected,
    );
    expect(rows('12;"Deep; dark, blue";#1d4f91\n13;"The ""other""";#ffffff\n')).toEqual(expected);
    expect(rows("#1d4f91\tBlue")).toEqual([["1", "Blue", "#1d4f91"]]);
    expect(rows("7,#1d4f91,Blue")).toEqual([["7", "Blue", "#1d4f91"]]);
  });

  it("are read in the encodings of spreadsheets", () => {
    const wide = Uint8Array.from(
      [0xfeff, ...[..."name,hex\nÖl,#ffffff"].map((letter) => letter.charCodeAt(0))].flatMap((unit) => [
        unit & 255,
        unit >> 8,
      ]),
    );
    expect(read(wide).paints[0]!.name).toBe("Öl");
    const western = Uint8Array.from([..."name,hex\nÖl,#ffffff"].map((letter) => letter.charCodeAt(0)));
    expect(read(western).paints[0]!.name).toBe("Öl");
  });

  it("bring no formula into a spreadsheet, and come back without the mark", () => {
    const danger = { ...read("1,#ffffff,x").paints[0]!, code: "-1", name: "=1+1" };
    const text = writePaletteFile("csv", { title: "", paints: [danger] });
    expect(text).toContain("'-1,'=1+1");
    expect(read(text).paints).toEqual([danger]);
  });
});

describe("colors of others", () => {
  it("without codes are numbered, and keep their names", () => {
    const { title, paints: all } = read(
      "GIMP Palette\r\nName: Mine \r\nColumns: 4\r\n# a remark\r\n255   0  10\tRed 1\r\n  0 0 0\r\n",
      "a.gpl",
    );
    expect(title).toBe("Mine ");
    expect(all.map((each) => [each.code, each.name, each.hex])).toEqual([
      ["1", "Red 1", "#ff000a"],
      ["2", "", "#000000"],
    ]);
    const [seen] = read("GIMP Palette\nChannels: RGBA\n1 2 3 255 Clear").paints;
    expect(seen).toMatchObject({ name: "Clear", hex: "#010203" });
  });

  it("are turned into what a screen shows of them", () => {
    expect([hexOfLab(100, 0, 0), hexOfLab(0, 0, 0)]).toEqual(["#ffffff", "#000000"]);
    // Photoshop's Lab of pure red and blue
    expect(hexOfLab(54.29, 80.81, 69.89)).toMatch(/^#f[ef]0[0-3]0[0-3]$/);
    expect([hexOfHsb(0, 1, 1), hexOfHsb(1 / 3, 1, 1), hexOfHsb(0.5, 0, 0.2)]).toEqual([
      "#ff0000",
      "#00ff00",
      "#333333",
    ]);
    const color = (space: number, ...values: number[]) =>
      Uint8Array.of(0, 1, 0, 1, ...[space, ...values].flatMap((value) => [(value >> 8) & 255, value & 255]));
    const hexOf = (bytes: Uint8Array) => read(bytes, "a.aco").paints[0]!.hex;
    expect(hexOf(color(2, 65_535, 0, 0, 65_535))).toBe("#ff0000");
    expect(hexOf(color(8, 10_000, 0, 0, 0))).toBe("#000000");
    expect(hexOf(color(8, 0, 0, 0, 0))).toBe("#ffffff");
    expect(hexOf(color(7, 10_000, 0, 0, 0))).toBe("#ffffff");
    expect(hexOf(color(1, 0, 65_535, 65_535, 0))).toBe("#ff0000");
  });
});
