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

/** A number of a range that goes in steps. */
export function stepOption(name: string, range: Range & { readonly step: number }, says: string): Option {
  const { min, max, step } = range;
  const read = numberBetween(range, true);
  return new Option(`--${name} <n>`, `${says}, ${min} to ${max} in steps of ${step}`)
    .argParser((text: string) => {
      const value = read(text);
      if ((value - min) % step === 0) return value;
      throw new InvalidArgumentError(`It must go up from ${min} in steps of ${step}.`);
    })
    .default(range.default);
}

/** One word of a table of the contract. */
export function wordOption(name: string, words: readonly string[], byDefault: string, says: string): Option {
  return new Option(`--${name} <word>`, says).choices(words).default(byDefault);
}
