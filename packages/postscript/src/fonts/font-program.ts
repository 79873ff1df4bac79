import type { Machine } from "../machine.ts";
import { PsArray, PsDict, PsName, PsOpaque, PsString } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { decryptCharstring } from "../streams/eexec-source.ts";
import { cidProgram } from "./cid-program.ts";
import type { CffFont } from "./cff.ts";
import { characterOfName, standardEncoding } from "./encodings.ts";
import { blankGlyph } from "./glyph.ts";
import type { FontProgram, Glyph } from "./glyph.ts";
import { TrueTypeFont } from "./true-type.ts";
import { drawType1 } from "./type1-charstring.ts";
import type { Type1Program } from "./type1-charstring.ts";

/** An open font that stands for one that is not in the file. */
export interface Substitute {
  readonly font: TrueTypeFont;
  /** How much narrower or wider letters are than those of the open font. */
  readonly stretch: number;
  /** The width of every letter in thousandths, for fonts of one width. */
  readonly fixedWidth: number | null;
}

const programs = new WeakMap<PsObject & object, FontProgram>();

/** The outlines of a font dictionary of type 1, 2, 42, or a CIDFont. @throws PsError invalidfont */
export function fontProgramOf(machine: Machine, font: PsDict): FontProgram {
  // copies of a font share its letters
  const identity = (font.get("TinteryFont") ??
    font.get("CharStrings") ??
    font.get("sfnts") ??
    font.get("GlyphData") ??
    font) as PsObject & object;
  const known = programs.get(identity);
  if (known !== undefined) return known;
  const program = cached(programFrom(machine, font));
  programs.set(identity, program);
  return program;
}

function cached(program: FontProgram): FontProgram {
  const glyphs = new Map<string, Glyph>();
  return {
    glyph(name) {
      const known = glyphs.get(name);
      if (known !== undefined) return known;
      const glyph = program.glyph(name);
      glyphs.set(name, glyph);
      return glyph;
    },
  };
}

function programFrom(machine: Machine, font: PsDict): FontProgram {
  const own = font.get("TinteryFont");
  if (own instanceof PsOpaque) {
    const value = own.value as CffFont | Substitute;
    return "draw" in value ? cffProgram(value) : substituteProgram(value);
  }
  if (font.get("sfnts") instanceof PsArray) return trueTypeProgram(machine, font);
  if (font.get("GlyphData") !== undefined) return cidProgram(machine, font);
  return type1Program(machine, font);
}

const cffProgram = (font: CffFont): FontProgram => ({
  glyph: (name) => font.draw(font.glyphs.get(name) ?? font.glyphs.get(".notdef") ?? 0),
});

function type1Program(machine: Machine, font: PsDict): FontProgram {
  const charstrings = font.get("CharStrings");
  const secret = font.get("Private");
  if (!(charstrings instanceof PsDict)) throw new PsError("invalidfont", "CharStrings");
  const lead = secret instanceof PsDict ? secret.get("lenIV") : undefined;
  const bare = (object: PsObject | undefined) =>
    object instanceof PsString ? decryptCharstring(object.bytes, typeof lead === "number" ? lead : 4) : null;
  const subroutines = secret instanceof PsDict ? secret.get("Subrs") : undefined;
  const program: Type1Program = {
    subroutine: (index) => (subroutines instanceof PsArray ? bare(subroutines.at(index)) : null),
    standardLetter: (code) => bare(charstrings.get(standardEncoding[code] ?? "")),
    budget: machine.budget,
  };
  return {
    glyph(name) {
      const code = bare(charstrings.get(name) ?? charstrings.get(".notdef"));
      return code === null ? blankGlyph(0) : drawType1(code, program);
    },
  };
}

function trueTypeProgram(machine: Machine, font: PsDict): FontProgram {
  const parts = (font.get("sfnts") as PsArray).toList();
  const strings = parts.map((part) => {
    if (!(part instanceof PsString)) throw new PsError("invalidfont", "sfnts");
    // the last byte of a string of odd length only fills it up
    return part.bytes.subarray(0, part.bytes.length & ~1);
  });
  machine.budget.allocate(strings.reduce((sum, part) => sum + part.length, 0));
  const program = new TrueTypeFont(Buffer.concat(strings), machine.budget);
  const charstrings = font.get("CharStrings");
  const map = font.get("CIDMap");
  const indexOf = (name: string): number => {
    if (charstrings instanceof PsDict && map === undefined) {
      const index = charstrings.get(name) ?? charstrings.get(".notdef");
      return typeof index === "number" ? index : 0;
    }
    const cid = Number(name);
    if (map instanceof PsString) return (map.bytes[2 * cid] ?? 0) * 256 + (map.bytes[2 * cid + 1] ?? 0);
    return typeof map === "number" ? cid + map : cid;
  };
  return {
    glyph: (name) => scaled(program.glyph(indexOf(name)), 1 / program.unitsPerEm, 1 / program.unitsPerEm),
  };
}

/** The open font's letters in thousandths of the em. */
function substituteProgram({ font, stretch, fixedWidth }: Substitute): FontProgram {
  const size = 1000 / font.unitsPerEm;
  return {
    glyph(name) {
      const character = characterOfName(name);
      if (character === null) return blankGlyph(fixedWidth ?? 500);
      const glyph = font.glyph(font.glyphOfCharacter(character));
      if (fixedWidth === null) return scaled(glyph, size * stretch, size);
      const narrow = Math.min(1, fixedWidth / Math.max(1, glyph.width * size));
      const shift = (fixedWidth - glyph.width * size * narrow) / 2;
      const fitted = scaled(glyph, size * narrow, size);
      return {
        kinds: fitted.kinds,
        points: fitted.points.map((value, k) => (k % 2 === 0 ? value + shift : value)),
        width: fixedWidth,
      };
    },
  };
}

const scaled = ({ kinds, points, width }: Glyph, x: number, y: number): Glyph => ({
  kinds,
  points: points.map((value, k) => value * (k % 2 === 0 ? x : y)),
  width: width * x,
});

/** The name of the glyph for a code of a font. */
export function glyphName(font: PsDict, code: number): string {
  const encoding = font.get("Encoding");
  const name = encoding instanceof PsArray ? encoding.at(code) : null;
  return name instanceof PsName ? name.text : ".notdef";
}
