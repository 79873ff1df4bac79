import { colorFormatNames, isForPaper, languages, type ProgramColorFormat } from "@tintery/contract";
import { loadAllLanguages } from "@tintery/contract/messages/all";
import { rgbOfHex } from "@tintery/engine/tables";
import { loadPalette } from "anypalette";
import { parse as parseCsv } from "csv-parse/sync";
import { XMLParser } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { readSwatchesFile } from "procreate-swatches";
import { beforeAll, expect, test } from "vitest";
import type { PictureSummary } from "../../../images/stored-image.ts";
import { printedKey } from "./color-key.ts";
import { colorListFile } from "./color-list-file.ts";
import { type ListedPainting, listColors } from "./list-colors.ts";
import { maxSwatchCount } from "./swatches.ts";

beforeAll(() => loadAllLanguages());

/** Two colors, and own paints' codes that programs could misread. */
const summary: PictureSummary = {
  widthMM: 200,
  heightMM: 300,
  segments: 13,
  palette: [
    { code: "1", hex: "#fffefd", areaShare: 0.25, segments: 3 },
    { code: '=2"&<', hex: "#6a7a3a", areaShare: 0.75, segments: 10 },
  ],
};
const title = 'Rock & "Roll"\nБузок';

/** A painting whose tones are its own, or some of somebody's paints. */
const painting = (of: PictureSummary, palette?: ListedPainting["options"]["palette"]): ListedPainting => ({
  options: palette ? { palette } : {},
  summary: of,
});

/** A palette of so many tones. */
const pictureOfColors = (count: number): PictureSummary => ({
  ...summary,
  palette: Array.from({ length: count }, (_, k) => ({
    code: String(k + 1),
    hex: `#${(k * 2_654_435_761).toString(16).slice(-6).padStart(6, "0")}`,
    areaShare: 1 / count,
    segments: 1,
  })),
});

const bytesOf = (format: ProgramColorFormat, of = summary, language = "en" as const) => {
  const { bytes } = colorListFile(format, painting(of), { title, language, segments: true });
  return typeof bytes === "string" ? Buffer.from(bytes) : Buffer.from(bytes);
};

test("a table says everything in the reader's language, and no spreadsheet runs it", () => {
  const rows = parseCsv(bytesOf("csv"), { bom: true });
  expect(rows).toEqual([
    ["Number", "Name", "Hex", "Red", "Green", "Blue", "Area in %", "Area in cm²", "Paint in mL", "Regions"],
    ["1", "White", "#fffefd", "255", "254", "253", "25.00", "150.0", "3.8", "3"],
    [`'=2"&<`, "Moss green", "#6a7a3a", "106", "122", "58", "75.00", "450.0", "11.4", "10"],
  ]);
});

test("without the right to sell, a list tells the paint of each color, and neither areas nor segments", () => {
  const { bytes } = colorListFile("csv", painting(summary), { title, language: "en" });
  expect(parseCsv(String(bytes), { bom: true })).toEqual([
    ["Number", "Name", "Hex", "Red", "Green", "Blue", "Paint in mL"],
    ["1", "White", "#fffefd", "255", "254", "253", "3.8"],
    [`'=2"&<`, "Moss green", "#6a7a3a", "106", "122", "58", "11.4"],
  ]);
  const { key } = printedKey("pdf", painting(summary), { title, language: "en", paper: "a4" });
  expect(key.colors.map(({ amount }) => amount)).toEqual(["#fffefd · 3.8 mL", "#6a7a3a · 11.4 mL"]);
});

test("on paper, colors are called by the letters and bear the patterns of the page that they belong to", () => {
  const display = { letters: true, strongLines: false, patterns: true };
  const reader = { title, language: "en", paper: "a4" } as const;
  const shown = (key: ReturnType<typeof printedKey>) =>
    key.key.colors.map(({ code, pattern }) => [code, pattern]);
  expect(shown(printedKey("pdf", painting(summary), { ...reader, display }))).toEqual([
    ["A", 0],
    ["B", 1],
  ]);
  expect(shown(printedKey("pdf", painting(summary), reader))).toEqual([
    ["1", undefined],
    ['=2"&<', undefined],
  ]);
});

test.each(["=", "+", "-", "@", "\t", "\r"])("a cell that begins with %j is harmless", (mark) => {
  const [color] = summary.palette;
  const bytes = bytesOf("csv", { ...summary, palette: [{ ...color!, code: `${mark}1+1` }] });
  const [, row] = parseCsv(bytes, { bom: true }) as string[][];
  expect(row?.[0]).toBe(`'${mark}1+1`);
});

test.each([";", "\t"])("no formula begins where a spreadsheet splits cells at %j", (delimiter) => {
  const [color] = summary.palette;
  const file = bytesOf("csv", { ...summary, palette: [{ ...color!, code: `a${delimiter}=1+1` }] });
  const loosely = { bom: true, delimiter, relaxQuotes: true, relaxColumnCount: true };
  const cells = (parseCsv(file, loosely) as string[][]).flat();
  expect(cells.filter((cell) => cell.startsWith("="))).toEqual([]);
});

test.each(languages)("headings and names are those of %s", (language) => {
  const { bytes } = colorListFile("csv", painting(summary), { title, language });
  const [head, ...rows] = parseCsv(String(bytes), { bom: true }) as string[][];
  expect(head?.every((cell) => cell !== "" && !/color_list|pbn\./.test(cell))).toBe(true);
  expect(rows.map(([, name]) => name)).toHaveLength(2);
});

/** What a reader of many programs' palettes finds in a file. */
function readPalette(data: Buffer, fileExt: string) {
  return new Promise<{ name: string; rgb: number[] }[]>((resolve, reject) =>
    loadPalette({ data: data.toString("binary"), fileExt }, (error, palette) =>
      palette
        ? resolve(
            [...palette].map(({ name, red, green, blue }) => ({
              name,
              rgb: [red, green, blue].map((share) => Math.round(share * 255)),
            })),
          )
        : reject(error),
    ),
  );
}

const readable = summary.palette.map(({ code, hex }, k) => ({
  name: `${code} ${["White", "Moss green"][k]}`,
  rgb: [...rgbOfHex(hex)],
}));

test("a GIMP palette holds numbers, names and colors, its title on one line", async () => {
  expect(await readPalette(bytesOf("gpl"), "gpl")).toEqual(readable);
  expect(bytesOf("gpl").toString().split("\n")[1]).toBe('Name: Rock & "Roll" Бузок');
});

test("an Adobe swatch exchange file holds numbers, names and colors", async () => {
  expect(await readPalette(bytesOf("ase"), "ase")).toEqual(readable);
});

test("an Adobe color file holds numbers, names and colors", async () => {
  expect(await readPalette(bytesOf("aco"), "aco")).toEqual(readable);
});

test("a Krita palette says what it is first, and holds every color at its place", () => {
  const colors = pictureOfColors(20);
  const file = bytesOf("kpl", colors);
  // where the specification of such archives wants it: uncompressed, at byte 38
  expect(file.subarray(30, 38 + 27).toString()).toBe("mimetypeapplication/x-krita-palette");
  const entries = unzipSync(file);
  expect(Object.keys(entries)).toEqual(["mimetype", "colorset.xml", "profiles.xml"]);
  const read = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" });
  const { ColorSet: set } = read.parse(strFromU8(entries["colorset.xml"]!), true);
  expect(set).toMatchObject({ version: "2.0", columns: "8", rows: "3" });
  expect(set.ColorSetEntry).toHaveLength(20);
  set.ColorSetEntry.forEach((entry: KritaEntry, k: number) => {
    const { r, g, b } = entry.sRGB;
    const { code, hex } = colors.palette[k]!;
    expect([r, g, b].map((share) => Math.round(Number(share) * 255))).toEqual(rgbOfHex(hex));
    expect(entry.name).toMatch(new RegExp(`^${code} \\p{Lu}`, "u"));
    expect([Number(entry.Position.row), Number(entry.Position.column)]).toEqual([Math.floor(k / 8), k % 8]);
  });
});

/** A color in Krita's XML, as the parser gives it. */
interface KritaEntry {
  name: string;
  sRGB: { r: string; g: string; b: string };
  Position: { row: string; column: string };
}

test("names that hold marks of XML stay what they are", () => {
  const read = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    processEntities: true,
    htmlEntities: true,
  });
  const { ColorSet: set } = read.parse(strFromU8(unzipSync(bytesOf("kpl"))["colorset.xml"]!), true);
  expect(set.ColorSetEntry[1].name).toBe('=2"&< Moss green');
  expect(set.name).toContain('Rock & "Roll"');
});

test("a Procreate palette holds the colors", async () => {
  const { name, colors } = await readSwatchesFile(bytesOf("swatches"), "rgb");
  expect(name).toBe(title);
  expect(colors.map(([rgb]) => rgb.map(Math.round))).toEqual(
    summary.palette.map(({ hex }) => [...rgbOfHex(hex)]),
  );
});

test.each([
  [maxSwatchCount, 1],
  [maxSwatchCount + 1, 2],
  [72, 3],
])("%i colors are %i Procreate palettes, which lose none", async (count, palettes) => {
  const colors = pictureOfColors(count);
  const { bytes, archive } = colorListFile("swatches", painting(colors), { title: "Sea", language: "en" });
  expect(archive ?? false).toBe(palettes > 1);
  const files: Record<string, Uint8Array> =
    palettes > 1 ? unzipSync(bytes as Uint8Array) : { only: bytes as Uint8Array };
  expect(Object.keys(files)).toHaveLength(palettes);
  const read = await Promise.all(Object.values(files).map((file) => readSwatchesFile(file, "rgb")));
  expect(read.flatMap((palette) => palette.colors).map(([rgb]) => rgb.map(Math.round))).toEqual(
    colors.palette.map(({ hex }) => [...rgbOfHex(hex)]),
  );
  if (palettes > 1) expect(read.map(({ name }) => name)).toEqual(read.map((_, k) => `Sea ${k + 1}`));
});

test.each(languages)("a key for paper is in words of %s", (language) => {
  const reader = { title, language, paper: "a4", segments: true } as const;
  const { key, page } = printedKey("pdf", painting(summary), reader);
  expect([page.widthMM, page.heightMM]).toEqual([210, 297]);
  expect(`${key.title} ${key.note}`).not.toMatch(/pbn\.|painters\.|\{\{/);
  expect(key.colors.map(({ name }) => name)).toEqual(
    listColors(painting(summary), language).map((color) => color.name),
  );
  const [white] = key.colors;
  expect(white?.amount).toMatch(/^#fffefd · 150 cm² · 3[.,]8/);
});

test("the smallest color has an area", () => {
  const [color] = summary.palette;
  const speck = { ...summary, palette: [{ ...color!, areaShare: 1e-6 }] };
  const reader = { title, language: "en", paper: "a4", segments: true } as const;
  const { key } = printedKey("pdf", painting(speck), reader);
  expect(key.colors[0]?.amount).toMatch(/ · 0\.1 cm² · 0\.1/);
});

test("a short key has no amounts and stands on one page", () => {
  const reader = { title, language: "en", paper: "letter" } as const;
  for (const format of ["pdfshort", "pngshort"] as const) {
    const { key, page } = printedKey(format, painting(summary), reader);
    expect(key).not.toHaveProperty("note");
    for (const color of key.colors) expect(color).not.toHaveProperty("amount");
    expect(page).toMatchObject({ onOnePage: true, heightMM: 279.4 });
  }
  expect(printedKey("png", painting(summary), reader).page).toMatchObject({ onOnePage: false });
});

test("the same colors give the same bytes", () => {
  for (const format of colorFormatNames)
    if (!isForPaper(format)) expect(bytesOf(format).equals(bytesOf(format)), format).toBe(true);
});

test("paints keep their names in every list, and names of somebody's own do no harm there", async () => {
  const name = `=Grandma's "red" & <blue>`;
  const [white, red] = [
    { code: "W", hex: "#fffefd" },
    { code: "12", name, hex: "#b3202a" },
  ];
  const [color] = summary.palette;
  const palette = [
    { ...color!, ...white },
    { ...color!, code: red.code, hex: red.hex },
    { ...color!, code: "W/12", hex: "#d08080" },
  ];
  const of = painting({ ...summary, palette }, [white, red]);
  const names = ["White", name, `W + ${name}`];
  expect(listColors(of, "en").map((listed) => listed.name)).toEqual(names);
  const fileOf = (format: ProgramColorFormat) =>
    Buffer.from(colorListFile(format, of, { title, language: "en" }).bytes);
  const rows = parseCsv(fileOf("csv"), { bom: true }) as string[][];
  expect(rows.slice(1).map(([, told]) => told)).toEqual(["White", `'${name}`, `W + ${name}`]);
  const called = [`W White`, `12 ${name}`, `W/12 W + ${name}`];
  for (const format of ["gpl", "ase"] as const)
    expect((await readPalette(fileOf(format), format)).map((read) => read.name)).toEqual(called);
  const read = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", htmlEntities: true });
  const { ColorSet: set } = read.parse(strFromU8(unzipSync(fileOf("kpl"))["colorset.xml"]!), true);
  expect(set.ColorSetEntry.map((entry: KritaEntry) => entry.name)).toEqual(called);
  const { key } = printedKey("pdf", of, { title, language: "en", paper: "a4" });
  expect(key.colors.map((listed) => listed.name)).toEqual(names);
});
