import {
  type MessageKey,
  offeredRange,
  type OptionRow,
  optionTextKey,
  paintByNumbersOptions,
  wordsOf,
} from "@tintery/contract/tables";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Check } from "../../ui/check.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Select } from "../../ui/select.tsx";
import { type FormChoices, type FormOption, faultsOf } from "./form-choices.ts";

export interface OptionFieldProps {
  name: FormOption;
  choices: FormChoices;
  /** In place of the text that the option has. */
  hint?: ReactNode;
  /** Cannot be chosen for another reason than pixel mode. */
  disabled?: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

function rowOf(name: FormOption): OptionRow {
  return paintByNumbersOptions[name];
}

/** One option of the form, drawn by its row of the table: a list of words, a number, or a checkbox. */
export function OptionField({ name, choices, hint, disabled = false, onChange }: OptionFieldProps) {
  const { t, number } = useTexts();
  const row = rowOf(name);
  const key = optionTextKey("pbn", name);
  // that every option has these texts is what a test of the contract says
  const say = (ending: string) => t(`${key}${ending}` as MessageKey);
  const value = choices[name];
  const field = {
    label: say(""),
    option: name,
    hint: hint ?? say("_hint"),
    disabled: disabled || (row.notInPixelMode === true && choices.mode === "pixel"),
  };
  if (row.onlyInPixelMode && choices.mode !== "pixel") return null;
  const choose = (chosen: unknown) => onChange({ [name]: chosen });
  if (row.kind === "word" && row.checkedAs)
    return (
      <Check
        {...field}
        checked={value === row.checkedAs}
        onChange={(wanted) => choose(wanted ? row.checkedAs : row.default)}
      />
    );
  if (row.kind === "word")
    return (
      <Select
        {...field}
        value={String(value)}
        choices={wordsOf(row).map((word) => ({ value: word, label: say(`.${word}`) }))}
        onChange={choose}
      />
    );
  if (row.kind === "flag") return <Check {...field} checked={value === true} onChange={choose} />;
  // a canvas has fields of its own
  if (row.kind !== "whole" && row.kind !== "number") return null;
  const { min, max, step } = offeredRange(row);
  return (
    <NumberField
      {...field}
      problem={faultsOf(choices)[name] ? t("ui.out_of_range", { min: number(min), max: number(max) }) : null}
      value={typeof value === "number" ? value : null}
      min={min}
      max={max}
      step={step}
      onChange={choose}
    />
  );
}
