import { bitsOfHex, hexOfBits } from "../colors/hex.ts";
import { ByteReader, ByteWriter } from "./bytes.ts";

/**
 * A small language for binary files. A description says once how a value stands in a file; its writer and its reader follow
 * from it. Readers trust nothing: a count is checked against the bytes that are left before anything is made, and whatever
 * cannot be ends in a RangeError.
 */

/** How one kind of value stands in a file. */
export interface Codec<T> {
  /** The fewest bytes that a value takes. */
  readonly min: number;
  write(out: ByteWriter, value: T): void;
  read(from: ByteReader): T;
}

/** Throws a RangeError that says what a file must hold. */
function expect(isRight: boolean, rule: string, value: unknown): asserts isRight {
  if (!isRight) throw new RangeError(`file must hold ${rule}, received ${value}`);
}

/** A whole number of at least 0; small ones take one byte. */
export const whole: Codec<number> = {
  min: 1,
  write: (out, value) => out.whole(value),
  read: (from) => from.whole(),
};

/** A whole number of either sign. */
export const signed: Codec<number> = {
  min: 1,
  write: (out, value) => out.signed(value),
  read: (from) => from.signed(),
};

/** A number from 0 to 255, in one byte. */
export const byte: Codec<number> = {
  min: 1,
  write: (out, value) => out.raw(value),
  read: (from) => from.byte(),
};

/** Any finite number, in eight bytes. */
export const exact: Codec<number> = checked(
  { min: 8, write: (out, value) => out.exact(value), read: (from) => from.exact() },
  "finite numbers",
  (value: number) => Number.isFinite(value),
);

export const text: Codec<string> = {
  min: 1,
  write: (out, value) => out.text(value),
  read: (from) => from.text(),
};

/** A value that must obey a rule when it is read. */
export function checked<T>(codec: Codec<T>, rule: string, isRight: (value: T) => boolean): Codec<T> {
  return {
    ...codec,
    read(from) {
      const value = codec.read(from);
      expect(isRight(value), rule, typeof value === "object" ? "others" : value);
      return value;
    },
  };
}

/** A value that is stored as another one. */
export function mapped<T, Stored>(
  codec: Codec<Stored>,
  toStored: (value: T) => Stored,
  fromStored: (stored: Stored) => T,
): Codec<T> {
  return {
    min: codec.min,
    write: (out, value) => codec.write(out, toStored(value)),
    read: (from) => fromStored(codec.read(from)),
  };
}

/** A number kept in so many parts of its unit: 100 for hundredths. */
export function scaled(codec: Codec<number>, parts: number): Codec<number> {
  return mapped(
    codec,
    (value: number) => Math.round(value * parts),
    (stored) => stored / parts,
  );
}

/** A number within a range, ends included. */
export function within(codec: Codec<number>, min: number, max: number): Codec<number> {
  return checked(codec, `numbers from ${min} to ${max}`, (value) => value >= min && value <= max);
}

/** A number of at least -1, of which -1 means none. */
export const indexOrNone: Codec<number> = mapped(
  whole,
  (value: number) => value + 1,
  (stored) => stored - 1,
);

/** One of a list of values, by its place in it. */
export function oneOf<T>(values: readonly T[]): Codec<T> {
  return mapped(
    within(whole, 0, values.length - 1),
    (value: T) => values.indexOf(value),
    (index) => values[index]!,
  );
}

/** A color as `#rrggbb`. */
export const hexColor: Codec<string> = mapped(within(whole, 0, 0xffffff), bitsOfHex, hexOfBits);

/** How many there are, and then each. */
export function list<T>(item: Codec<T>): Codec<readonly T[]> {
  return {
    min: 1,
    write(out, values) {
      out.whole(values.length);
      for (const value of values) item.write(out, value);
    },
    read(from) {
      const count = from.count(item.min);
      const values: T[] = [];
      for (let i = 0; i < count; i++) values.push(item.read(from));
      return values;
    },
  };
}

/** Turns numbers, one after another, into steps from the one before. */
export function stepper(): (value: number) => number {
  let before = 0;
  return (value) => {
    const step = value - before;
    before = value;
    return step;
  };
}

/** Turns steps, one after another, into numbers again. */
export function summer(): (step: number) => number {
  let sum = 0;
  return (step) => {
    sum += step;
    return sum;
  };
}

/** Whole numbers, each as the step from the one before. */
export const steps: Codec<readonly number[]> = mapped(
  list(signed),
  (values: readonly number[]) => values.map(stepper()),
  (stored) => stored.map(summer()),
);

/** Writes x, y, x, y, … as steps from point to point. */
export function writePoints(out: ByteWriter, points: readonly number[]): void {
  let x = 0;
  let y = 0;
  for (let i = 0; i < points.length; i += 2) {
    out.signed(points[i]! - x);
    out.signed(points[i + 1]! - y);
    x = points[i]!;
    y = points[i + 1]!;
  }
}

/** Reads so many points; none may be farther out than `farthest`. */
export function readPoints(from: ByteReader, count: number, farthest = Number.MAX_SAFE_INTEGER): number[] {
  expect(2 * count <= from.left, "a whole list of points", "a part of one");
  const points: number[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i++) {
    x += from.signed();
    y += from.signed();
    // what to say is put together only when it is said
    if (!(Math.abs(x) <= farthest && Math.abs(y) <= farthest)) expect(false, "near points", `${x}, ${y}`);
    points.push(x, y);
  }
  return points;
}

/** How many points there are, and then each as the step from the one before. */
export function pointList(farthest?: number): Codec<readonly number[]> {
  return {
    min: 1,
    write(out, points) {
      out.whole(points.length / 2);
      writePoints(out, points);
    },
    read: (from) => readPoints(from, from.whole(), farthest),
  };
}

/** A record while it is read: its fields so far, and what its bits have said of those to come. */
interface Reading<T> {
  readonly value: { -readonly [Name in keyof T]?: T[Name] };
  readonly marks: Map<keyof T, number>;
}

/** A part of a record, in the order of the file. */
export interface Part<T> {
  readonly min: number;
  write(out: ByteWriter, value: T): void;
  read(from: ByteReader, reading: Reading<T>): void;
}

/** Some bits of a number: one of `count` values. */
interface Bits<T> {
  readonly count: number;
  of(value: T): number;
  take(index: number, reading: Reading<T>): void;
}

type Above<T> = Omit<Bits<T>, "count">;

/** The words for the parts of one kind of record. */
export function partsOf<T extends object>() {
  return {
    field: <Name extends keyof T>(name: Name, codec: Codec<T[Name]>): Part<T> => ({
      min: codec.min,
      write: (out, value) => codec.write(out, value[name]),
      read(from, { value }) {
        value[name] = codec.read(from);
      },
    }),

    /** A field that is the same in every file, and takes no bytes. */
    constant: <Name extends keyof T>(name: Name, always: T[Name]): Part<T> => ({
      min: 0,
      write: () => {},
      read(_, { value }) {
        value[name] = always;
      },
    }),

    /** A field that is there when bits before it say so. */
    optional: <Name extends keyof T>(name: Name, codec: Codec<NonNullable<T[Name]>>): Part<T> => ({
      min: 0,
      write(out, value) {
        if (value[name] !== undefined) codec.write(out, value[name]!);
      },
      read(from, { value, marks }) {
        if (marks.get(name)) value[name] = codec.read(from);
      },
    }),

    /** A field that is one of several kinds of record, or none: which, is what `kind` said before it. */
    variant: <Name extends keyof T>(
      name: Name,
      codecOf: (index: number) => Codec<NonNullable<T[Name]>>,
      indexOf: (value: T) => number,
    ): Part<T> => ({
      min: 0,
      write(out, value) {
        const index = indexOf(value);
        if (index > 0) codecOf(index).write(out, value[name]!);
      },
      read(from, { value, marks }) {
        const index = marks.get(name) ?? 0;
        if (index > 0) value[name] = codecOf(index).read(from);
      },
    }),

    /** Fields that depend on those before them. */
    custom: (
      min: number,
      write: (out: ByteWriter, value: T) => void,
      read: (from: ByteReader, soFar: T, mark: (name: keyof T) => number) => Partial<T>,
    ): Part<T> => ({
      min,
      write,
      read(from, { value, marks }) {
        // parts are read in their order, so that what a part needs is there
        Object.assign(
          value,
          read(from, value as T, (name) => marks.get(name) ?? 0),
        );
      },
    }),

    /** Several small answers in one number, the first in its lowest bits; above them another number may stand. */
    bits(base: Codec<number>, answers: readonly Bits<T>[], above?: Above<T>): Part<T> {
      return {
        min: base.min,
        write(out, value) {
          let number = above ? above.of(value) : 0;
          for (const bits of answers.toReversed()) number = number * bits.count + bits.of(value);
          base.write(out, number);
        },
        read(from, reading) {
          let number = base.read(from);
          for (const bits of answers) {
            const index = number % bits.count;
            bits.take(index, reading);
            number = (number - index) / bits.count;
          }
          if (above) above.take(number, reading);
          else expect(number === 0, "known parts only", "others");
        },
      };
    },

    /** Above bits: a field as a whole number of at least 0. */
    above: <Name extends keyof T>(
      name: Name,
      toStored: (value: T[Name]) => number,
      fromStored: (stored: number) => T[Name],
    ): Above<T> => ({
      of: (value) => toStored(value[name]),
      take(stored, { value }) {
        value[name] = fromStored(stored);
      },
    }),

    /** Bits: whether an optional field is there. */
    has: (name: keyof T): Bits<T> => ({
      count: 2,
      of: (value) => (value[name] === undefined ? 0 : 1),
      take: (index, { marks }) => marks.set(name, index),
    }),

    /** Bits: which of a few values a field has; always a power of two of them. */
    is: <Name extends keyof T>(name: Name, values: readonly T[Name][]): Bits<T> => ({
      count: values.length,
      of: (value) => values.indexOf(value[name]),
      take(index, { value }) {
        value[name] = values[index]!;
      },
    }),

    /** Bits: which kind of value a `variant` or a `custom` part has, by its number; always a power of two of them. */
    kind: (name: keyof T, count: number, indexOf: (value: T) => number): Bits<T> => ({
      count,
      of: indexOf,
      take: (index, { marks }) => marks.set(name, index),
    }),
  };
}

/** A record of these parts, one after another. */
export function record<T extends object>(...parts: readonly Part<T>[]): Codec<T> {
  return {
    min: parts.reduce((sum, { min }) => sum + min, 0),
    write(out, value) {
      for (const part of parts) part.write(out, value);
    },
    read(from) {
      const reading: Reading<T> = { value: {}, marks: new Map() };
      for (const part of parts) part.read(from, reading);
      return reading.value as T;
    },
  };
}

/** A kind of file. */
export interface FileKind {
  /** What its errors call it. */
  readonly name: string;
  /** What it must be, as errors say it. */
  readonly is: string;
  /** The letters it begins with. */
  readonly mark: string;
  /** The number of the format, in the byte after these. */
  readonly version: number;
}

/** The writer and the reader of a kind of file. The reader throws a RangeError for anything else. */
export function fileOf<T>({ name, is, mark, version }: FileKind, codec: Codec<T>) {
  return {
    /** The same value, the same bytes. */
    encode(value: T): Uint8Array {
      const out = new ByteWriter();
      for (const letter of mark) out.raw(letter.charCodeAt(0));
      out.raw(version);
      codec.write(out, value);
      return out.done();
    },

    decode(file: Uint8Array): T {
      const isOurs = [...mark].every((letter, i) => file[i] === letter.charCodeAt(0));
      if (!isOurs) throw new RangeError(`${name} must be ${is}, received bytes ${file.slice(0, 4)}`);
      const found = file[mark.length];
      if (found !== version)
        throw new RangeError(`${name} file's version must be ${version}, received ${found}`);
      const from = new ByteReader(file, mark.length + 1);
      const value = codec.read(from);
      if (from.left > 0)
        throw new RangeError(`${name} file must be at its end, received ${from.left} bytes more`);
      return value;
    },
  };
}
