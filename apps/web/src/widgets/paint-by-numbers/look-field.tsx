import { useTexts } from "../../platform/texts.tsx";
import { defaultChoices, type FormChoices, type FormOption } from "./form-choices.ts";
import { OptionField } from "./option-field.tsx";

export interface LookFieldProps {
  choices: FormChoices;
  /** May be used; else it says for whom it is. */
  granted: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

/** The options that this field stands for. */
export const lookOptions: ReadonlySet<FormOption> = new Set(["aiFilterType", "lookStrength"]);

const { lookStrength: usual } = defaultChoices;

/** How the photo is painted anew before it is converted, and how strongly; strength counts with a look only. */
export function LookField({ choices, granted, onChange }: LookFieldProps) {
  const { t } = useTexts();
  // without a look its strength is not shown, and a wrong one would stop the form unseen
  const choose = (change: Partial<FormChoices>) =>
    onChange(change.aiFilterType === "none" ? { ...change, lookStrength: usual } : change);
  return (
    <>
      <OptionField
        name="aiFilterType"
        choices={choices}
        {...(!granted && { hint: t("pbn.palette_premium") })}
        disabled={!granted}
        onChange={choose}
      />
      {choices.aiFilterType !== "none" && (
        <OptionField name="lookStrength" choices={choices} onChange={onChange} />
      )}
    </>
  );
}
