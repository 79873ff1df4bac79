import { type OutlinesPrecision, outlinesPrecisions } from "@tintery/contract/tables";
import { useId } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { PictureCard } from "../../ui/picture-card.tsx";
import { precisionPictureOf } from "./precision-pictures.ts";

export interface PrecisionChoiceProps {
  value: OutlinesPrecision;
  onChange: (precision: OutlinesPrecision) => void;
}

/** Every precision as a small picture of what becomes of the same sample. */
export function PrecisionChoice({ value, onChange }: PrecisionChoiceProps) {
  const { t } = useTexts();
  const name = useId();
  return (
    <div className="precisions" role="radiogroup" aria-label={t("outlines.precision")}>
      <p className="precisions-name" aria-hidden="true">
        {t("outlines.precision")}
      </p>
      <div className="picture-cards">
        {outlinesPrecisions.map((precision) => (
          <PictureCard
            key={precision}
            group={name}
            value={precision}
            checked={precision === value}
            picture={precisionPictureOf(precision)}
            name={t(`outlines.precision.${precision}`)}
            hint={t(`outlines.precision_hint.${precision}`)}
            onChoose={() => onChange(precision)}
          />
        ))}
      </div>
    </div>
  );
}
