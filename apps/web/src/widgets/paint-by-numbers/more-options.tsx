import { colorPrecisions, gradientSteps, minAreaRange, segmentsComplexities } from "@tintery/contract/tables";
import { ChevronDown } from "lucide-react";
import { useTexts } from "../../platform/texts.tsx";
import { Check } from "../../ui/check.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Select } from "../../ui/select.tsx";
import { type FormChoices, faultsOf } from "./form-choices.ts";
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
  const { t, number } = useTexts();
  const pixel = choices.mode === "pixel";
  const faults = faultsOf(choices);
  const { min, max } = minAreaRange;
  return (
    <details className="more" ref={choices.ownPaints ? unfold : null}>
      <summary>
        {t("pbn.more_options")}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="more-fields">
        <Select
          label={t("pbn.segments_complexity")}
          option="segmentsComplexity"
          hint={t("pbn.segments_complexity_hint")}
          value={choices.segmentsComplexity}
          choices={segmentsComplexities.map((value) => ({
            value,
            label: t(`pbn.segments_complexity.${value}`),
          }))}
          onChange={(segmentsComplexity) => onChange({ segmentsComplexity })}
        />
        <Select
          label={t("pbn.color_precision")}
          option="colorPrecision"
          hint={t("pbn.color_precision_hint")}
          value={choices.colorPrecision}
          choices={colorPrecisions.map((value) => ({ value, label: t(`pbn.color_precision.${value}`) }))}
          disabled={pixel}
          onChange={(colorPrecision) => onChange({ colorPrecision })}
        />
        <Select
          label={t("pbn.gradient_step")}
          option="gradientStep"
          hint={t("pbn.gradient_step_hint")}
          value={choices.gradientStep}
          choices={gradientSteps.map((value) => ({ value, label: t(`pbn.gradient_step.${value}`) }))}
          disabled={pixel}
          onChange={(gradientStep) => onChange({ gradientStep })}
        />
        <NumberField
          label={t("pbn.min_area")}
          option="minArea"
          hint={t("pbn.min_area_hint")}
          problem={faults.minArea ? t("ui.out_of_range", { min: number(min), max: number(max) }) : null}
          value={choices.minArea}
          {...minAreaRange}
          onChange={(minArea) => onChange({ minArea })}
        />
        <Check
          label={t("pbn.enhancement")}
          option="enhancement"
          hint={t("pbn.enhancement_hint")}
          checked={choices.enhancement}
          onChange={(enhancement) => onChange({ enhancement })}
        />
        <Check
          label={t("pbn.thin_lines")}
          option="thinLines"
          hint={t("pbn.thin_lines_hint")}
          checked={choices.thinLines}
          disabled={pixel}
          onChange={(thinLines) => onChange({ thinLines })}
        />
        <Check
          label={t("pbn.pixel_mode")}
          option="mode"
          hint={t("pbn.pixel_mode_hint")}
          checked={pixel}
          onChange={(wanted) => onChange({ mode: wanted ? "pixel" : "polygon" })}
        />
        {professional && <OwnPaintsField choices={choices} tried={tried} onChange={onChange} />}
      </div>
    </details>
  );
}
