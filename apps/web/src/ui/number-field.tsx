import { type ReactNode, useState } from "react";
import { Field } from "./field.tsx";
import { Range } from "./range.tsx";

export interface NumberFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Its name in the form, by which the server may refuse it. */
  option?: string;
  problem?: string | null | undefined;
  /** Null for an empty field. */
  value: number | null;
  min: number;
  max: number;
  step: number;
  disabled?: boolean;
  /** Adds a slider over the same range. */
  slider?: boolean;
  onChange: (value: number | null) => void;
  /** The field was left: what was typed is final. */
  onLeave?: () => void;
}

/** A number that can be typed and, with `slider`, dragged. What was typed stays, also when it is out of range. */
export function NumberField(props: NumberFieldProps) {
  const { value, min, max, step, disabled, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // keep "4." or an empty field as typed while it means the same number
  const shown = typed !== null && toNumber(typed) === value ? typed : (value?.toString() ?? "");
  const type = (text: string) => {
    setTyped(text);
    onChange(toNumber(text));
  };
  return (
    <Field label={props.label} hint={props.hint} option={props.option} problem={props.problem}>
      {({ id, describedBy, invalid }) => (
        <span className={props.slider ? "number-with-slider" : "number"}>
          {props.slider && (
            <Range
              // typing is the precise way and has the label; the slider repeats it for fingers
              aria-hidden="true"
              tabIndex={-1}
              min={min}
              max={max}
              step={step}
              value={Math.min(max, Math.max(min, value ?? min))}
              disabled={disabled}
              onChange={onChange}
            />
          )}
          <input
            id={id}
            type="number"
            inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
            className="input"
            min={min}
            max={max}
            step={step}
            value={shown}
            disabled={disabled}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onChange={(event) => type(event.target.value)}
            onBlur={props.onLeave}
          />
        </span>
      )}
    </Field>
  );
}

function toNumber(text: string): number | null {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : null;
}
