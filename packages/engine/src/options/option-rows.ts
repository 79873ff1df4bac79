/**
 * A product's options as rows of one table: its engine's types and checks, the form's fields, the API's schema and the
 * flags of the command line all derive from them.
 */

import type { canvasPapers } from "../drawing/papers.ts";

/** What every row says, whatever its kind. */
interface Row {
  /** What the option does, in English, for the command line and the API: after "do not" it makes sense for flags, too. */
  readonly says: string;
  /** The form shows it among the options that only some want to decide. */
  readonly folded?: true;
  /** It says nothing about the next picture, so that no browser remembers it. */
  readonly once?: true;
  /** It follows from where somebody is: forms have no field for it. */
  readonly byPlace?: true;
  /** Pictures of square cells pass it over. */
  readonly notInPixelMode?: true;
  /** Only they ask for it. */
  readonly onlyInPixelMode?: true;
}

/** A number within a range, ends included. */
export interface NumberRow extends Row {
  readonly kind: "whole" | "number";
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
  /** Forms offer no less, though less can be made. */
  readonly offeredFrom?: number;
}

/** One word of a table that says what each means. */
export interface WordRow extends Row {
  readonly kind: "word";
  readonly words: Readonly<Record<string, object>>;
  readonly default: string;
  /** A form shows a checkbox, which stands for this word; the default is the other one. */
  readonly checkedAs?: string;
}

/** One word of a table, or none: what is taken then follows from another option, such as the type of a page. */
export interface OpenWordRow extends Row {
  readonly kind: "open word";
  readonly words: Readonly<Record<string, object>>;
}

/** Yes or no. */
export interface FlagRow extends Row {
  readonly kind: "flag";
  readonly default: boolean;
}

/** A preset, a size of one's own in inches, or `none`. */
export interface CanvasRow extends Row {
  readonly kind: "canvas";
  /** Inches; some are named after a paper. */
  readonly presets: Readonly<Record<string, Size & { readonly paper?: keyof typeof canvasPapers }>>;
  /** Of each side. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: "none";
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export type OptionRow = NumberRow | WordRow | OpenWordRow | FlagRow | CanvasRow;
export type OptionRows = Readonly<Record<string, OptionRow>>;

/** What can be chosen by a row. */
export type OptionValue<Row> = Row extends { kind: "flag" }
  ? boolean
  : Row extends { kind: "word" | "open word"; words: infer Words }
    ? keyof Words & string
    : Row extends { kind: "canvas"; presets: infer Presets }
      ? (keyof Presets & string) | "none" | Size
      : number;

/** The names of a table's rows that may stay without a value. */
export type OpenNames<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends { kind: "open word" } ? Name : never;
}[keyof Rows];

/** What can be chosen by all rows of a table. */
export type OptionValues<Rows> = {
  readonly [Name in Exclude<keyof Rows, OpenNames<Rows>>]: OptionValue<Rows[Name]>;
} & { readonly [Name in OpenNames<Rows>]?: OptionValue<Rows[Name]> };

/** The values of a table when nothing was chosen. */
export function defaultsOf<const Rows extends OptionRows>(rows: Rows): OptionValues<Rows> {
  const values = Object.entries(rows).flatMap(([name, row]) =>
    row.kind === "open word" ? [] : [[name, row.default]],
  );
  return Object.fromEntries(values) as OptionValues<Rows>;
}

/** Why a value is none of a row's, as the end of a sentence that begins with the option's name; null when it is one. */
function faultOf(row: OptionRow, value: unknown): string | null {
  switch (row.kind) {
    case "flag":
      return typeof value === "boolean" ? null : ` must be true or false, received ${shown(value)}`;
    case "word":
      return wordFault(row.words, value);
    case "open word":
      return value === undefined ? null : wordFault(row.words, value);
    case "canvas":
      return canvasFault(row, value);
    case "number":
      return rangeFault(row, value);
    case "whole": {
      const isWhole = Number.isInteger(value);
      return rangeFault(row, value) ?? (isWhole ? null : ` must be a whole number, received ${shown(value)}`);
    }
  }
}

/** A value in a sentence; what a browser has stored may be an object that has no words for itself. */
const shown = (value: unknown) =>
  typeof value === "object" && value !== null ? Object.prototype.toString.call(value) : String(value);

function rangeFault({ min, max }: { min: number; max: number }, value: unknown): string | null {
  const isWithin = typeof value === "number" && value >= min && value <= max;
  return isWithin ? null : ` must be between ${min} and ${max}, received ${shown(value)}`;
}

function wordFault(words: object, value: unknown): string | null {
  const isWord = typeof value === "string" && Object.hasOwn(words, value);
  return isWord ? null : ` must be one of ${Object.keys(words).join(", ")}, received ${shown(value)}`;
}

function canvasFault(row: CanvasRow, value: unknown): string | null {
  if (value === "none") return null;
  if (typeof value !== "object" || value === null) return wordFault(row.presets, value);
  for (const side of ["width", "height"] as const) {
    const fault = rangeFault(row, (value as Partial<Size>)[side]);
    if (fault) return `.${side}${fault}`;
  }
  return null;
}

/** Whether a row lets a value be chosen. */
export function isChoice(row: OptionRow, value: unknown): boolean {
  return faultOf(row, value) === null;
}

/** Throws a RangeError that names the first option outside its words or range, its rule and its value. */
export function checkChoices(rows: OptionRows, values: object): void {
  const given = new Map(Object.entries(values));
  for (const [name, row] of Object.entries(rows)) {
    const fault = faultOf(row, given.get(name));
    if (fault) throw new RangeError(`options.${name}${fault}`);
  }
}
