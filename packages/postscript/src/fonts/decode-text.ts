import type { Machine } from "../machine.ts";
import { PsArray, PsDict, PsString } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { matrixOf, multiply } from "../drawing/matrix.ts";
import type { Matrix } from "../drawing/matrix.ts";
import { glyphName } from "./font-program.ts";

/** One character of a string: the font that draws it, its name or CID there, and its code. */
export interface ShownCharacter {
  readonly font: PsDict;
  readonly matrix: Matrix;
  readonly name: string;
  readonly code: number;
  /** The number by which widths are added for one character (`widthshow`). */
  readonly wholeCode: number;
}

const deepest = 5;

/** The characters of a string in a font. @throws PsError invalidfont */
export function* decodeText(machine: Machine, font: PsDict, bytes: Uint8Array): Generator<ShownCharacter> {
  const matrix = fontMatrix(font);
  if (font.get("FontType") !== 0) {
    for (const code of bytes) yield { font, matrix, name: nameIn(font, code), code, wholeCode: code };
    return;
  }
  for (let at = 0; at < bytes.length; ) {
    machine.budget.step(2);
    const { index, code, size, cid } = nextOf(font, bytes, at);
    at += size;
    const part = descendant(font, index);
    const own = multiply(fontMatrix(part), matrix);
    if (part.get("FontType") === 0) yield* nested(machine, part, Uint8Array.of(code), matrix, 1);
    else
      yield { font: part, matrix: own, name: cid ? String(code) : nameIn(part, code), code, wholeCode: code };
  }
}

function* nested(
  machine: Machine,
  font: PsDict,
  bytes: Uint8Array,
  outer: Matrix,
  depth: number,
): Generator<ShownCharacter> {
  if (depth > deepest) throw new PsError("invalidfont", "depth");
  for (const shown of decodeText(machine, font, bytes))
    yield { ...shown, matrix: multiply(shown.matrix, outer) };
}

const nameIn = (font: PsDict, code: number) =>
  font.get("CIDFontType") !== undefined && font.get("CIDFontType") !== null
    ? String(code)
    : glyphName(font, code);

function fontMatrix(font: PsDict): Matrix {
  const matrix = font.get("FontMatrix");
  if (matrix instanceof PsArray && matrix.length === 6) return matrixOf(matrix.toList().map(Number));
  if (font.get("CIDFontType") === undefined) throw new PsError("invalidfont", "FontMatrix");
  return font.get("sfnts") === undefined ? [0.001, 0, 0, 0.001, 0, 0] : [1, 0, 0, 1, 0, 0];
}

function descendant(font: PsDict, index: number): PsDict {
  const parts = font.get("FDepVector");
  const part = parts instanceof PsArray ? parts.at(index) : null;
  if (!(part instanceof PsDict)) throw new PsError("invalidfont", "FDepVector");
  return part;
}

interface Next {
  readonly index: number;
  readonly code: number;
  readonly size: number;
  readonly cid: boolean;
}

/** The next character by the font's way of mapping (`FMapType`). */
function nextOf(font: PsDict, bytes: Uint8Array, at: number): Next {
  const first = bytes[at]!;
  const second = bytes[at + 1] ?? 0;
  const encoding = font.get("Encoding");
  const indexAt = (place: number): number => {
    const index: PsObject = encoding instanceof PsArray ? encoding.at(place) : null;
    return typeof index === "number" ? index : 0;
  };
  switch (font.get("FMapType")) {
    case 4:
      return { index: indexAt(first >> 7), code: first & 127, size: 1, cid: false };
    case 5:
      return { index: indexAt((first * 256 + second) >> 7), code: second & 127, size: 2, cid: false };
    case 6:
      return bySubdivision(font, first * 256 + second, indexAt);
    case 9:
      return byMap(font.get("CMap"), bytes, at);
    default:
      return { index: indexAt(first), code: second, size: 2, cid: false };
  }
}

function bySubdivision(font: PsDict, value: number, indexAt: (place: number) => number): Next {
  const vector = font.get("SubsVector");
  const bytes = vector instanceof PsString ? vector.bytes : new Uint8Array(0);
  const width = (bytes[0] ?? 0) + 1;
  let left = width === 1 ? value >> 8 : value;
  let place = 0;
  for (let at = 1; at + width <= bytes.length; at += width, place++) {
    const size = width === 1 ? bytes[at]! : bytes[at]! * 256 + bytes[at + 1]!;
    if (left < size) break;
    left -= size;
  }
  return { index: indexAt(place), code: left, size: width, cid: false };
}

/** Two bytes are the CID, unless the map's ranges say otherwise. */
function byMap(map: PsObject | undefined, bytes: Uint8Array, at: number): Next {
  const ranges = map instanceof PsDict ? map.get("TinteryRanges") : undefined;
  const list = ranges instanceof PsArray ? ranges.toList() : [];
  for (const size of [1, 2, 3, 4]) {
    let value = 0;
    for (let k = 0; k < size; k++) value = value * 256 + (bytes[at + k] ?? 0);
    for (let k = 0; k + 3 < list.length; k += 4) {
      const [width, low, high, cid] = list.slice(k, k + 4) as [number, number, number, number];
      if (width === size && value >= low && value <= high)
        return { index: 0, code: cid + value - low, size, cid: true };
    }
  }
  return { index: 0, code: bytes[at]! * 256 + (bytes[at + 1] ?? 0), size: 2, cid: true };
}
