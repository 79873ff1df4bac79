import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "./field.tsx";

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** Choices that belong together, under a name. */
export interface ChoiceGroup<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
}

export interface SelectProps<Value extends string> {
  label: ReactNode;
  hint?: ReactNode;
  /** Its name in the form, by which the server may refuse it. */
  option?: string;
  value: Value;
  choices: readonly Choice<Value>[];
  /** Further choices, behind those without a group. */
  groups?: readonly ChoiceGroup<Value>[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** The platform's own select in the kit's clothes: phones show their own picker. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { choices, groups = [], value, onChange } = props;
  const choose = (wanted: string) => {
    const all = [...choices, ...groups.flatMap((group) => group.choices)];
    const choice = all.find((known) => known.value === wanted);
    if (choice) onChange(choice.value);
  };
  return (
    <Field label={props.label} hint={props.hint} option={props.option}>
      {({ id, describedBy, invalid }) => (
        <span className="select">
          <select
            id={id}
            className="input"
            value={value}
            disabled={props.disabled}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onChange={(event) => choose(event.target.value)}
          >
            <Options choices={choices} />
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options choices={group.choices} />
              </optgroup>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}

function Options({ choices }: { choices: readonly Choice<string>[] }) {
  return choices.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.label}
    </option>
  ));
}
