import { looks } from "@tintery/engine/tables";
import { type CSSProperties, useEffect, useId, useRef } from "react";
import type { ChosenPhoto } from "../../platform/open-photo.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Problem } from "../../ui/field.tsx";
import { PictureCard } from "../../ui/picture-card.tsx";
import { useRefusal } from "../../ui/refused-option.ts";
import type { FormChoices } from "./form-choices.ts";
import type { LookPictures } from "./use-look-pictures.ts";

export interface LookRowProps {
  photo: ChosenPhoto;
  pictures: LookPictures["pictures"];
  value: FormChoices["aiFilterType"];
  onChange: (value: FormChoices["aiFilterType"]) => void;
}

/** The widest and the tallest that a card has room for; other photos stand in white. */
const ratios = { min: 3 / 4, max: 3 / 2 };

/** The visitor's photo as it is and in every look, side by side. */
export function LookRow({ photo, pictures, value, onChange }: LookRowProps) {
  const { t } = useTexts();
  const group = useId();
  const label = t("pbn.ai_filter_type");
  const refusal = useRefusal("aiFilterType", label);
  const row = useRef<HTMLDivElement>(null);
  // what a draft or another picture has chosen is not to be looked for
  useEffect(() => {
    const card = row.current?.querySelector<HTMLElement>("label:has(:checked)");
    if (card && row.current) row.current.scrollLeft = card.offsetLeft - row.current.offsetLeft;
  }, []);
  const ratio = Math.min(ratios.max, Math.max(ratios.min, photo.width / photo.height));
  return (
    <div className="field">
      <span className="look-row-label" id={`${group}-label`}>
        {label}
      </span>
      <div
        className="picture-cards look-row"
        role="radiogroup"
        aria-labelledby={`${group}-label`}
        aria-describedby={`${group}-hint`}
        style={{ "--picture-ratio": ratio } as CSSProperties}
        ref={row}
      >
        {(["none", ...looks] as const).map((name) => (
          <PictureCard
            key={name}
            group={group}
            value={name}
            checked={name === value}
            picture={name === "none" ? photo.url : (pictures.get(name) ?? null)}
            name={t(`pbn.ai_filter_type.${name}`)}
            onChoose={() => onChange(name)}
          />
        ))}
      </div>
      <p className="hint" id={`${group}-hint`}>
        {t("pbn.ai_filter_type_hint")}
      </p>
      <Problem text={refusal} />
    </div>
  );
}
