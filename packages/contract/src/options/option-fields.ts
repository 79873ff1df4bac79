import { isChoice, type OptionRow, type OptionRows, type OptionValues } from "@tintery/engine/tables";
import * as z from "zod";
import { flagField, numberField, wholeField, wordField } from "./form-fields.ts";
import { offeredRange, wordsOf } from "./option-rows.ts";

/** A sentence of a table as one of the API's: what is written as 1 or 0 says so. */
function description({ kind, says }: OptionRow): string {
  const sentence = says.charAt(0).toUpperCase() + says.slice(1);
  return kind === "flag" ? `${sentence}: 1 or 0` : sentence;
}

function fieldOf(row: OptionRow): z.ZodType {
  switch (row.kind) {
    case "flag":
      return flagField(row.default);
    case "word":
      return wordField(wordsOf(row), row.default);
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
  : OptionValues<Rows>[Name];

/** The fields of a form, as text, for the options of a table: empty or not sent means the default. */
export function optionFields<Rows extends OptionRows>(rows: Rows) {
  const fields = Object.entries(rows).map(([name, row]) => [
    name,
    fieldOf(row).meta({ description: description(row) }),
  ]);
  return Object.fromEntries(fields) as { [Name in keyof Rows]: z.ZodType<FieldValue<Rows, Name>> };
}

/** The options of a table as they are stored: values instead of text. One that is younger than its row is what it usually is. */
export function storedOptions<Rows extends OptionRows>(rows: Rows) {
  const fields = Object.entries(rows).map(([name, row]) => [
    name,
    z.custom((value) => isChoice(row, value)).default(row.default),
  ]);
  return z.object(
    Object.fromEntries(fields) as { [Name in keyof Rows]: z.ZodType<OptionValues<Rows>[Name]> },
  );
}
