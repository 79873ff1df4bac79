import { type ReactNode, useId } from "react";

export interface CheckProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  /** For plain forms: what is sent when it is checked. */
  name?: string;
  value?: string;
  onChange: (checked: boolean) => void;
}

/** A checkbox whose whole line can be tapped; its hint is read after its name, not as part of it. */
export function Check({ label, hint, onChange, ...input }: CheckProps) {
  const id = useId();
  return (
    <div className="check-field">
      <label className="check">
        <input
          type="checkbox"
          {...input}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="hint check-hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
