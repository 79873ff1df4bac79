import { buffer } from "node:stream/consumers";
import { defaultColoringStyle } from "@tintery/engine/draw";
import { papers } from "@tintery/engine/tables";
import { framedArt } from "@tintery/engine/testing/framed-art";
import { layOnSheet } from "@tintery/photos";
import { expect, test } from "vitest";
import { classBooksPdf, classSheetsPdf } from "./class-set.ts";
import { coloringSheetPdf } from "./coloring-sheet-pdf.ts";
import { measurePdf } from "./measure-pdf.ts";
import { namesIn } from "./names-in.ts";
import { planBook } from "./plan-book.ts";
import { bookOf, pictureOf } from "./testing/books.ts";
import { readPdf } from "./testing/read-pdf.ts";

const names = ["Anna", "Źdźbło ★", "花子"];
const plain = (text: string) => text.replaceAll(/\s+/g, " ").normalize("NFKC").trim();

test("names stand apart by commas, lines or &, and a class may have two of one name", () => {
  expect(namesIn(" Anna, Ben\n\nAnna  Lena & 花子、太郎,")).toEqual([
    "Anna",
    "Ben",
    "Anna Lena",
    "花子",
    "太郎",
  ]);
  expect(namesIn("Anna, Anna")).toHaveLength(2);
  expect(namesIn(" \n,")).toEqual([]);
});

test("every child has every page, with the name on it, and a page is in the file only once", async () => {
  const pages = [pictureOf(0), pictureOf(1, framedArt(150, 100))];
  const make = (names: readonly string[]) =>
    buffer(classSheetsPdf({ pages, paper: papers.a4, marginMM: 10, label: "Name", names }));
  const pdf = await make(names);
  const sheets = await readPdf(pdf, 1);
  expect(sheets.map(({ text }) => plain(text))).toEqual(
    names.flatMap((name) => [`Name ${name}`, `Name ${name}`]),
  );
  expect(sheets.map(({ widthMM, heightMM }) => widthMM > heightMM)).toEqual(
    names.flatMap(() => [false, true]),
  );
  // the same picture on every child's sheet, below the name
  const below = ({ gray }: (typeof sheets)[0]) => Buffer.from(gray.data.subarray(25 * gray.width));
  for (const k of [0, 1]) expect(below(sheets[k + 2]!).equals(below(sheets[k]!))).toBe(true);
  const twice = (await make(["Anna", "Anna"])).length - (await make(["Anna"])).length;
  expect(twice).toBeLessThan(1500);
});

test("a picture of any shape stands where it stands on a sheet of its own", async () => {
  const name = { label: "Name", name: "Anna" };
  for (const art of [framedArt(), framedArt(100, 100), framedArt(150, 100)]) {
    const order = { paper: papers.a4, marginMM: 10 };
    const sheet = layOnSheet(art, { ...order, hasNameLine: true });
    const alone = coloringSheetPdf({ art, style: defaultColoringStyle, sheet, name });
    const pages = [pictureOf(0, art)];
    const together = buffer(classSheetsPdf({ ...order, pages, label: name.label, names: [name.name] }));
    const [expected, found] = await Promise.all([alone, together].map(async (pdf) => inkOf(await pdf)));
    // in a set no line reaches beyond the margins, so the picture is a little smaller
    for (const k of [0, 1, 2, 3]) expect(Math.abs(found![k]! - expected![k]!)).toBeLessThan(2);
  }
});

/** Left, upper, right and lower end of all that is below the name line, in millimeters. */
async function inkOf(pdf: Uint8Array): Promise<number[]> {
  const [page] = (await measurePdf(pdf)).pages;
  const boxes = page!.items.map(({ box }) => box).filter(({ y }) => y > 20);
  return [
    Math.min(...boxes.map(({ x }) => x)),
    Math.min(...boxes.map(({ y }) => y)),
    Math.max(...boxes.map(({ x, widthMM }) => x + widthMM)),
    Math.max(...boxes.map(({ y, heightMM }) => y + heightMM)),
  ];
}

test.each(["single", "double", "booklet"] as const)(
  "every child has a whole book of its own, printed %s, that begins on a sheet of its own",
  async (sides) => {
    const profile = { kind: "home", paper: "letter", sides } as const;
    const book = bookOf(3, { reverses: "none", belongsTo: false, testPage: false });
    const pages = await readPdf(await buffer(classBooksPdf(book, names, profile)), 1);
    const own = pages.length / names.length;
    expect(Number.isInteger(own)).toBe(true);
    if (sides === "double") expect(own % 2).toBe(0);
    const count = planBook({ ...book, belongsTo: true }, profile).length;
    expect(own).toBe(sides === "booklet" ? count / 2 : sides === "double" ? count + (count % 2) : count);
    names.forEach((name, child) => {
      const text = plain(
        pages
          .slice(child * own, (child + 1) * own)
          .map((page) => page.text)
          .join(" "),
      );
      expect(text).toContain(`This book belongs to ${name}`);
      for (const k of [1, 2, 3]) expect(text).toContain(`${k} Picture`);
    });
  },
);
