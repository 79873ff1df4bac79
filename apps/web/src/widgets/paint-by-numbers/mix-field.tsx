import { mixedNumberOfColorsRange } from "@tintery/contract/tables";
import { useTexts } from "../../platform/texts.tsx";
import { Check } from "../../ui/check.tsx";
import { type FormChoices, hasPaints, mixes, mixingChoice } from "./form-choices.ts";

export interface MixFieldProps {
  choices: FormChoices;
  onChange: (change: Partial<FormChoices>) => void;
}

/** Whether two of the chosen paints may be mixed. */
export function MixField({ choices, onChange }: MixFieldProps) {
  const { t, number } = useTexts();
  const usable = hasPaints(choices);
  return (
    <Check
      label={t("pbn.mix_palette")}
      option="mixPalette"
      hint={
        usable
          ? t("pbn.mix_palette_hint", { max: number(mixedNumberOfColorsRange.max) })
          : t("pbn.mix_palette_needs_paints")
      }
      checked={mixes(choices)}
      disabled={!usable}
      onChange={(mix) => onChange(mixingChoice(choices, mix))}
    />
  );
}
