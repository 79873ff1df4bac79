import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "./field.tsx";

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> {
  label: ReactNode;
  hint?: ReactNode;
  /** Its name in the form, by which the server may refuse it. */
  option?: string;
  value: Value;
  choices: readonly Choice<Value>[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** The platform's own select in the kit's clothes: phones show their own picker. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { choices, value, onChange } = props;
  const choose = (wanted: string) => {
    const choice = choices.find((known) => known.value === wanted);
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
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
