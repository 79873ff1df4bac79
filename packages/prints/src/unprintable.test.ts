import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { bookFonts } from "./book-letters.ts";
import { unprintable } from "./unprintable.ts";

test("letters that no font has are handed back, each once", () => {
  for (const text of [
    "Anna’s “Summer” – №1",
    "Źdźbło Günışığı řžčšě",
    "Ґанок Їжак",
    "Αλφα",
    "タロー・髙橋の本",
    "Zoe\u0301",
    "a\nb",
  ])
    expect(unprintable(text), text).toBe("");
  expect(unprintable("A🦊b🦊 سا")).toBe("🦊سا");
});

test("the table says what the fonts have", () => {
  const pdf = new PDFDocument({ autoFirstPage: false, font: bookFonts.heading[0] });
  for (const files of Object.values(bookFonts)) {
    const letters = files.flatMap((file) => {
      const { _font } = pdf.font(file) as unknown as { _font: { font: { characterSet: number[] } } };
      return _font.font.characterSet;
    });
    const has = new Set(letters);
    for (let code = 33; code < 0x20000; code++) {
      // halves of pairs are no letters; composed forms that Unicode writes apart are asked for apart
      const letter = code >= 0xd800 && code <= 0xdfff ? "" : String.fromCodePoint(code);
      if (letter === "" || letter.trim() === "" || letter.normalize("NFC") !== letter) continue;
      if ((unprintable(letter) === "") !== has.has(code)) expect.fail(`U+${code.toString(16)}`);
    }
  }
});
