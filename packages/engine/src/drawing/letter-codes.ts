import { codeWidth } from "./code-width.ts";
import type { Picture } from "./picture.ts";

const lettersInAlphabet = 26;

/** Letters for the color at a place of a palette: A to Z, then AA, AB and so on. */
export function letterCode(color: number): string {
  const last = String.fromCharCode(65 + (color % lettersInAlphabet));
  return color < lettersInAlphabet ? last : letterCode(Math.floor(color / lettersInAlphabet) - 1) + last;
}

/**
 * The same picture with letters instead of numbers, made smaller where letters are wider than the room that was found for
 * digits.
 */
export function withLetters(picture: Picture): Picture {
  const palette = picture.palette.map((color, k) => ({ ...color, code: letterCode(k) }));
  const shrink = palette.map(({ code }, k) =>
    Math.min(1, codeWidth(picture.palette[k]!.code) / codeWidth(code)),
  );
  const numbers = picture.numbers.map((number) => ({
    ...number,
    size: number.size * shrink[picture.regions[number.region]!.color]!,
  }));
  return { ...picture, palette, numbers };
}
