import { Star } from "lucide-react";

export interface StarsProps {
  /** How many are lit; 0 for none yet. */
  value: number;
  count: number;
  /** A number of stars in words. */
  label: (count: number) => string;
  onChoose: (value: number) => void;
}

/** A row of stars to choose from. Buttons, not radios: choosing acts at once, also the one that is lit already. */
export function Stars({ value, count, label, onChoose }: StarsProps) {
  return (
    <fieldset className="stars">
      {Array.from({ length: count }, (_, index) => index + 1).map((star) => (
        <button
          key={star}
          type="button"
          className={star <= value ? "star lit" : "star"}
          aria-label={label(star)}
          aria-pressed={star === value}
          onClick={() => onChoose(star)}
        >
          <Star aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
