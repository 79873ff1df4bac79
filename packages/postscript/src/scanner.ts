import { characterClass, hexValue } from "./character-classes.ts";
import { numberOfToken } from "./number-of-token.ts";
import { PsArray, PsString } from "./objects.ts";
import type { NameTable, PsName, PsObject } from "./objects.ts";
import { PsError } from "./ps-error.ts";
import type { ByteSource } from "./streams/byte-source.ts";
import { readAscii85 } from "./streams/ascii85.ts";
import type { Budget } from "./budget.ts";

/** What a scanner needs of the machine it reads for. */
export interface ScannerHost {
  readonly names: NameTable;
  readonly budget: Budget;
  /** The number of the `save` that new arrays belong to. */
  readonly era: number;
  /** What `//name` stands for now. @throws PsError undefined */
  valueOf(name: PsName): PsObject;
}

/** Nothing more to read. */
export const endOfSource = Symbol("end of source");

const deepestProcedure = 200;
const longestName = 1000;
const longestString = 16_000_000;

const open = 40;
const close = 41;
const less = 60;
const greater = 62;
const bracketOpen = 91;
const bracketClose = 93;
const braceOpen = 123;
const braceClose = 125;
const slash = 47;
const percent = 37;
const tilde = 126;

/**
 * Reads the next token of a source as an object; procedures whole. Binary object sequences are not read: no program
 * writes them into files.
 * @throws PsError syntaxerror, limitcheck
 */
export function scanToken(source: ByteSource, host: ScannerHost): PsObject | typeof endOfSource {
  const before = source.position;
  const object = scan(source, host, 0);
  host.budget.step(Math.max(0, source.position - before) >> 4);
  if (object === closingBrace) throw new PsError("syntaxerror", "}");
  return object;
}

const closingBrace = Symbol("}");

function scan(
  source: ByteSource,
  host: ScannerHost,
  depth: number,
): PsObject | typeof endOfSource | typeof closingBrace {
  const code = skipToToken(source);
  if (code < 0) return endOfSource;
  host.budget.step();
  if (characterClass[code] !== 2) return regularToken(source, host, code);
  switch (code) {
    case open:
      return new PsString(scanText(source, host));
    case less:
      return afterLess(source, host);
    case greater:
      if (source.peek() !== greater) throw new PsError("syntaxerror", ">");
      source.next();
      return host.names.executable(">>");
    case bracketOpen:
      return host.names.executable("[");
    case bracketClose:
      return host.names.executable("]");
    case braceOpen:
      return scanProcedure(source, host, depth + 1);
    case braceClose:
      return closingBrace;
    case slash:
      return afterSlash(source, host);
    default:
      throw new PsError("syntaxerror", String.fromCharCode(code));
  }
}

/** Skips white space and comments; returns the first byte of the token, already taken, or -1. */
function skipToToken(source: ByteSource): number {
  for (;;) {
    const code = source.next();
    if (code < 0) return -1;
    if (characterClass[code] === 1) continue;
    if (code !== percent) return code;
    for (let inside = source.next(); inside !== 10 && inside !== 13; inside = source.next())
      if (inside < 0) return -1;
  }
}

/** The rest of a token of regular characters; the one white space that ends it is taken too. */
function regularText(source: ByteSource, begun: string): string {
  let text = begun;
  for (;;) {
    const code = source.peek();
    if (code < 0) return text;
    const kind = characterClass[code]!;
    if (kind === 2) return text;
    source.position++;
    if (kind === 1) {
      if (code === 13 && source.peek() === 10) source.position++;
      return text;
    }
    text += String.fromCharCode(code);
    if (text.length > longestName) throw new PsError("limitcheck", "name");
  }
}

function regularToken(source: ByteSource, host: ScannerHost, code: number): PsObject {
  const text = regularText(source, String.fromCharCode(code));
  return numberOfToken(text) ?? host.names.executable(text);
}

function afterSlash(source: ByteSource, host: ScannerHost): PsObject {
  if (source.peek() !== slash) return host.names.literal(regularText(source, ""));
  source.next();
  return host.valueOf(host.names.executable(regularText(source, "")));
}

function afterLess(source: ByteSource, host: ScannerHost): PsObject {
  const code = source.peek();
  if (code === less) {
    source.next();
    return host.names.executable("<<");
  }
  if (code === tilde) {
    source.next();
    const bytes = readAscii85(source, longestString);
    host.budget.allocate(bytes.length);
    return new PsString(bytes);
  }
  return new PsString(scanHex(source, host));
}

function scanHex(source: ByteSource, host: ScannerHost): Uint8Array {
  const bytes: number[] = [];
  let high = -1;
  for (let code = source.next(); code !== greater; code = source.next()) {
    if (code < 0) throw new PsError("syntaxerror", "<");
    const value = hexValue[code]!;
    if (value > 15) {
      if (characterClass[code] === 1) continue;
      throw new PsError("syntaxerror", "hexadecimal");
    }
    if (high < 0) high = value;
    else {
      bytes.push(high * 16 + value);
      high = -1;
      if ((bytes.length & 1023) === 0) grow(host, bytes.length);
    }
  }
  if (high >= 0) bytes.push(high * 16);
  host.budget.allocate(bytes.length + 48);
  return Uint8Array.from(bytes);
}

/** A string in parentheses, which may nest; the first has been taken. */
function scanText(source: ByteSource, host: ScannerHost): Uint8Array {
  const bytes: number[] = [];
  for (let depth = 1; ; ) {
    let code = source.next();
    if (code < 0) throw new PsError("syntaxerror", "(");
    if (code === open) depth++;
    else if (code === close && --depth === 0) break;
    else if (code === 92) {
      code = escaped(source);
      if (code < 0) continue;
    } else if (code === 13) {
      // any end of line inside a string is one line feed
      if (source.peek() === 10) source.next();
      code = 10;
    }
    bytes.push(code);
    if ((bytes.length & 1023) === 0) grow(host, bytes.length);
  }
  host.budget.allocate(bytes.length + 48);
  return Uint8Array.from(bytes);
}

function grow(host: ScannerHost, length: number): void {
  host.budget.allocate(8192);
  host.budget.step(16);
  if (length > longestString) throw new PsError("limitcheck", "string");
}

const escapes = new Map([..."nrtbf"].map((letter, k) => [letter.charCodeAt(0), [10, 13, 9, 8, 12][k]!]));

/** The byte after a backslash, or -1 when the pair stands for nothing. */
function escaped(source: ByteSource): number {
  const code = source.next();
  if (code === 10) return -1;
  if (code === 13) {
    if (source.peek() === 10) source.next();
    return -1;
  }
  if (code < 48 || code > 55) return escapes.get(code) ?? code;
  let value = code - 48;
  for (let digits = 1; digits < 3; digits++) {
    const digit = source.peek();
    if (digit < 48 || digit > 55) break;
    value = value * 8 + source.next() - 48;
  }
  return value & 255;
}

function scanProcedure(source: ByteSource, host: ScannerHost, depth: number): PsArray {
  if (depth > deepestProcedure) throw new PsError("limitcheck", "procedure");
  const items: PsObject[] = [];
  for (;;) {
    const object = scan(source, host, depth);
    if (object === closingBrace) break;
    if (object === endOfSource) throw new PsError("syntaxerror", "{");
    items.push(object);
    host.budget.allocate(16);
  }
  host.budget.allocate(64);
  return new PsArray({ items, born: host.era }, { executable: true });
}
