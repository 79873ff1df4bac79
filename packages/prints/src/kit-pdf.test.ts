import { defaultPaintByNumbersOptions, paintByNumbers } from "@tintery/engine";
import { letterCode, patternSideMM } from "@tintery/engine/draw";
import { mmPerInch, planTiles, tilePapers } from "@tintery/engine/tables";
import { disks } from "@tintery/engine/testing/scenes";
import { expect, test } from "vitest";
import { kitPdf } from "./kit-pdf.ts";
import type { SheetPlace } from "./kit-words.ts";
import { addPage, type Pdf, writePdf } from "./pdf-document.ts";
import { record } from "./pdf-group.ts";
import { fillWithPattern } from "./pdf-pattern.ts";
import { readPdf } from "./testing/read-pdf.ts";

const picture = paintByNumbers(disks(300, 400), { ...defaultPaintByNumbersOptions, canvasSize: "11x14" });
const key = {
  title: "Key",
  colors: picture.palette.map(({ code, hex }) => ({ code, hex, name: `paint ${code}`, amount: "9 ml" })),
};
const words = {
  guideTitle: "Guide",
  guide: ["Find numbers", "Paint them"],
  mapTitle: "Map",
  scaling: "Scaling",
  gluing: "Gluing",
  rulerLength: "100 mm",
  sheet: ({ name, column, columns, row, rows }: SheetPlace) =>
    `${name}: ${column}/${columns}, ${row}/${rows}`,
  printedAt: (scale: number) => `at ${scale.toFixed(3)}`,
};
const order = { title: "Disks", language: "en", paper: "letter", fitOnOne: false, key, words } as const;
const perMM = 4;

test("a picture larger than the paper comes with a map and a sheet for each part", async () => {
  const plan = planTiles(picture, order);
  const [map, ...others] = await readPdf(await kitPdf(picture, order), perMM);
  const sheets = others.slice(0, -2);
  expect(sheets).toHaveLength(plan.tiles.length);
  expect(sheets.length).toBeGreaterThan(1);
  for (const word of ["Disks", "Map", "Scaling", "Gluing", "100 mm", "A1", "B2"])
    expect(map!.text).toContain(word);
  const { widthMM, heightMM } = tilePapers.letter;
  for (const { widthMM: width, heightMM: height } of [map!, ...sheets]) {
    expect([width, height].sort()).toEqual([expect.closeTo(widthMM, 1), expect.closeTo(heightMM, 1)]);
  }
  expect(sheets[0]!.text).toContain("A1: 1/2, 1/2");
  expect(sheets[3]!.text).toContain("B2: 2/2, 2/2");
});

test("a title in several scripts stands on the map in letters that there are", async () => {
  const [map] = await readPdf(await kitPdf(picture, { ...order, title: "Кіт \u{1f408} 猫" }), 1);
  expect(map!.text.split("\r\n")[0]!.normalize("NFKC")).toMatch(/^Кіт +猫$/);
});

test("the colors and a guide come last", async () => {
  const pages = await readPdf(await kitPdf(picture, { ...order, fitOnOne: true }), perMM);
  const [colors, guide] = pages.slice(-2);
  for (const { name } of key.colors) expect(colors!.text).toContain(name);
  for (const word of ["Guide", "1.", "Find numbers", "2.", "Paint them"]) expect(guide!.text).toContain(word);
});

test("a ruler of 100 mm is as long as it says", async () => {
  const [map] = await readPdf(await kitPdf(picture, order), perMM);
  const { width, data } = map!.gray;
  let longest = 0;
  // the picture with its frames lies below
  const above = 60 * perMM;
  for (let y = 0; y < above; y++) {
    let run = 0;
    for (let x = 0; x < width; x++) {
      run = data[y * width + x]! < 160 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
  }
  expect(longest / perMM).toBeCloseTo(100, 0);
});

test("what two sheets share looks the same on both", async () => {
  const [, first, second] = await readPdf(await kitPdf(picture, order), perMM);
  const { sheet, tiles } = planTiles(picture, order);
  const [left, right] = tiles as [(typeof tiles)[0], (typeof tiles)[0]];
  const shared = left.x + left.widthMM - right.x;
  const pixel = ({ gray }: typeof first & object, xMM: number, yMM: number) =>
    gray.data[Math.round(yMM * perMM) * gray.width + Math.round(xMM * perMM)]!;
  const [x0, y0] = [(sheet.widthMM - left.widthMM) / 2, (sheet.heightMM - left.heightMM) / 2];
  let [inked, alike] = [0, 0];
  for (let y = 5; y < left.heightMM - 15; y += 1 / perMM) {
    for (let x = 1; x < shared - 1; x += 1 / perMM) {
      if (pixel(second!, x0 + x, y0 + y) > 200) continue;
      inked++;
      const near = [-1, 0, 1].flatMap((dx) =>
        [-1, 0, 1].map((dy) =>
          pixel(first!, x0 + left.widthMM - shared + x + dx / perMM, y0 + y + dy / perMM),
        ),
      );
      if (Math.min(...near) <= 230) alike++;
    }
  }
  expect(inked).toBeGreaterThan(20);
  expect(alike / inked).toBeGreaterThan(0.97);
});

test("on one sheet it is smaller and says so; what fits needs no map", async () => {
  const [page, ...more] = await readPdf(await kitPdf(picture, { ...order, fitOnOne: true }), perMM);
  expect(more).toHaveLength(2);
  const { scale } = planTiles(picture, { paper: "letter", fitOnOne: true });
  expect(scale).toBeLessThan(1);
  expect(page!.text).toContain(`at ${scale.toFixed(3)}`);
  const small = paintByNumbers(disks(300, 400), { ...defaultPaintByNumbersOptions, canvasSize: "5x7" });
  expect(small.widthMM).toBeLessThanOrEqual(5 * mmPerInch + 1);
  expect(await readPdf(await kitPdf(small, order), perMM)).toHaveLength(3);
});

test("letters, strong lines and patterns are printed, on the sheets and in the key", async () => {
  const display = { letters: true, strongLines: true, patterns: true };
  const colors = key.colors.map((color, k) => ({ ...color, code: letterCode(k), pattern: k }));
  const shown = { ...order, fitOnOne: true, display, key: { ...key, colors } };
  const [usual] = await readPdf(await kitPdf(picture, { ...order, fitOnOne: true }), perMM);
  const [page, list] = await readPdf(await kitPdf(picture, shown), perMM);
  expect(usual!.text).toMatch(/^\d+\s/m);
  // what is left of digits says how large it is printed
  expect(page!.text.split("at ")[0]).not.toMatch(/\d/);
  for (const { code } of colors) {
    expect(page!.text).toContain(code);
    expect(list!.text).toContain(code);
  }
  const ink = ({ gray }: typeof page & object) => gray.data.reduce((sum, tone) => sum + 255 - tone, 0);
  expect(ink(page!)).toBeGreaterThan(1.5 * ink(usual!));
});

test("a pattern is as fine and lies at the same place on a page, in a group and reduced with it", async () => {
  const square = (pdf: Pdf) => {
    pdf.rect(10, 10, 40, 40);
    fillWithPattern(pdf, { color: 5, ink: "#000000" }, 1);
  };
  const draw = (compose: (pdf: Pdf) => void) =>
    writePdf({ title: "Pattern", language: "en" }, (pdf) => {
      addPage(pdf, { widthMM: 60, heightMM: 60 });
      compose(pdf);
    });
  const [direct] = await readPdf(await draw(square), perMM);
  const grouped = (pdf: Pdf) => {
    pdf.save().translate(2 * patternSideMM, 0);
    const group = record(pdf, () => square(pdf));
    pdf.restore();
    group.place();
  };
  const [placed] = await readPdf(await draw(grouped), perMM);
  expect(placed!.gray.data).toEqual(direct!.gray.data);
  expect(Math.min(...direct!.gray.data)).toBeLessThan(100);
  const row = (y: number) => direct!.gray.data.subarray(y * direct!.gray.width, (y + 1) * direct!.gray.width);
  let crossings = 0;
  const inside = row(Math.round((10 + patternSideMM / 4) * perMM));
  for (let x = 1; x < inside.length; x++) if (inside[x]! < 128 && inside[x - 1]! >= 128) crossings++;
  // upright lines of a grid, one to a tile
  expect(crossings).toBeGreaterThanOrEqual(Math.floor(40 / patternSideMM));
});
