import { PsError } from "./ps-error.ts";
import type { ByteSource } from "./streams/byte-source.ts";

/** A name; names of one text and one attribute are one object, made by `NameTable`. */
export class PsName {
  readonly text: string;
  readonly executable: boolean;

  constructor(text: string, executable: boolean) {
    this.text = text;
    this.executable = executable;
  }
}

/** A string: a view of bytes that other strings may share. */
export class PsString {
  readonly bytes: Uint8Array;
  readonly executable: boolean;

  constructor(bytes: Uint8Array, executable = false) {
    this.bytes = bytes;
    this.executable = executable;
  }
}

/** The elements of arrays, shared by their parts. `born` numbers the `save` it was made or last kept under. */
export interface ArrayStore {
  items: PsObject[];
  born: number;
  /** Its names were bound as a part of another procedure; that happens once. */
  isBound?: boolean;
}

/** An array, packed array or procedure: a view of a store. */
export class PsArray {
  readonly store: ArrayStore;
  readonly start: number;
  readonly length: number;
  readonly executable: boolean;

  constructor(store: ArrayStore, options: { start?: number; length?: number; executable?: boolean } = {}) {
    this.store = store;
    this.start = options.start ?? 0;
    this.length = options.length ?? store.items.length;
    this.executable = options.executable ?? false;
  }

  at(index: number): PsObject {
    return this.store.items[this.start + index] ?? null;
  }

  /** The elements, in an array of their own. */
  toList(): PsObject[] {
    return this.store.items.slice(this.start, this.start + this.length);
  }
}

/** What a dictionary is indexed by: the text of names and strings, and everything else by value or identity. */
export type DictKey = string | number | boolean | object | null;

/** A dictionary. */
export class PsDict {
  entries = new Map<DictKey, PsObject>();
  readonly capacity: number;
  born: number;
  isReadOnly = false;

  constructor(capacity: number, born: number) {
    this.capacity = capacity;
    this.born = born;
  }

  get(key: string): PsObject | undefined {
    return this.entries.get(key);
  }
}

/** A file, which here is always the program itself or a filter over it. */
export class PsFile {
  readonly source: ByteSource;
  readonly executable: boolean;

  constructor(source: ByteSource, executable = false) {
    this.source = source;
    this.executable = executable;
  }
}

/** A built-in operator; `run` is of the machine that owns it. */
export class PsOperator {
  readonly name: string;
  readonly run: () => void;

  constructor(name: string, run: () => void) {
    this.name = name;
    this.run = run;
  }
}

/** The objects that only a few operators make and read: marks, saves, kept graphics states, font numbers, patterns made. */
export class PsOpaque {
  readonly type: "marktype" | "savetype" | "gstatetype" | "fonttype" | "patterntype";
  readonly value: unknown;

  constructor(type: PsOpaque["type"], value: unknown = null) {
    this.type = type;
    this.value = value;
  }
}

/** Any PostScript object. Integers and reals are both numbers: a whole number within 32 bits counts as an integer. */
export type PsObject =
  | null
  | boolean
  | number
  | PsName
  | PsString
  | PsArray
  | PsDict
  | PsFile
  | PsOperator
  | PsOpaque;

export const theMark = new PsOpaque("marktype");

/** Names by text, so that equal names are the same object. */
export class NameTable {
  readonly #literal = new Map<string, PsName>();
  readonly #executable = new Map<string, PsName>();

  literal(text: string): PsName {
    return named(this.#literal, text, false);
  }

  executable(text: string): PsName {
    return named(this.#executable, text, true);
  }
}

function named(table: Map<string, PsName>, text: string, executable: boolean): PsName {
  const known = table.get(text);
  if (known !== undefined) return known;
  const name = new PsName(text, executable);
  table.set(text, name);
  return name;
}

/** Bytes as text, one character a byte. */
export function textOf(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return text;
}

/** Text as bytes; characters above 255 lose their upper bits. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let k = 0; k < text.length; k++) bytes[k] = text.charCodeAt(k);
  return bytes;
}

/** A whole number of 32 bits, as PostScript's integers are. */
export const isInteger = (value: PsObject): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= -2147483648 && value <= 2147483647;

const longestKey = 4096;

/** The key under which a dictionary files an object. @throws PsError limitcheck for strings no name is as long as */
export function keyOf(object: PsObject): DictKey {
  if (object instanceof PsName) return object.text;
  if (!(object instanceof PsString)) return object;
  if (object.bytes.length > longestKey) throw new PsError("limitcheck", "key");
  return textOf(object.bytes);
}
