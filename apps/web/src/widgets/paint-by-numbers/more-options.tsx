import { namesWith, paintByNumbersOptions } from "@tintery/contract/tables";
import { ChevronDown } from "lucide-react";
import { useTexts } from "../../platform/texts.tsx";
import type { FormChoices } from "./form-choices.ts";
import { OptionField } from "./option-field.tsx";
import { OwnPaintsField } from "./own-paints-field.tsx";

export interface MoreOptionsProps {
  choices: FormChoices;
  /** Offers own paints, which are for professional users. */
  professional: boolean;
  /** The form was tried. */
  tried: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

/** Paints that are chosen already are shown, so that nobody wonders about the colors of the picture. */
const unfold = (details: HTMLDetailsElement | null) => {
  if (details) details.open = true;
};

/** Everything that only some painters want to decide, folded, and said in the painter's words. */
export function MoreOptions({ choices, professional, tried, onChange }: MoreOptionsProps) {
  const { t } = useTexts();
  return (
    <details className="more" ref={choices.ownPaints ? unfold : null}>
      <summary>
        {t("pbn.more_options")}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="more-fields">
        {namesWith(paintByNumbersOptions, "folded").map((name) => (
          <OptionField key={name} name={name} choices={choices} onChange={onChange} />
        ))}
        {professional && <OwnPaintsField choices={choices} tried={tried} onChange={onChange} />}
      </div>
    </details>
  );
}
