import { InvalidArgumentError, Option } from "commander";

/** Options of a verb made from the contract's tables, so that no range or word is written twice. */

interface Range {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

function numberBetween({ min, max }: Range, whole: boolean) {
  return (text: string): number => {
    const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
    throw new InvalidArgumentError(
      `It must be a ${whole ? "whole number" : "number"} from ${min} to ${max}.`,
    );
  };
}

/** A whole number within a range of the contract. */
export function wholeOption(name: string, range: Range, says: string): Option {
  return new Option(`--${name} <n>`, `${says}, ${range.min} to ${range.max}`)
    .argParser(numberBetween(range, true))
    .default(range.default);
}

/** A number within a range of the contract. */
export function numberOption(name: string, range: Range, says: string): Option {
  return new Option(`--${name} <n>`, `${says}, ${range.min} to ${range.max}`)
    .argParser(numberBetween(range, false))
    .default(range.default);
}

/** One word of a table of the contract. */
export function wordOption(name: string, words: readonly string[], byDefault: string, says: string): Option {
  return new Option(`--${name} <word>`, says).choices(words).default(byDefault);
}
