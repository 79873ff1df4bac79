import { useTexts } from "../../platform/texts.tsx";
import { NumberField } from "../../ui/number-field.tsx";

export interface PerDayFieldProps {
  limits: { readonly min: number; readonly max: number };
  value: number | null;
  onChange: (value: number | null) => void;
}

/** How many pictures may be made with a key in a day. */
export function PerDayField({ limits: { min, max }, value, onChange }: PerDayFieldProps) {
  const { t } = useTexts();
  return (
    <NumberField
      label={t("account.key_per_day")}
      value={value}
      min={min}
      max={max}
      step={1}
      onChange={onChange}
    />
  );
}
