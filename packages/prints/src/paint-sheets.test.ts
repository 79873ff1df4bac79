import { papers, sheetMarginMM } from "@tintery/engine/tables";
import { expect, test } from "vitest";
import { mixingChartPdf } from "./mixing-chart.ts";
import { recipeSheetPdf } from "./recipe-sheet.ts";
import { readPdf } from "./testing/read-pdf.ts";

const printed = { title: "Recipes", language: "en" };
const gray = (k: number, count: number) =>
  `#${Math.floor((k * 255) / count)
    .toString(16)
    .padStart(2, "0")
    .repeat(3)}`;

const sheetOf = (count: number) => ({
  title: "Mixing recipes",
  notes: ["From twelve base paints", "Brands differ"],
  recipes: Array.from({ length: count }, (_, k) => ({
    code: String(k + 1),
    name: `Gray ${k + 1}`,
    hex: gray(k, count),
    mixHex: "#777777",
    grade: "Very close",
    paints: Array.from({ length: 1 + (k % 4) }, (_part, i) => ({
      hex: "#ffffff",
      parts: String(i + 1),
      name: `Paint ${k + 1}-${i}`,
      amount: `${k + 1}.00 ml`,
    })),
  })),
});

/** Whether anything is printed into the margins. */
function staysInside({ data, width, height }: { data: Uint8Array; width: number; height: number }): boolean {
  const margin = Math.floor((sheetMarginMM - 0.3) * 2);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isMargin = x < margin || y < margin || x >= width - margin || y >= height - margin;
      if (isMargin && data[y * width + x] !== 255) return false;
    }
  return true;
}

test.each([
  ["a4", 1],
  ["a4", 30],
  ["letter", 100],
] as const)(
  "on %s %i colors each have their recipe once, with all paints, inside the margins",
  async (paper, count) => {
    const sheet = sheetOf(count);
    const page = { ...papers[paper], marginMM: sheetMarginMM };
    const pages = await readPdf(await recipeSheetPdf(sheet, page, printed), 2);
    const text = pages.map((read) => read.text).join("\n");
    for (const { name, paints } of sheet.recipes) {
      expect(text.match(new RegExp(`${name}(?!\\d)`, "g"))).toHaveLength(1);
      for (const paint of paints) expect(text.match(new RegExp(`${paint.name}(?!\\d)`, "g"))).toHaveLength(1);
    }
    for (const read of pages) {
      expect(read.widthMM).toBeCloseTo(papers[paper].widthMM, 1);
      expect(staysInside(read.gray)).toBe(true);
    }
  },
);

test("color and mixture touch each other, both in their tones", async () => {
  const page = { ...papers.a4, marginMM: sheetMarginMM };
  const [read] = await readPdf(await recipeSheetPdf(sheetOf(1), page, printed), 4);
  const { data, width, height } = read!.gray;
  let touching = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x + 2 < width; x++)
      if (data[y * width + x] === 0 && data[y * width + x + 2] === 0x77) touching++;
  // a name, a grade and one paint: 13 mm high
  expect(touching).toBeGreaterThan(40);
});

test.each([
  ["a4", 1],
  ["letter", 12],
  ["a4", 48],
] as const)("on %s a chart of %i paints stands on one page, with a key after it", async (paper, count) => {
  const labels = Array.from({ length: count }, (_, k) => `P${k + 1}`);
  const rows = labels.map((_, r) => labels.slice(0, r + 1).map((_label, c) => gray(c + 1, count + 2)));
  const colors = labels.map((code, k) => ({ code, name: `Paint ${k + 1}`, hex: gray(k, count) }));
  const page = { ...papers[paper], marginMM: sheetMarginMM };
  const chart = { title: "Mixing chart", notes: ["Base paints"], labels, rows };
  const pdf = await mixingChartPdf(chart, { title: "Paints", colors }, { page, printed });
  const [first, ...more] = await readPdf(pdf, 2);
  for (const label of labels.slice(1))
    expect(first!.text.match(new RegExp(`${label}(?!\\d)`, "g")), label).toHaveLength(2);
  expect(staysInside(first!.gray)).toBe(true);
  const text = more.map((read) => read.text).join("\n");
  for (const { name } of colors) expect(text).toMatch(new RegExp(`${name}(?!\\d)`));
});
