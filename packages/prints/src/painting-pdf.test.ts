import { defaultPaintByNumbersOptions, paintByNumbers } from "@tintery/engine";
import { defaultStyle, type DrawingKind } from "@tintery/engine/draw";
import { disks } from "@tintery/engine/testing/scenes";
import { drawPaintByNumbers } from "@tintery/engine/paint";
import { drawingToPixels } from "@tintery/photos";
import { beforeAll, expect, test } from "vitest";
import { paintingPdf } from "./painting-pdf.ts";
import { type ReadPage, readPdf } from "./testing/read-pdf.ts";

const picture = paintByNumbers(disks(300, 400), { ...defaultPaintByNumbersOptions, canvasSize: "5x7" });
const printed = { title: "Disks", language: "en" };
const kinds: DrawingKind[] = ["pbn", "origin", "grayscale", "hybrid"];
const styleOf = (kind: DrawingKind) => ({
  ...defaultStyle,
  kind,
  opacity: 0.3,
  frameMM: kind === "hybrid" ? 20 : 0,
});
let pages: ReadPage[];

beforeAll(async () => {
  pages = [];
  for (const kind of kinds) {
    const [page, ...more] = await readPdf(await paintingPdf(picture, styleOf(kind), printed));
    expect(more).toEqual([]);
    pages.push(page!);
  }
});

test("a page is as large as the canvas and its frame", () => {
  pages.forEach(({ widthMM, heightMM }, i) => {
    const { frameMM } = styleOf(kinds[i]!);
    expect(widthMM).toBeCloseTo(picture.widthMM + 2 * frameMM, 1);
    expect(heightMM).toBeCloseTo(picture.heightMM + 2 * frameMM, 1);
  });
});

test("a PDF shows what the SVG of the same style shows", () => {
  pages.forEach(({ gray }, i) => {
    const svg = drawPaintByNumbers(picture, styleOf(kinds[i]!));
    const { data } = drawingToPixels(svg, { widthPx: gray.width, page: "#ffffff" });
    let [off, darker] = [0, 0];
    for (let p = 0; p < gray.data.length; p++) {
      const here = data[p * 4 + 1] ?? 255;
      off += Math.abs(gray.data[p]! - here);
      darker += gray.data[p]! - here;
    }
    // two renderers smooth their edges differently, but both lay on as much ink
    expect(off / gray.data.length, kinds[i]).toBeLessThan(2.5);
    expect(Math.abs(darker) / gray.data.length, kinds[i]).toBeLessThan(1);
  });
});

test("every number can be read as text, in an embedded font", () => {
  const written = pages[0]!.text.match(/\d+/g) ?? [];
  const codes = picture.numbers.map(({ region }) => picture.palette[picture.regions[region]!.color]!.code);
  expect([...written].sort()).toEqual([...codes].sort());
});

test("the same picture gives the same bytes, and asks for no scaling", async () => {
  const [first, second] = await Promise.all([0, 1].map(() => paintingPdf(picture, defaultStyle, printed)));
  expect(Buffer.compare(first!, second!)).toBe(0);
  expect(Buffer.from(first!).toString("latin1")).toContain("/PrintScaling /None");
});
