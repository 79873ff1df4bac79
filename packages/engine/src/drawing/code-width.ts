import { digits } from "./digits.ts";

/**
 * Advance widths of Arimo's other characters, in thousandths of an em, by the characters that have them: codes of
 * paints hold letters and mixes a slash.
 */
const widths: Readonly<Record<number, string>> = {
  222: "ijl",
  278: "/.,:;! Ift",
  333: "-()r·",
  500: "Jcksvxyz",
  556: "0123456789Labdeghnopqu_#",
  584: "+−×",
  611: "FTZ",
  667: "ABEKPSVXY&",
  722: "CDHNRUw",
  778: "GOQ",
  833: "Mm",
  944: "W",
};
const widest = 1000;

const widthOf = new Map(
  Object.entries(widths).flatMap(([width, characters]) =>
    [...characters].map((c) => [c, Number(width)] as const),
  ),
);

/** Widths of the codes of a palette, in digits. */
export function codeWidths(palette: readonly { readonly code: string }[]): number[] {
  return palette.map(({ code }) => codeWidth(code));
}

/** The width of a color's code, in digits: "12" is 2, "3/12" is 3.5. Unknown characters count an em each. */
export function codeWidth(code: string): number {
  let sum = 0;
  for (const character of code) sum += widthOf.get(character) ?? widest;
  return sum / (1000 * digits.width);
}
