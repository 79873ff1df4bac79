/** What forms, pages and the command line read from the rows of a product's options. */
import type { NumberRow, OptionRows } from "@tintery/engine/tables";

export {
  type CanvasRow,
  type FlagRow,
  isChoice,
  type NumberRow,
  type OpenNames,
  type OpenWordRow,
  type OptionRow,
  type OptionRows,
  type OptionValues,
  type WordRow,
} from "@tintery/engine/tables";

/** The words of a row, in its order. */
export function wordsOf<const Words extends object>({ words }: { words: Words }): (keyof Words & string)[] {
  return Object.keys(words) as (keyof Words & string)[];
}

/** What was chosen for the options of a table, without all else that a form says. */
export function chosenIn<
  Rows extends OptionRows,
  Values extends Readonly<Partial<Record<keyof Rows, unknown>>>,
>(rows: Rows, values: Values): Chosen<Values, keyof Rows> {
  const chosen = Object.keys(rows).flatMap((name) =>
    values[name] === undefined ? [] : [[name, values[name]]],
  );
  return Object.fromEntries(chosen) as Chosen<Values, keyof Rows>;
}

/** What may be left out is not there when it is; nothing of it is undefined. */
type Chosen<Values, Names> = {
  [Name in keyof Values as Name extends Names ? Name : never]: Exclude<Values[Name], undefined>;
};

/** The range that forms offer. */
export function offeredRange({ min, max, step, default: usual, offeredFrom = min }: NumberRow) {
  return { min: offeredFrom, max, step, default: usual };
}

/** The names of a table's rows that have a mark. */
export function namesWith<Rows extends OptionRows>(
  rows: Rows,
  mark: "folded" | "once" | "notInPixelMode",
): (keyof Rows & string)[] {
  return Object.keys(rows).filter((name) => rows[name]?.[mark]);
}

type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? Letter extends Lowercase<Letter>
    ? `${Letter}${Snake<Rest>}`
    : `_${Lowercase<Letter>}${Snake<Rest>}`
  : "";

/** The text that names an option: `pbn.color_precision`. A hint ends in `_hint`, a word's text in `.word`. */
export type OptionTextKey<Product extends string, Name extends string> = `${Product}.${Snake<Name>}`;

/** Keys of an option's texts, by its name in the table. */
export function optionTextKey<Product extends string, Name extends string>(product: Product, name: Name) {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${product}.${snake}` as OptionTextKey<Product, Name>;
}
