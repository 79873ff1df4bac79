import {
  type CanvasRow,
  isChoice,
  type OpenNames,
  type OptionRow,
  type OptionRows,
  type OptionValue,
} from "@tintery/engine/tables";
import * as z from "zod";
import { flagField, numberField, openWordField, wholeField, wordField } from "./form-fields.ts";
import { offeredRange, wordsOf } from "./option-rows.ts";

/** A sentence of a table as one of the API's: what is written as 1 or 0 says so. */
const sentenceOf = ({ says }: OptionRow) => says.charAt(0).toUpperCase() + says.slice(1);

/** The same of a form's field, which is text. */
const fieldSentence = (row: OptionRow) =>
  row.kind === "flag" ? `${sentenceOf(row)}: 1 or 0` : sentenceOf(row);

function fieldOf(row: OptionRow): z.ZodType {
  switch (row.kind) {
    case "flag":
      return flagField(row.default);
    case "word":
      return wordField(wordsOf(row), row.default);
    case "open word":
      return openWordField(wordsOf(row));
    case "whole":
      return wholeField(offeredRange(row));
    case "number":
      return numberField(offeredRange(row));
    case "canvas":
      // sizes have rules, and a problem, of their own: see `readCanvasSize`
      return z.string().trim().default(row.default);
  }
}

/** A size is a word until its own rules have read it. */
type FieldValue<Rows, Name extends keyof Rows> = Rows[Name] extends { kind: "canvas" }
  ? string
  : OptionValue<Rows[Name]> | (Name extends OpenNames<Rows> ? undefined : never);

/** The fields of a form, as text, for the options of a table: empty or not sent means the default. */
export function optionFields<Rows extends OptionRows>(rows: Rows) {
  const fields = Object.entries(rows).map(([name, row]) => [
    name,
    fieldOf(row).meta({ description: fieldSentence(row) }),
  ]);
  return Object.fromEntries(fields) as { [Name in keyof Rows]: z.ZodType<FieldValue<Rows, Name>> };
}

/** A row of which the API takes or tells a single value. */
type ValueRow = Exclude<OptionRow, CanvasRow>;

/** A value of a row as the API's JSON has it, in the steps of the row. */
export function valueField<Row extends ValueRow>(row: Row): z.ZodType<OptionValue<Row>> {
  const field = () => {
    switch (row.kind) {
      case "flag":
        return z.boolean();
      case "word":
      case "open word":
        return z.enum(wordsOf(row));
      default:
        return z.number().min(row.min).max(row.max).multipleOf(row.step);
    }
  };
  return field().meta({ description: sentenceOf(row) }) as unknown as z.ZodType<OptionValue<Row>>;
}

/** Values of rows as the API's JSON has them, any of which may be left out. */
export function valueFields<Rows extends Readonly<Record<string, ValueRow>>>(rows: Rows) {
  const fields = Object.entries(rows).map(([name, row]) => [name, valueField(row).optional()]);
  return Object.fromEntries(fields) as {
    [Name in keyof Rows]: z.ZodOptional<z.ZodType<OptionValue<Rows[Name]>>>;
  };
}

/** The options of a table as they are stored: values instead of text. One that is younger than its row is what it usually is. */
export function storedOptions<Rows extends OptionRows>(rows: Rows) {
  const fields = Object.entries(rows).map(([name, row]) => [
    name,
    row.kind === "open word"
      ? z.custom((value) => isChoice(row, value)).exactOptional()
      : z.custom((value) => isChoice(row, value)).default(row.default),
  ]);
  return z.object(Object.fromEntries(fields) as StoredFields<Rows>);
}

type StoredFields<Rows> = {
  [Name in keyof Rows]: Name extends OpenNames<Rows>
    ? z.ZodExactOptional<z.ZodType<OptionValue<Rows[Name]>>>
    : z.ZodType<OptionValue<Rows[Name]>>;
};
