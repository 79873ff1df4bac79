import type { Budget } from "../budget.ts";
import { PsError } from "../ps-error.ts";
import { standardEncoding } from "./encodings.ts";
import { cffStandardStrings } from "./cff-standard-strings.ts";
import { blankGlyph } from "./glyph.ts";
import type { Glyph } from "./glyph.ts";
import { drawType2 } from "./type2-charstring.ts";
import type { Type2Program } from "./type2-charstring.ts";

/** A font of a CFF set (Adobe Technical Note 5176): glyphs by name, or by CID when it has those. */
export interface CffFont {
  readonly name: string;
  readonly matrix: readonly number[];
  readonly isCid: boolean;
  /** Glyph names by code; null for fonts with CIDs. */
  readonly encoding: readonly string[];
  /** The numbers of glyphs by name, or by CID as text. */
  readonly glyphs: ReadonlyMap<string, number>;
  draw(index: number): Glyph;
}

type Dict = ReadonlyMap<number, readonly number[]>;

/** Reads the first font of a CFF set. @throws PsError invalidfont */
export function readCff(bytes: Uint8Array, budget: Budget): CffFont {
  const names = readIndex(bytes, bytes[2] ?? 4, budget);
  const tops = readIndex(bytes, names.end, budget);
  const strings = readIndex(bytes, tops.end, budget);
  const globals = readIndex(bytes, strings.end, budget);
  const top = readDict(tops.items[0] ?? new Uint8Array(0));
  const charstrings = readIndex(bytes, top.get(17)?.[0] ?? 0, budget).items;
  const isCid = top.has(1230);
  const text = (sid: number) =>
    cffStandardStrings[sid] ??
    String.fromCharCode(...(strings.items[sid - cffStandardStrings.length] ?? []).slice(0, 200));
  const order = readCharset(bytes, top.get(15)?.[0] ?? 0, charstrings.length).map((sid, k) =>
    k === 0 && !isCid ? ".notdef" : isCid ? String(sid) : text(sid),
  );
  const programs = isCid
    ? cidPrograms(bytes, top, { globals: globals.items, budget })
    : [programOf(bytes, top, { globals: globals.items, budget })];
  const chooser = isCid ? readFdSelect(bytes, top.get(1237)?.[0] ?? 0, charstrings.length, budget) : null;
  return {
    name: String.fromCharCode(...(names.items[0] ?? []).slice(0, 200)),
    matrix: top.get(1207) ?? [0.001, 0, 0, 0.001, 0, 0],
    isCid,
    encoding: isCid ? [] : readEncoding(bytes, top.get(16)?.[0] ?? 0, order, text),
    glyphs: new Map(order.map((name, k) => [name, k] as const)),
    draw(index) {
      const charstring = charstrings[index];
      const program = programs[chooser?.[index] ?? 0];
      return charstring === undefined || program === undefined
        ? blankGlyph(0)
        : drawType2(charstring, program);
    },
  };
}

const maxItems = 65_536;

function readIndex(bytes: Uint8Array, at: number, budget: Budget): { items: Uint8Array[]; end: number } {
  const count = number(bytes, at, 2);
  if (count === 0) return { items: [], end: at + 2 };
  if (count > maxItems) throw new PsError("invalidfont", "index");
  budget.step(count >> 2);
  budget.allocate(count * 64);
  const size = bytes[at + 2] ?? 0;
  if (size < 1 || size > 4) throw new PsError("invalidfont", "index");
  const data = at + 2 + (count + 1) * size;
  const offset = (k: number) => data + number(bytes, at + 3 + k * size, size);
  const items = Array.from({ length: count }, (_, k) => bytes.subarray(offset(k), offset(k + 1)));
  return { items, end: offset(count) };
}

function number(bytes: Uint8Array, at: number, size: number): number {
  if (at < 0 || at + size > bytes.length) throw new PsError("invalidfont", "offset");
  let value = 0;
  for (let k = 0; k < size; k++) value = value * 256 + bytes[at + k]!;
  return value;
}

/** Operands by operator; those of two bytes are 1200 and more. */
function readDict(bytes: Uint8Array): Dict {
  const dict = new Map<number, readonly number[]>();
  let operands: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at++]!;
    const next = bytes[at] ?? 0;
    if (byte <= 21) {
      dict.set(byte === 12 ? 1200 + next : byte, operands);
      if (byte === 12) at++;
      operands = [];
    } else if (byte === 28) {
      operands.push(((next << 24) | ((bytes[at + 1] ?? 0) << 16)) >> 16);
      at += 2;
    } else if (byte === 29) {
      operands.push(number(bytes, at, 4) | 0);
      at += 4;
    } else if (byte === 30) {
      const { value, end } = readReal(bytes, at);
      operands.push(value);
      at = end;
    } else if (byte <= 246) operands.push(byte - 139);
    else if (byte <= 250) operands.push((byte - 247) * 256 + (bytes[at++] ?? 0) + 108);
    else if (byte <= 254) operands.push(-(byte - 251) * 256 - (bytes[at++] ?? 0) - 108);
  }
  return dict;
}

const realDigits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "E", "E-", "", "-"];

function readReal(bytes: Uint8Array, start: number): { value: number; end: number } {
  let text = "";
  let at = start;
  for (let isOver = false; !isOver && at < bytes.length; at++)
    for (const nibble of [bytes[at]! >> 4, bytes[at]! & 15]) {
      if (nibble === 15) isOver = true;
      else if (!isOver) text += realDigits[nibble];
    }
  const value = Number(text);
  return { value: Number.isFinite(value) ? value : 0, end: at };
}

interface Shared {
  readonly globals: readonly Uint8Array[];
  readonly budget: Budget;
}

function programOf(bytes: Uint8Array, dict: Dict, { globals, budget }: Shared): Type2Program {
  const [size = 0, at = 0] = dict.get(18) ?? [];
  const own = readDict(bytes.subarray(at, at + size));
  const subroutines = own.get(19)?.[0];
  return {
    globalSubroutines: globals,
    localSubroutines: subroutines === undefined ? [] : readIndex(bytes, at + subroutines, budget).items,
    defaultWidth: own.get(20)?.[0] ?? 0,
    nominalWidth: own.get(21)?.[0] ?? 0,
    budget,
  };
}

function cidPrograms(bytes: Uint8Array, top: Dict, shared: Shared): Type2Program[] {
  const dicts = readIndex(bytes, top.get(1236)?.[0] ?? 0, shared.budget).items;
  return dicts.slice(0, 256).map((dict) => programOf(bytes, readDict(dict), shared));
}

/** String numbers, or CIDs, by glyph. */
function readCharset(bytes: Uint8Array, at: number, count: number): number[] {
  // the three charsets that are known by number follow the standard strings
  if (at <= 2) return Array.from({ length: count }, (_, k) => k);
  const charset = [0];
  const format = bytes[at];
  for (let from = at + 1; charset.length < count; ) {
    const first = number(bytes, from, 2);
    const more = format === 0 ? 0 : number(bytes, from + 2, format === 1 ? 1 : 2);
    for (let k = 0; k <= more && charset.length < count; k++) charset.push(first + k);
    from += format === 0 ? 2 : format === 1 ? 3 : 4;
  }
  return charset;
}

function readFdSelect(bytes: Uint8Array, at: number, count: number, budget: Budget): Uint8Array {
  const chosen = new Uint8Array(count);
  if (bytes[at] === 0) {
    chosen.set(bytes.subarray(at + 1, at + 1 + count));
    return chosen;
  }
  const ranges = number(bytes, at + 1, 2);
  for (let k = 0; k < ranges; k++) {
    const from = at + 3 + 3 * k;
    budget.step(count >> 6);
    chosen.fill(bytes[from + 2] ?? 0, number(bytes, from, 2), number(bytes, from + 3, 2));
  }
  return chosen;
}

function readEncoding(
  bytes: Uint8Array,
  at: number,
  order: readonly string[],
  text: (sid: number) => string,
): readonly string[] {
  if (at <= 1) return standardEncoding;
  const encoding = new Array<string>(256).fill(".notdef");
  const format = bytes[at]!;
  const count = bytes[at + 1] ?? 0;
  let glyph = 1;
  let from = at + 2;
  for (let k = 0; k < count; k++) {
    const code = bytes[from]!;
    const more = (format & 127) === 0 ? 0 : (bytes[from + 1] ?? 0);
    for (let step = 0; step <= more; step++) encoding[(code + step) & 255] = order[glyph++] ?? ".notdef";
    from += (format & 127) === 0 ? 1 : 2;
  }
  if (format & 128)
    for (let k = 0, extra = bytes[from] ?? 0; k < extra; k++)
      encoding[bytes[from + 1 + 3 * k] ?? 0] = text(number(bytes, from + 2 + 3 * k, 2));
  return encoding;
}
