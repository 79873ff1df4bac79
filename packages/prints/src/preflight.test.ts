import { buffer } from "node:stream/consumers";
import { readFile } from "node:fs/promises";
import { type BookProfile, bookTrims, coverSize } from "@tintery/engine/tables";
import { framedArt } from "@tintery/engine/testing/framed-art";
import { encodePng } from "@tintery/photos/png";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { bookCoverPdf } from "./book-cover-pdf.ts";
import { bookPdf } from "./book-pdf.ts";
import { addPage, type Pdf, writePdf } from "./pdf-document.ts";
import { planBook } from "./plan-book.ts";
import { preflightCover, preflightPages } from "./preflight.ts";
import { bookOf, pictureOf } from "./testing/books.ts";

const onDemand = { kind: "print-on-demand", trim: "8.5x11", stock: "white" } as const;
const size = bookTrims["8.5x11"];

const profiles: readonly BookProfile[] = [
  { kind: "home", paper: "a4", sides: "single" },
  { kind: "home", paper: "letter", sides: "double" },
  { kind: "home", paper: "a4", sides: "booklet" },
  onDemand,
  { kind: "print-on-demand", trim: "8x10", stock: "cream" },
];

test.each(profiles)("no printer refuses the pages of our books: %o", async (profile) => {
  for (const reverses of ["none", "pattern"] as const) {
    const pages = [framedArt(), framedArt(200, 90)].map((art, k) => ({
      ...pictureOf(k, art),
      turn: 90 as const,
    }));
    const book = bookOf(0, { pages, reverses, title: "A title that is so long that it takes several lines" });
    expect(await preflightPages(await buffer(bookPdf(book, profile)), profile)).toEqual([]);
  }
});

test.each(["picture", "names", "pattern"] as const)("nor their covers: %s", async (cover) => {
  for (const count of [3, 100]) {
    const book = bookOf(count, { cover });
    const pdf = await buffer(bookCoverPdf(book, onDemand));
    expect(await preflightCover(pdf, onDemand, planBook(book, onDemand).length)).toEqual([]);
  }
});

/** A book of 24 pages with a line on each, some of them as they are told. */
const pagesWith = (special: Readonly<Record<number, (pdf: Pdf) => void>>, count = 24) =>
  writePdf({ title: "Book", language: "en" }, (pdf) => {
    for (let page = 1; page <= count; page++) {
      addPage(pdf, size);
      if (special[page]) special[page]!(pdf);
      else line(pdf, { left: 20 });
    }
  });

function line(
  pdf: Pdf,
  { left, right = 100, widthMM = 1 }: { left: number; right?: number; widthMM?: number },
): void {
  pdf.lineWidth(widthMM).moveTo(left, 50).lineTo(right, 50).stroke("#000000");
}

test("what lies too near to an edge or to the spine is found, with its page and the worst distance", async () => {
  const pdf = await pagesWith({
    3: (pdf) => line(pdf, { left: 20, right: size.widthMM - 5 }),
    5: (pdf) => line(pdf, { left: 20, right: size.widthMM - 3 }),
    7: (pdf) => line(pdf, { left: 8 }),
    // on a left page the spine is on the right
    8: (pdf) => line(pdf, { left: 8 }),
    10: (pdf) => pdf.rect(0, 0, size.widthMM, size.heightMM).fill("#ffffff") && line(pdf, { left: 20 }),
  });
  expect(await preflightPages(pdf, onDemand)).toEqual([
    { code: "margin", pages: [3, 5], measured: expect.closeTo(2.5, 1), wanted: 6.35 },
    { code: "gutter", pages: [7], measured: expect.closeTo(7.5, 1), wanted: expect.closeTo(9.525, 3) },
  ]);
});

test("too few, odd and blank pages are found", async () => {
  const nothing = () => {};
  const pdf = await pagesWith({ 5: nothing, 6: nothing, 7: nothing, 8: nothing }, 23);
  expect(await preflightPages(pdf, onDemand)).toEqual([
    { code: "too_few_pages", pages: [], measured: 23, wanted: 24 },
    { code: "odd_pages", pages: [], measured: 23, wanted: 0 },
    { code: "blank_pages", pages: [7, 8], measured: 4, wanted: 2 },
  ]);
  expect(await preflightPages(pdf, { kind: "home", paper: "letter", sides: "single" })).toEqual([]);
});

test("thin lines, small letters, coarse pictures and sizes that differ are found", async () => {
  const png = Buffer.from(
    encodePng({ width: 100, height: 100, channels: 4, data: new Uint8Array(40_000).fill(90) }),
  );
  const pdf = await pagesWith({
    2: (pdf) => line(pdf, { left: 20, widthMM: 0.1 }),
    4: (pdf) => pdf.fontSize(2).fillColor("#000000").text("small", 50, 50),
    6: (pdf) => pdf.image(png, 50, 50, { width: 50.8 }),
  });
  expect(await preflightPages(pdf, onDemand)).toEqual([
    { code: "thin_line", pages: [2], measured: expect.closeTo(0.1, 2), wanted: expect.closeTo(0.2646, 3) },
    { code: "small_text", pages: [4], measured: expect.closeTo(2, 2), wanted: expect.closeTo(2.469, 3) },
    { code: "low_resolution", pages: [6], measured: expect.closeTo(50, 0), wanted: 300 },
  ]);
  const [fault] = await preflightPages(pdf, { ...onDemand, trim: "8x10" });
  expect(fault).toMatchObject({ code: "page_size", measured: expect.closeTo(25.4, 1) });
  expect(fault!.pages).toHaveLength(24);
});

test("fonts that a file does not bring are found, and files that are none", async () => {
  const pdf = new PDFDocument({ size: [size.widthMM * (72 / 25.4), size.heightMM * (72 / 25.4)] });
  pdf.font("Helvetica").text("Helvetica");
  pdf.end();
  const bytes = await buffer(pdf);
  const home = { kind: "home", paper: "letter", sides: "single" } as const;
  expect(await preflightPages(bytes, home)).toEqual([
    { code: "font_not_embedded", pages: [1], measured: 0, wanted: 0 },
  ]);
  const none = await readFile(new URL("preflight.ts", import.meta.url));
  for (const faults of [await preflightPages(none, home), await preflightCover(none, onDemand, 24)])
    expect(faults).toMatchObject([{ code: "unreadable" }]);
});

test("a cover must fit its spine, bleed, and keep words where they are not cut or folded", async () => {
  const cover = await buffer(bookCoverPdf(bookOf(100), onDemand));
  const thicker = await preflightCover(cover, onDemand, 300);
  expect(thicker.map(({ code }) => code)).toContain("cover_size");
  const { widthMM, heightMM, spineMM } = coverSize(onDemand, 40);
  const bad = await writePdf({ title: "Cover", language: "en" }, (pdf) => {
    addPage(pdf, { widthMM, heightMM });
    pdf.rect(0, 1, widthMM, heightMM - 2).fill("#dddddd");
    const write = (text: string, x: number, y: number) =>
      pdf.fillColor("#000000").text(text, x, y, { lineBreak: false });
    pdf.fontSize(6);
    write("edge", 5, 100);
    write("spine", (widthMM - spineMM) / 2 - 5, 100);
    write("barcode", widthMM / 2 - spineMM - 40, heightMM - 25);
  });
  const faults = Object.fromEntries(
    (await preflightCover(bad, onDemand, 40)).map((fault) => [fault.code, fault]),
  );
  expect(Object.keys(faults).sort()).toEqual([
    "barcode",
    "bleed",
    "cover_margin",
    "spine_margin",
    "spine_text",
  ]);
  expect(faults.bleed).toMatchObject({
    measured: expect.closeTo(2.175, 1),
    wanted: expect.closeTo(3.175, 2),
  });
  expect(faults.spine_text).toMatchObject({ measured: 40, wanted: 79 });
});
