import { useId } from "react";
import type { Choice } from "./select.tsx";

export interface SegmentedProps<Value extends string> {
  /** Read to those who cannot see the group. */
  label: string;
  /** Id of what says more about the choice. */
  describedBy?: string;
  value: Value;
  choices: readonly Choice<Value>[];
  /** As a plain form sends it; without one the choice stays on the page. */
  name?: string;
  onChange: (value: Value) => void;
}

/** A few choices side by side; radio buttons underneath, so arrow keys work as everywhere. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, describedBy, value, choices, onChange } = props;
  const ownName = useId();
  const name = props.name ?? ownName;
  return (
    <div role="radiogroup" aria-label={label} aria-describedby={describedBy} className="segmented">
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
