import { buffer } from "node:stream/consumers";
import { type BookProfile, bookTrims, coverSize, mmPerInch, papers } from "@tintery/engine/tables";
import { framedArt } from "@tintery/engine/testing/framed-art";
import { expect, test } from "vitest";
import { bookCoverPdf } from "./book-cover-pdf.ts";
import { bookPdf } from "./book-pdf.ts";
import { pageFrame } from "./page-frame.ts";
import { planBook } from "./plan-book.ts";
import { bookOf, pictureOf } from "./testing/books.ts";
import { type ReadPage, readPdf } from "./testing/read-pdf.ts";

const perMM = 2;
const printed = async (...args: Parameters<typeof bookPdf>) => readPdf(await buffer(bookPdf(...args)), perMM);

/** Where the ink of a page lies, in millimeters from its left and upper edge; null on an empty page. */
function inkOf({ gray }: ReadPage): { left: number; top: number; right: number; bottom: number } | null {
  let [left, top, right, bottom] = [gray.width, gray.height, -1, -1];
  for (let y = 0; y < gray.height; y++)
    for (let x = 0; x < gray.width; x++)
      if (gray.data[y * gray.width + x]! < 250) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
  if (right < 0) return null;
  return { left: left / perMM, top: top / perMM, right: (right + 1) / perMM, bottom: (bottom + 1) / perMM };
}

const profiles: readonly BookProfile[] = [
  { kind: "home", paper: "a4", sides: "single" },
  { kind: "home", paper: "letter", sides: "double" },
  { kind: "print-on-demand", trim: "8.5x11", stock: "white" },
  { kind: "print-on-demand", trim: "8.5x8.5", stock: "cream" },
  { kind: "print-on-demand", trim: "a4", stock: "white" },
];

test.each(profiles)(
  "pages have their size, ink stays inside their margins, and words are words: %o",
  async (profile) => {
    const book = bookOf(3, { reverses: "pattern" });
    const plan = planBook(book, profile);
    const pages = await printed(book, profile);
    expect(pages).toHaveLength(plan.length);
    const size = profile.kind === "home" ? papers[profile.paper] : bookTrims[profile.trim];
    const isOneSided = profile.kind === "home" && profile.sides === "single";
    pages.forEach((page, at) => {
      expect(page.widthMM).toBeCloseTo(size.widthMM, 1);
      expect(page.heightMM).toBeCloseTo(size.heightMM, 1);
      const ink = inkOf(page);
      expect(ink === null).toBe(plan[at]!.kind === "blank");
      if (!ink) return;
      const { live } = pageFrame(profile, { isRight: isOneSided || at % 2 === 0, pageCount: plan.length });
      const slack = 1.5 / perMM;
      expect(ink.left).toBeGreaterThan(live.x - slack);
      expect(ink.top).toBeGreaterThan(live.y - slack);
      expect(ink.right).toBeLessThan(live.x + live.widthMM + slack);
      expect(ink.bottom).toBeLessThan(live.y + live.heightMM + slack);
    });
    const text = (kind: string) => pages[plan.findIndex((page) => page.kind === kind)]!.text;
    expect(text(profile.kind === "home" ? "cover" : "title")).toMatch(/Summer\s+At the lake/);
    expect(text("belongs-to")).toMatch(/This book belongs to\s+Anna/);
    expect(text("test")).toContain("Try your colors here");
    const arts = pages.filter((_, at) => plan[at]!.kind === "art");
    expect(arts.map((page) => page.text.replaceAll(/\s+/g, " "))).toEqual([
      "1 Picture a",
      "2 Picture b",
      "3 Picture c",
    ]);
  },
);

test("a booklet's sheets bear two pages each, the last beside the first", async () => {
  const book = bookOf(5, { reverses: "none", belongsTo: false, testPage: false });
  const sheets = await printed(book, { kind: "home", paper: "a4", sides: "booklet" });
  expect(sheets).toHaveLength(4);
  for (const { widthMM, heightMM } of sheets) {
    expect(widthMM).toBeCloseTo(297, 1);
    expect(heightMM).toBeCloseTo(210, 1);
  }
  const numbers = sheets.map(({ text }) =>
    [...text.matchAll(/(\d) Picture/g)].map(([, number]) => Number(number)),
  );
  // pages: cover, blank, 1 2 3 4 5, blank
  expect(numbers).toEqual([[], [5], [4, 1], [2, 3]]);
  const [first] = sheets;
  expect(first!.text).toContain("Summer");
  expect(inkOf(first!)!.left).toBeGreaterThan(297 / 2);
});

test("a page turns with its picture, and shows it as large as it can", async () => {
  const wide = framedArt(150, 100);
  const profile = { kind: "home", paper: "a4", sides: "single" } as const;
  const plain = { captions: false, pageNumbers: false, belongsTo: false, testPage: false } as const;
  const pages = [0, 90, 180, 270].map((turn) => ({
    ...pictureOf(0, wide),
    turn: turn as 0 | 90 | 180 | 270,
  }));
  const [, ...shown] = await printed(bookOf(0, { ...plain, pages }), profile);
  const sizes = shown.map((page) => {
    const { left, right, top, bottom } = inkOf(page)!;
    return [right - left, bottom - top];
  });
  const upright = [190, 127];
  const across = [185, 277];
  const expected = [upright, across, upright, across];
  sizes.forEach((size, k) => {
    for (const i of [0, 1]) expect(Math.abs(size[i]! - expected[k]![i]!)).toBeLessThan(1.5);
  });
  // the swelling stroke is at the upper end of the picture
  const tones = shown.map((page) => halves(page));
  expect(tones[0]!.lower).toBeGreaterThan(tones[0]!.upper);
  expect(tones[2]!.upper).toBeGreaterThan(tones[2]!.lower);
  expect(tones[1]!.left).toBeGreaterThan(tones[1]!.right);
  expect(tones[3]!.right).toBeGreaterThan(tones[3]!.left);
});

/** How much ink lies in the halves of a page; the solid of the picture is a little below its middle. */
function halves({ gray: { width, height, data } }: ReadPage) {
  const sums = { upper: 0, lower: 0, left: 0, right: 0 };
  data.forEach((tone, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    sums[y * 2 < height ? "upper" : "lower"] += 255 - tone;
    sums[x * 2 < width ? "left" : "right"] += 255 - tone;
  });
  return sums;
}

test("the same book gives the same bytes, and is drawn page by page as it is taken", async () => {
  const loaded: number[] = [];
  const pages = Array.from({ length: 6 }, (_, k) => ({
    ...pictureOf(k),
    load: () => {
      loaded.push(k);
      return framedArt();
    },
  }));
  const profile = { kind: "home", paper: "letter", sides: "double" } as const;
  const make = () => bookPdf(bookOf(0, { pages, cover: "pattern" }), profile);
  const parts = make();
  await parts.next();
  expect(loaded).toEqual([]);
  for (let k = 0; k < 7; k++) await parts.next();
  expect(loaded.length).toBeLessThan(6);
  expect(Buffer.compare(await buffer(make()), await buffer(make()))).toBe(0);
});

test.each(["picture", "names", "pattern"] as const)(
  "the cover %s wraps around the book, with the barcode's room empty",
  async (cover) => {
    const profile = { kind: "print-on-demand", trim: "8x10", stock: "cream" } as const;
    const book = bookOf(60, { cover });
    const { widthMM, heightMM, spineMM } = coverSize(profile, planBook(book, profile).length);
    const [sheet, ...more] = await readPdf(await buffer(bookCoverPdf(book, profile)), perMM);
    expect(more).toEqual([]);
    expect(sheet!.widthMM).toBeCloseTo(widthMM, 1);
    expect(sheet!.heightMM).toBeCloseTo(heightMM, 1);
    // on the front and on the spine
    expect(sheet!.text.match(/Summer/g)).toHaveLength(2);
    if (cover === "names") for (const name of ["Anna", "Leo"]) expect(sheet!.text).toContain(name);
    const { gray } = sheet!;
    const bleed = mmPerInch / 8;
    const right = bleed + 8 * mmPerInch - mmPerInch / 4;
    for (let x = right - 2 * mmPerInch + 1; x < right - 1; x += 1)
      for (let y = heightMM - bleed - mmPerInch * 1.45 + 1; y < heightMM - bleed - mmPerInch / 4 - 1; y += 1)
        expect(gray.data[Math.round(y * perMM) * gray.width + Math.round(x * perMM)]).toBe(255);
    // ground reaches the edges, where it is cut away
    for (const at of [0, gray.width - 2, (gray.height - 2) * gray.width])
      expect(gray.data[at]).toBeLessThan(250);
    expect(spineMM).toBeGreaterThan(2);
  },
);

test("a cover that names nobody, or has no picture, has the pattern", async () => {
  const profile = { kind: "print-on-demand", trim: "8x10", stock: "cream" } as const;
  const make = (changed: Parameters<typeof bookOf>[1]) => buffer(bookCoverPdf(bookOf(0, changed), profile));
  const pattern = await make({ cover: "pattern" });
  expect(Buffer.compare(await make({ cover: "names", coverNames: " , " }), pattern)).toBe(0);
  expect(Buffer.compare(await make({ cover: "picture" }), pattern)).toBe(0);
});

test("letters that no font has are left out, and the line to write on stays", async () => {
  const profile = { kind: "home", paper: "a4", sides: "single" } as const;
  const make = (owner: string, title = "夏の本 Źdźbło Їжак") =>
    printed(bookOf(1, { owner, title, cover: "pattern" }), profile);
  const [[cover, fox], [, empty]] = [await make("🦊"), await make("")];
  expect(Buffer.compare(fox!.gray.data, empty!.gray.data)).toBe(0);
  expect(cover!.text.normalize("NFKC").replaceAll(/\s/g, "")).toMatch(/^夏の本ŹdźbłoЇжак/);
  const [named] = [(await make("花子"))[1]];
  expect(named!.text.normalize("NFKC")).toContain("花子");
});
