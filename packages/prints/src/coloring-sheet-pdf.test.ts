import { defaultColoringStyle } from "@tintery/engine/draw";
import { papers } from "@tintery/engine/tables";
import { framedArt } from "@tintery/engine/testing/framed-art";
import {
  decodePhoto,
  layOnSheet,
  type NameLine,
  type PageOnSheet,
  qrCodeOf,
  qrFootHeight,
  sheetToPng,
} from "@tintery/photos";
import { readQrCode } from "@tintery/photos/testing";
import { expect, test } from "vitest";
import { coloringSheetPdf } from "./coloring-sheet-pdf.ts";
import { measurePdf } from "./measure-pdf.ts";
import { readPdf } from "./testing/read-pdf.ts";

const art = framedArt();

const pageOn = (paper: keyof typeof papers, name: NameLine | null): PageOnSheet => ({
  art,
  style: defaultColoringStyle,
  sheet: layOnSheet(art, { paper: papers[paper], marginMM: 10, hasNameLine: name !== null }),
  name: name ?? { label: "", name: "" },
});

const perMM = 2;
const read = async (page: PageOnSheet) => (await readPdf(await coloringSheetPdf(page), perMM))[0]!;

test.each<[keyof typeof papers, NameLine | null]>([
  ["a4", null],
  ["letter", { label: "Ім’я", name: "Żaneta" }],
  ["a4", { label: "なまえ", name: "花子" }],
])(
  "a page on %s with %o shows the same as its PNG, in true size and the same bytes each time",
  async (paper, name) => {
    const page = pageOn(paper, name);
    expect(Buffer.compare(await coloringSheetPdf(page), await coloringSheetPdf(page))).toBe(0);
    const { widthMM, heightMM, gray } = await read(page);
    expect(widthMM).toBeCloseTo(papers[paper].widthMM, 1);
    expect(heightMM).toBeCloseTo(papers[paper].heightMM, 1);
    const png = await decodePhoto(await sheetToPng(page), { width: gray.width, height: gray.height });
    expect(Math.abs(png.width - gray.width)).toBeLessThanOrEqual(1);
    let sum = 0;
    const [width, height] = [Math.min(png.width, gray.width), Math.min(png.height, gray.height)];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        sum += Math.abs(gray.data[y * gray.width + x]! - png.data[4 * (y * png.width + x)]!);
    expect(sum / (width * height)).toBeLessThan(1);
  },
);

test("a name is text in an embedded font; what our fonts do not have leaves the line empty", async () => {
  const pdf = await coloringSheetPdf(pageOn("a4", { label: "Name", name: "Źdźbło 花子" }));
  const [page] = await readPdf(pdf, perMM);
  expect(page!.text.replaceAll(/\s+/g, " ").normalize("NFKC")).toMatch(/^Name Źdźbło 花子/);
  const [measured] = (await measurePdf(pdf)).pages;
  const texts = measured!.items.filter(({ kind }) => kind === "text");
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.every(({ hasFont }) => hasFont)).toBe(true);
  for (const name of ["Anna 🦊", "🦊"]) {
    const { text } = await read(pageOn("a4", { label: "Name", name }));
    expect(text.trim()).toBe("Name");
  }
});

test.each(["W".repeat(40), "花".repeat(40)])(
  "a name stays on its line however long it is: %s",
  async (name) => {
    const right = async (written: string) => {
      const pdf = await coloringSheetPdf(pageOn("a4", { label: "なまえ", name: written }));
      const [measured] = (await measurePdf(pdf)).pages;
      const above = measured!.items.filter(({ box }) => box.y < 20);
      return Math.max(...above.map(({ box }) => box.x + box.widthMM));
    };
    expect(await right(name)).toBeCloseTo(await right(""), 1);
  },
);

test("a code in the foot is read as the address beneath it, which is text", async () => {
  const address = "https://paint.example.org/app/shared/AbCdEfGhIjKlMnOpQrStUv";
  const footMM = qrFootHeight(qrCodeOf(address));
  const sheet = layOnSheet(art, { paper: papers.a4, marginMM: 10, hasNameLine: true, footMM });
  const page = { ...pageOn("a4", { label: "Name", name: "" }), sheet, address };
  const [{ gray, text }] = (await readPdf(await coloringSheetPdf(page), 8)) as [
    Awaited<ReturnType<typeof read>>,
  ];
  const side = footMM * 8;
  const foot = sheet.foot!;
  const part = { x: (foot.x + foot.widthMM + 3) * 8 - side, y: foot.y * 8, width: side, height: side };
  expect(readQrCode(gray, part)).toBe(address);
  expect(text).toContain(address);
});
