import { keyLimits } from "@tintery/contract/tables";
import { Field } from "../../ui/field.tsx";

export interface NameFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** What somebody calls a thing of their account. */
export function NameField({ label, value, onChange }: NameFieldProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <input
          id={id}
          className="input"
          required
          maxLength={keyLimits.name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
