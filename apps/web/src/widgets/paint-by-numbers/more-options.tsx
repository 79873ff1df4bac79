import { namesWith, paintByNumbersOptions } from "@tintery/contract/tables";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import type { ChosenPhoto } from "../../platform/open-photo.ts";
import type { Ahead } from "./ahead/use-painting.ts";
import type { FormChoices } from "./form-choices.ts";
import { LookField, lookOptions } from "./look-field.tsx";
import { MixField } from "./mix-field.tsx";
import { OptionField } from "./option-field.tsx";
import { OwnPaintsField } from "./own-paints-field.tsx";
import { PaletteCodesField } from "./palette-codes-field.tsx";
import { PaletteField } from "./palette-field.tsx";

export interface MoreOptionsProps {
  choices: FormChoices;
  /** Offers what only premium users may use: looks and palettes. */
  premium: boolean;
  /** Offers what only professional users may use: own paints and mixes. */
  professional: boolean;
  /** The form was tried. */
  tried: boolean;
  /** Painted ahead, as far as it is. */
  photo: ChosenPhoto | null;
  ahead: Ahead;
  /** The picture is painted from words. */
  fromWords: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

/** A look stands before the palette, which is for premium users as well. */
const folded = namesWith(paintByNumbersOptions, "folded").filter((name) => !lookOptions.has(name));

/** Paints that are chosen already are shown, so that nobody wonders about the colors of the picture. */
const unfold = (details: HTMLDetailsElement | null) => {
  if (details) details.open = true;
};

/** Everything that only some painters want to decide, folded, and said in the painter's words. */
export function MoreOptions(props: MoreOptionsProps) {
  const { choices, premium, professional, tried, photo, ahead, fromWords, onChange } = props;
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  const PaintsField = choices.palette === null ? OwnPaintsField : PaletteCodesField;
  return (
    <details
      className="more"
      ref={choices.ownPaints || choices.palette !== null ? unfold : null}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary>
        {t("pbn.more_options")}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="more-fields">
        {folded.map((name) => (
          <OptionField key={name} name={name} choices={choices} onChange={onChange} />
        ))}
        <LookField
          choices={choices}
          granted={premium}
          photo={photo}
          ahead={ahead}
          shown={shown}
          fromWords={fromWords}
          onChange={onChange}
        />
        <PaletteField choices={choices} granted={premium} shown={shown} onChange={onChange} />
        {professional && (
          <>
            <PaintsField choices={choices} tried={tried} onChange={onChange} />
            <MixField choices={choices} onChange={onChange} />
          </>
        )}
      </div>
    </details>
  );
}
