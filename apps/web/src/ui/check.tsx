import { type ReactNode, useId } from "react";
import { Problem } from "./field.tsx";
import { useRefusal } from "./refused-option.ts";

export interface CheckProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  /** For plain forms: what is sent when it is checked. */
  name?: string;
  value?: string;
  /** Its name in the form, by which the server may refuse it. */
  option?: string;
  onChange: (checked: boolean) => void;
}

/** A checkbox whose whole line can be tapped; its hint is read after its name, not as part of it. */
export function Check({ label, hint, option, onChange, ...input }: CheckProps) {
  const id = useId();
  const refusal = useRefusal(option, label);
  const described = [hint ? id : "", refusal ? `${id}-problem` : ""].filter(Boolean).join(" ");
  return (
    <div className="check-field">
      <label className="check">
        <input
          type="checkbox"
          {...input}
          aria-describedby={described || undefined}
          aria-invalid={refusal ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="hint check-hint" id={id}>
          {hint}
        </p>
      )}
      <Problem id={`${id}-problem`} text={refusal} />
    </div>
  );
}
