import { isoLatin1Encoding, knownGlyphNames, standardEncoding, symbolEncoding } from "../fonts/encodings.ts";
import { readCff } from "../fonts/cff.ts";
import type { CffFont } from "../fonts/cff.ts";
import { SubstituteFonts } from "../fonts/substitute-fonts.ts";
import type { SubstituteFiles } from "../fonts/substitute-fonts.ts";
import { multiply } from "../drawing/matrix.ts";
import type { Matrix } from "../drawing/matrix.ts";
import type { Machine, OperatorTable } from "../machine.ts";
import { keyOf, PsArray, PsDict, PsName, PsOpaque } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { currentFile } from "./control.ts";
import { matrixFrom } from "./matrices.ts";

/** Makes the operators that find and change fonts; `files` are the open fonts that stand for missing ones. */
export function fontOperators(machine: Machine, files: SubstituteFiles): OperatorTable {
  const { system } = machine.dicts;
  const directory = machine.makeDict(100);
  const substitutes = new SubstituteFonts(files, machine.budget);
  const encodings = new Map(
    Object.entries({
      StandardEncoding: standardEncoding,
      ISOLatin1Encoding: isoLatin1Encoding,
      SymbolEncoding: symbolEncoding,
    }).map(
      ([name, names]) =>
        [name, machine.makeArray(names.map((glyph) => machine.names.literal(glyph)))] as const,
    ),
  );
  for (const [name, encoding] of encodings) system.entries.set(name, encoding);
  system.entries.set("FontDirectory", directory);
  system.entries.set("GlobalFontDirectory", directory);

  const find = (name: string): PsDict => {
    const known = directory.get(name);
    if (known instanceof PsDict) return known;
    const font = standIn(machine, name, substitutes);
    machine.define(directory, name, font);
    return font;
  };
  const define = (key: ReturnType<typeof keyOf>, font: PsDict): PsDict => {
    machine.define(font, "FID", new PsOpaque("fonttype"));
    machine.define(directory, key, font);
    return font;
  };
  return {
    findfont({ operands }) {
      operands.push(find(operands.popText()));
    },
    definefont({ operands }) {
      const font = operands.popDict();
      operands.push(define(keyOf(operands.pop()), font));
    },
    undefinefont({ operands }) {
      directory.entries.delete(keyOf(operands.pop()));
    },
    composefont: composeFont,
    selectfont({ operands, graphics }) {
      const by = operands.pop();
      const font = find(operands.popText());
      graphics.state.font = derived(machine, font, matrixOfScale(by));
    },
    findencoding({ operands }) {
      const encoding = encodings.get(operands.popText());
      if (encoding === undefined) throw new PsError("undefinedresource");
      operands.push(encoding);
    },
    StartData: () => startData(machine, define),
    ...fontChangers,
  };
}

function matrixOfScale(by: unknown): Matrix {
  if (typeof by === "number") return [by, 0, 0, by, 0, 0];
  return matrixFrom(by instanceof PsArray ? by : undefined);
}

/** A copy of a font under another matrix. */
function derived(machine: Machine, font: PsDict, matrix: Matrix): PsDict {
  const copy = machine.makeDict(font.entries.size);
  machine.budget.allocate(40 * font.entries.size);
  for (const [key, value] of font.entries) copy.entries.set(key, value);
  const own = font.get("FontMatrix");
  const whole = own === undefined ? matrix : multiply(matrixFrom(own), matrix);
  copy.entries.set("FontMatrix", machine.makeArray([...whole]));
  copy.entries.set("TinteryRoot", font.get("TinteryRoot") ?? font);
  return copy;
}

const fontChangers: OperatorTable = {
  scalefont(machine) {
    const size = machine.operands.popNumber();
    machine.operands.push(derived(machine, machine.operands.popDict(), [size, 0, 0, size, 0, 0]));
  },
  makefont(machine) {
    const matrix = matrixFrom(machine.operands.pop());
    machine.operands.push(derived(machine, machine.operands.popDict(), matrix));
  },
  setfont({ operands, graphics }) {
    graphics.state.font = operands.popDict();
  },
  currentfont({ operands, graphics }) {
    operands.push(graphics.state.font);
  },
  rootfont({ operands, graphics }) {
    operands.push(graphics.state.font);
  },
};

/** A font dictionary for a font that is not there. */
function standIn(machine: Machine, name: string, substitutes: SubstituteFonts): PsDict {
  machine.notes.add("fonts_replaced");
  const substitute = substitutes.substituteFor(name);
  const isSymbol = /^symbol/i.test(name);
  const encoding = machine.dicts.system.get(isSymbol ? "SymbolEncoding" : "StandardEncoding") ?? null;
  const letters = machine.makeDict(300);
  knownGlyphNames.forEach((glyph, k) => {
    letters.entries.set(glyph, k);
  });
  const font = machine.dictOf({
    FontType: 1,
    FontName: machine.names.literal(name),
    PaintType: 0,
    FontMatrix: machine.makeArray([0.001, 0, 0, 0.001, 0, 0]),
    FontBBox: machine.makeArray([-200, -250, 1200, 1000]),
    FontInfo: machine.makeDict(8),
    Private: machine.makeDict(8),
    Encoding: encoding,
    CharStrings: letters,
    FID: new PsOpaque("fonttype"),
  });
  if (substitute !== null) font.entries.set("TinteryFont", new PsOpaque("fonttype", substitute));
  return font;
}

/** A resource by its name; a CIDFont may be an ordinary font too. */
function named(machine: Machine, name: PsObject, category: "CIDFont" | "CMap"): PsObject {
  const { operands, dicts, names } = machine;
  const isThere = (kind: string) => {
    operands.push(name);
    operands.push(names.literal(kind));
    machine.call(dicts.system.get("resourcestatus") ?? null);
    if (!operands.popBoolean()) return false;
    operands.pop();
    operands.pop();
    return true;
  };
  const kind = category === "CIDFont" && !isThere(category) ? "Font" : category;
  operands.push(name);
  operands.push(names.literal(kind));
  machine.call(dicts.system.get("findresource") ?? null);
  return operands.pop();
}

/** `name cmap [fonts] composefont`: a font of several, chosen by a character map. */
function composeFont(machine: Machine): void {
  const { operands } = machine;
  const given = operands.popArray().toList();
  const fonts = machine.makeArray(
    given.map((font) => (font instanceof PsDict ? font : named(machine, font, "CIDFont"))),
  );
  const mapOrName = operands.pop();
  const map = mapOrName instanceof PsDict ? mapOrName : named(machine, mapOrName, "CMap");
  const name = operands.pop();
  const font = machine.dictOf({
    FontType: 0,
    FMapType: 9,
    FontMatrix: machine.makeArray([1, 0, 0, 1, 0, 0]),
    FDepVector: fonts,
    CMap: map,
    Encoding: machine.makeArray([0]),
    FID: new PsOpaque("fonttype"),
  });
  const directory = machine.dicts.system.get("FontDirectory");
  if (directory instanceof PsDict) machine.define(directory, keyOf(name), font);
  operands.push(font);
}

/** `name size StartData`: the next bytes of the program are a CFF font set. */
function startData(machine: Machine, define: (key: string, font: PsDict) => PsDict): void {
  const { operands } = machine;
  const size = operands.popInteger();
  const named = operands.pop();
  const file = currentFile(machine);
  if (file === null || size < 0) throw new PsError("invalidfont");
  const { bytes } = machine.makeString(size);
  file.source.read(bytes);
  const font = readCff(bytes, machine.budget);
  const name = named instanceof PsName ? named.text : font.name;
  define(name, dictOfCff(machine, font));
  // the set's dictionary was begun to find this operator
  if (machine.dicts.top.get("StartData") !== undefined && machine.dicts.stack.length > 3) machine.dicts.end();
}

/** A font dictionary around a CFF font. */
export function dictOfCff(machine: Machine, font: CffFont): PsDict {
  const letters = machine.makeDict(font.glyphs.size);
  for (const [name, index] of font.glyphs) letters.entries.set(name, index);
  return machine.dictOf({
    FontType: font.isCid ? 9 : 2,
    CIDFontType: font.isCid ? 0 : null,
    FontName: machine.names.literal(font.name),
    PaintType: 0,
    FontMatrix: machine.makeArray([...font.matrix]),
    FontBBox: machine.makeArray([0, 0, 0, 0]),
    Encoding: machine.makeArray(font.encoding.map((name) => machine.names.literal(name))),
    CharStrings: letters,
    TinteryFont: new PsOpaque("fonttype", font),
  });
}
