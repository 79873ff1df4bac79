import type { Machine } from "../machine.ts";
import { PsArray, PsDict, PsString } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { decryptCharstring } from "../streams/eexec-source.ts";
import { blankGlyph } from "./glyph.ts";
import type { FontProgram } from "./glyph.ts";
import { drawType1 } from "./type1-charstring.ts";
import type { Type1Program } from "./type1-charstring.ts";

const numberIn = (dict: PsDict, key: string, otherwise = 0): number => {
  const value = dict.get(key);
  return typeof value === "number" ? value : otherwise;
};

/**
 * The letters of a CIDFont of type 0: Type 1 charstrings in one string, found by a map of offsets in front
 * (PLRM3, section 5.11.3). @throws PsError invalidfont
 */
export function cidProgram(machine: Machine, font: PsDict): FontProgram {
  const data = font.get("GlyphData");
  const parts = font.get("FDArray");
  if (!(data instanceof PsString) || !(parts instanceof PsArray)) throw new PsError("invalidfont", "CIDFont");
  const { bytes } = data;
  const number = (at: number, size: number) => {
    let value = 0;
    for (let k = 0; k < size; k++) value = value * 256 + (bytes[at + k] ?? 0);
    return value;
  };
  const [partSize, offsetSize] = [numberIn(font, "FDBytes"), numberIn(font, "GDBytes", 1)];
  const map = numberIn(font, "CIDMapOffset");
  const entry = partSize + offsetSize;
  if (partSize > 4 || offsetSize < 1 || offsetSize > 4) throw new PsError("invalidfont", "GDBytes");
  const stretch = (at: number, next: number, size: number) =>
    bytes.subarray(number(at, size), Math.max(number(at, size), number(next, size)));
  return {
    glyph(name) {
      const cid = Number(name);
      if (!(cid >= 0 && cid < numberIn(font, "CIDCount"))) return blankGlyph(0);
      const at = map + cid * entry;
      const part = parts.at(number(at, partSize));
      const secret = part instanceof PsDict ? part.get("Private") : undefined;
      if (!(part instanceof PsDict) || !(secret instanceof PsDict)) return blankGlyph(0);
      const code = stretch(at + partSize, at + entry + partSize, offsetSize);
      const lead = numberIn(secret, "lenIV", 4);
      const program: Type1Program = {
        subroutine(index) {
          const size = numberIn(secret, "SDBytes");
          if (!(index >= 0 && index < numberIn(secret, "SubrCount")) || size < 1 || size > 4) return null;
          const from = numberIn(secret, "SubrMapOffset") + index * size;
          return decryptCharstring(stretch(from, from + size, size), lead);
        },
        standardLetter: () => null,
        budget: machine.budget,
      };
      return code.length === 0
        ? blankGlyph(0)
        : placed(drawType1(decryptCharstring(code, lead), program), part);
    },
  };
}

/** A letter under the matrix of its part of the font. */
function placed(glyph: ReturnType<typeof drawType1>, part: PsDict): ReturnType<typeof drawType1> {
  const matrix = part.get("FontMatrix");
  const scale = matrix instanceof PsArray ? matrix.at(0) : 1;
  if (typeof scale !== "number" || scale === 1) return glyph;
  return {
    kinds: glyph.kinds,
    points: glyph.points.map((value) => value * scale),
    width: glyph.width * scale,
  };
}
