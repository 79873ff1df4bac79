import { Range, type RangeProps } from "./range.tsx";

export interface SaidRangeProps extends RangeProps {
  /** The value in words. */
  said: string;
}

/** A slider with its value in words beside it. */
export function SaidRange({ said, ...range }: SaidRangeProps) {
  return (
    <span className="said-range">
      <Range {...range} aria-valuetext={said} />
      <output aria-hidden="true">{said}</output>
    </span>
  );
}
