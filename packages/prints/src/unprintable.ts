import { kanjiBits, letterRanges } from "./printable-letters.ts";

const [firstKanji, lastKanji] = [0x4e00, 0x9fff];

/** First and last code points, ascending. */
let ranges: readonly (readonly [first: number, last: number])[] | undefined;
let kanji: string | undefined;

function readRanges(): readonly (readonly [number, number])[] {
  let end = 0;
  return letterRanges.split(" ").map((range) => {
    const [step, more = "0"] = range.split("-") as [string, string?];
    const first = end + Number.parseInt(step, 36);
    end = first + Number.parseInt(more, 36);
    return [first, end];
  });
}

function isPrintable(code: number): boolean {
  if (code >= firstKanji && code <= lastKanji) {
    kanji ??= atob(kanjiBits);
    const at = code - firstKanji;
    return ((kanji.charCodeAt(at >> 3) >> (at & 7)) & 1) === 1;
  }
  ranges ??= readRanges();
  return ranges.some(([first, last]) => code >= first && code <= last);
}

/**
 * The letters of a text that no font of our books has, each once, such as "🦊": they would be left out in print. Empty when all can
 * be printed. Loads no font, so that a form can ask before anything is printed.
 */
export function unprintable(text: string): string {
  const letters = new Set(text.normalize("NFC"));
  return [...letters]
    .filter((letter) => letter.trim() !== "" && !isPrintable(letter.codePointAt(0)!))
    .join("");
}
