import { type BasePaintSlug, basePaints } from "@tintery/engine/pigments";
import { PaintName } from "../../colors/paint-name.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { Check } from "../../ui/check.tsx";

export interface MyPaintsProps {
  mine: readonly BasePaintSlug[];
  onChange: (slug: BasePaintSlug, isMine: boolean) => void;
}

/** The base paints, to tick those that one has. */
export function MyPaints({ mine, onChange }: MyPaintsProps) {
  const { t } = useTexts();
  return (
    <fieldset>
      <legend>{t("mixing.own_hint")}</legend>
      <div className="my-paints">
        {basePaints.map(({ slug }) => (
          <Check
            key={slug}
            label={<PaintName slug={slug as BasePaintSlug} />}
            checked={mine.includes(slug as BasePaintSlug)}
            onChange={(checked) => onChange(slug as BasePaintSlug, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
