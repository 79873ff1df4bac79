import { papers } from "@tintery/engine/tables";
import { qrCodeOf } from "@tintery/photos";
import { readQrCode } from "@tintery/photos/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { keyHeight } from "./color-key.ts";
import { colorKeyPdf } from "./color-key-pdf.ts";
import type { ColorKey } from "./color-key-words.ts";
import { readPdf } from "./testing/read-pdf.ts";

const sheet = { widthMM: papers.a4.widthMM, heightMM: papers.a4.heightMM, marginMM: 12 };
const printed = { title: "Colors", language: "en" };

/** A key of so many colors, from black to white. */
const keyOf = (count: number, amount?: string): ColorKey => ({
  title: "List of colors",
  note: "Amounts for two coats",
  colors: Array.from({ length: count }, (_, k) => ({
    code: String(k + 1),
    name: `Gray ${k + 1}`,
    hex: `#${Math.floor((k * 255) / count)
      .toString(16)
      .padStart(2, "0")
      .repeat(3)}`,
    ...(amount && { amount }),
  })),
});

test("every color of any number of them is said once, with its amount, on pages of the paper's size", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 120 }),
      fc.constantFrom(...Object.values(papers)),
      async (count, paper) => {
        const pages = await readPdf(
          await colorKeyPdf(keyOf(count, "9 ml"), { ...paper, marginMM: 12 }, printed),
          1,
        );
        const text = pages.map((page) => page.text).join("\n");
        for (let k = 1; k <= count; k++)
          expect(text.match(new RegExp(`Gray ${k}(?!\\d)`, "g"))).toHaveLength(1);
        expect(text.match(/9 ml/g)).toHaveLength(count);
        for (const { widthMM, heightMM } of pages) {
          expect(widthMM).toBeCloseTo(paper.widthMM, 1);
          expect(heightMM).toBeCloseTo(paper.heightMM, 1);
        }
      },
    ),
    { numRuns: 10 },
  );
});

test("a page as high as a short key lays it out like one with room below", async () => {
  const key = keyOf(24);
  const [first] = await readPdf(await colorKeyPdf(key, { ...sheet, onOnePage: true }, printed), 2);
  const close = { ...sheet, heightMM: keyHeight(key, sheet), onOnePage: true };
  const [second, ...more] = await readPdf(await colorKeyPdf(key, close, printed), 2);
  expect(more).toEqual([]);
  const [tall, low] = [first!.gray, second!.gray];
  expect(low.width).toBe(tall.width);
  let off = 0;
  for (let p = 0; p < low.data.length; p++) off += Math.abs(low.data[p]! - tall.data[p]!);
  // pixels begin elsewhere on a page of another height
  expect(off / low.data.length).toBeLessThan(2);
});

test.each([1, 24, 44, 72, 120])("a short key of %i colors stands on one page", async (count) => {
  const pages = await readPdf(await colorKeyPdf(keyOf(count), { ...sheet, onOnePage: true }, printed), 1);
  expect(pages).toHaveLength(1);
  for (let k = 1; k <= count; k++) expect(pages[0]!.text).toMatch(new RegExp(`Gray ${k}(?!\\d)`));
});

test("nothing is printed into the margins, and every swatch is there in its color", async () => {
  for (const onOnePage of [true, false]) {
    const key = keyOf(40);
    const [page] = await readPdf(await colorKeyPdf(key, { ...sheet, onOnePage }, printed), 4);
    const { gray } = page!;
    const margin = Math.floor((sheet.marginMM - 0.2) * 4);
    const tones = new Set<number>();
    let inMargins = 0;
    for (let y = 0; y < gray.height; y++)
      for (let x = 0; x < gray.width; x++) {
        const tone = gray.data[y * gray.width + x]!;
        tones.add(tone);
        const isMargin = x < margin || y < margin || x >= gray.width - margin || y >= gray.height - margin;
        if (isMargin && tone !== 255) inMargins++;
      }
    expect(inMargins).toBe(0);
    for (const { hex } of key.colors) expect(tones).toContain(Number.parseInt(hex.slice(1, 3), 16));
  }
});

test("a page of the height of its key holds all of it, and is the longer the more colors there are", async () => {
  const lengths: number[] = [];
  for (const count of [2, 10, 100]) {
    const key = keyOf(count);
    const long = { ...sheet, heightMM: keyHeight(key, sheet) };
    const pages = await readPdf(await colorKeyPdf(key, long, printed), 1);
    expect(pages).toHaveLength(1);
    lengths.push(pages[0]!.heightMM);
  }
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test.each([
  ["en", "Moss green"],
  ["cs", "Žlutý okr, švestková, měděnka"],
  ["uk", "М’ятний, їжак, ґанок"],
  ["tr", "Gümüş grisi, İnci, çağ"],
  ["ja", "緑青色 2 · Žlutý"],
])("names in %s can be read", async (language, name) => {
  const key = { title: name, colors: [{ code: "1", name, hex: "#808080" }] };
  const [page] = await readPdf(await colorKeyPdf(key, sheet, { title: name, language }), 1);
  expect(page!.text.normalize("NFKC")).toContain(name.normalize("NFKC"));
});

test("letters that no font has are left out", async () => {
  const key = { title: "Cat \u{1f408}!", colors: [] };
  const [page] = await readPdf(await colorKeyPdf(key, sheet, printed), 1);
  expect(page!.text.trim()).toBe("Cat !");
});

test.each([
  "http://localhost:3000/app/shared/AbCdEfGhIjKlMnOpQrStUv",
  `https://paint.${"a-long-name-of-a-school.".repeat(4)}example.org/app/shared/AbCdEfGhIjKlMnOpQrStUv`,
])("a code beside the title is read as the address that stands beneath it: %s", async (address) => {
  const perMM = 8;
  const { sideMM, quietMM } = qrCodeOf(address);
  const side = perMM * (sideMM + 2 * quietMM);
  const x = perMM * (sheet.widthMM - sheet.marginMM + quietMM) - side;
  const head = { x, y: perMM * (sheet.marginMM - quietMM), width: side, height: side };
  for (const count of [3, 72]) {
    const key = { ...keyOf(count, "9 ml"), title: "A title that is as long as its line ".repeat(4), address };
    const pages = await readPdf(await colorKeyPdf(key, sheet, printed), 8);
    for (const { gray, text } of pages) {
      expect(readQrCode(gray, head)).toBe(address);
      expect(text).toContain(address);
    }
    const [low] = await readPdf(
      await colorKeyPdf(key, { ...sheet, heightMM: keyHeight(key, sheet), onOnePage: true }, printed),
      8,
    );
    expect(readQrCode(low!.gray, head)).toBe(address);
    expect(low!.text).toContain(`Gray ${count}`);
  }
});
