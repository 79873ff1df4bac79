import {
  type CanvasRow,
  canvasSizeWord,
  type FlagRow,
  type NumberRow,
  type OpenWordRow,
  type OptionRow,
  type OptionRows,
  readCanvasSize,
  wordsOf,
} from "@tintery/contract/tables";
import { canvasPapers } from "@tintery/engine/tables";
import { InvalidArgumentError, Option } from "commander";

/** Flags of a verb made from a product's rows, so that no range, word or sentence is written twice. */

/** A number of a row; a whole number goes up from the least in the row's steps. */
export function numberOption(name: string, row: Omit<NumberRow, "offeredFrom">): Option {
  const { kind, min, max, step, says } = row;
  const isWhole = kind === "whole";
  const read = (text: string): number => {
    const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max && (!isWhole || Number.isInteger(value))))
      throw new InvalidArgumentError(`Enter a ${isWhole ? "whole number" : "number"} from ${min} to ${max}.`);
    if (isWhole && (value - min) % step !== 0)
      throw new InvalidArgumentError(
        `Enter ${min}, ${min + step}, ${min + 2 * step}, and so on, in steps of ${step}.`,
      );
    return value;
  };
  const steps = isWhole && step !== 1 ? ` in steps of ${step}` : "";
  return new Option(`--${name} <n>`, `${says}, ${min} to ${max}${steps}`)
    .argParser(read)
    .default(row.default);
}

/** One word of a list. */
export function wordOption(name: string, words: readonly string[], byDefault: string, says: string): Option {
  return new Option(`--${name} <word>`, says).choices(words).default(byDefault);
}

/** Left out, it has no value. */
function openWordOption(name: string, row: OpenWordRow): Option {
  return new Option(`--${name} <word>`, row.says).choices(wordsOf(row));
}

/** What is usual can only be switched off. */
function flagOption(name: string, { says, default: usual }: FlagRow): Option {
  return usual ? new Option(`--no-${name}`, `don’t ${says}`) : new Option(`--${name}`, says);
}

function canvasOption(name: string, { min, max, says, presets, default: usual }: CanvasRow): Option {
  const named = Object.entries(presets).map(([size, { paper }]) =>
    paper ? `${size} (${canvasPapers[paper].name})` : size,
  );
  return new Option(
    `--${name} <size>`,
    `${says}: none, WIDTHxHEIGHT (${min} to ${max} each), or one of ${named.join(", ")}`,
  )
    .argParser((word) => {
      const canvas = readCanvasSize(word);
      if (canvas !== null) return canvas;
      throw new InvalidArgumentError(
        `Enter none, a preset such as 8.3x11.7, or WIDTHxHEIGHT from ${min} to ${max} inches each.`,
      );
    })
    .default(usual, canvasSizeWord(usual));
}

/** The flag of a row, with what only the command line says beside the row's sentence. */
export function optionOf(name: string, given: OptionRow, more?: string): Option {
  const row = more === undefined ? given : { ...given, says: `${given.says} (${more})` };
  switch (row.kind) {
    case "flag":
      return flagOption(name, row);
    case "word":
      return wordOption(name, wordsOf(row), row.default, row.says);
    case "open word":
      return openWordOption(name, row);
    case "canvas":
      return canvasOption(name, row);
    default:
      return numberOption(name, row);
  }
}

/** The flags of all rows of a table. */
export function optionsOf<Rows extends OptionRows>(
  rows: Rows,
  more: { readonly [Name in keyof Rows]?: string } = {},
): Option[] {
  return Object.entries(rows).map(([name, row]) => optionOf(name, row, more[name]));
}
