import type { ComponentProps, CSSProperties } from "react";

export interface RangeProps
  extends Omit<ComponentProps<"input">, "type" | "className" | "style" | "onChange"> {
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** The slider of the kit: its track is filled up to where it stands. */
export function Range({ min, max, value, onChange, ...rest }: RangeProps) {
  const filled = ((value - min) / (max - min)) * 100;
  return (
    <input
      {...rest}
      type="range"
      className="range"
      min={min}
      max={max}
      value={value}
      style={{ "--filled": `${Math.min(100, Math.max(0, filled))}%` } as CSSProperties}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
