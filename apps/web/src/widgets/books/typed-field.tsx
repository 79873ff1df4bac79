import { useState } from "react";
import { Field } from "../../ui/field.tsx";

export interface TypedFieldProps {
  label: string;
  hint?: string;
  placeholder?: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** A line of text that is kept while it is typed. What is kept loses blanks at its ends; the field does not while it has the focus. */
export function TypedField({ label, hint, placeholder, value, maxLength, onChange }: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label} hint={hint}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="input"
          aria-describedby={describedBy}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(event.target.value);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
