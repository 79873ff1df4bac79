import { defaultPaintByNumbersOptions, paintByNumbers } from "@tintery/engine";
import { sheetLabels, sheetMarginMM } from "@tintery/engine/tables";
import { disks } from "@tintery/engine/testing/scenes";
import { expect, test } from "vitest";
import { type ColorBySheet, colorByPdf } from "./color-by-pdf.ts";
import { measurePdf } from "./measure-pdf.ts";
import { readPdf } from "./testing/read-pdf.ts";

const picture = paintByNumbers(disks(400, 300), { ...defaultPaintByNumbersOptions, numberOfColors: 8 });
const sheet = {
  title: "Disks",
  language: "en",
  paper: "letter",
  age: "8-11",
  times: "×",
  colorNames: picture.palette.map((_, k) => `Color ${"ABCDEFGHIJ"[k]}`),
  label: "Name",
  names: ["Anna"],
  solution: "Solution",
} as const satisfies Omit<ColorBySheet, "labels">;

test.each(sheetLabels)(
  "a sheet to color by %s says what stands for each color, and how it comes out",
  async (labels) => {
    const pdf = await colorByPdf(picture, { ...sheet, labels });
    const [page, solution, ...more] = await readPdf(pdf, 2);
    expect(more).toEqual([]);
    expect(page!.widthMM).toBeGreaterThan(page!.heightMM);
    for (const word of ["Disks", "Name", "Anna", ...sheet.colorNames]) expect(page!.text).toContain(word);
    for (const word of ["Solution", ...sheet.colorNames]) expect(solution!.text).toContain(word);
    if (labels === "sums") expect(page!.text).toMatch(/\d[+×−]\d/);
    else expect(page!.text).not.toMatch(/\d[+×−]\d/);
    if (labels === "letters") expect(page!.text.replace("Anna", "")).not.toMatch(/\d/);
    const ink = ({ gray }: typeof page & object) => gray.data.reduce((sum, tone) => sum + 255 - tone, 0);
    expect(ink(solution!)).toBeGreaterThan(2 * ink(page!));
    for (const { widthMM, heightMM, items } of (await measurePdf(pdf)).pages)
      for (const { box, isWhite, hasFont } of items) {
        if (isWhite) continue;
        const edges = [box.x, box.y, widthMM - box.x - box.widthMM, heightMM - box.y - box.heightMM];
        expect(Math.min(...edges)).toBeGreaterThan(sheetMarginMM - 2);
        expect(hasFont).not.toBe(false);
      }
  },
);

test("without a solution it is one page, which stands where the picture stands", async () => {
  const tall = paintByNumbers(disks(300, 400), { ...defaultPaintByNumbersOptions, numberOfColors: 8 });
  const [page, ...more] = await readPdf(
    await colorByPdf(tall, { ...sheet, labels: "numbers", solution: null }),
    1,
  );
  expect(more).toEqual([]);
  expect(page!.heightMM).toBeGreaterThan(page!.widthMM);
});
