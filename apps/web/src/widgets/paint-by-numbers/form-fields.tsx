import {
  canvasSizes,
  customSizeRange,
  expectedRegions,
  inchesToMM,
  mayCrop,
  problemValues,
  usesCustomSize,
} from "@tintery/contract/tables";
import { useCanvasLabel } from "../../canvas-label.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Check } from "../../ui/check.tsx";
import { Problem } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Select } from "../../ui/select.tsx";
import {
  colorsChoice,
  colorsRangeOf,
  customSizeOf,
  type FormChoices,
  faultsOf,
  sentColors,
} from "./form-choices.ts";
import { OptionField } from "./option-field.tsx";

export interface FormFieldsProps {
  choices: FormChoices;
  /** The form was tried and stopped at the custom size. */
  customSizeStopped: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

/** The few choices that matter: colors, canvas, detail. */
export function FormFields(props: FormFieldsProps) {
  const { choices, onChange } = props;
  const { t, number } = useTexts();
  const faults = faultsOf(choices);
  const range = colorsRangeOf(choices);
  const { min, max } = range;
  const leaveColors = () => {
    const numberOfColors = sentColors(choices);
    if (numberOfColors !== choices.numberOfColors) onChange({ numberOfColors });
  };
  return (
    <>
      <NumberField
        label={t("pbn.number_of_colors")}
        hint={t("pbn.number_of_colors_hint")}
        option="numberOfColors"
        problem={faults.numberOfColors ? t("ui.out_of_range", { min: number(min), max: number(max) }) : null}
        value={choices.numberOfColors}
        {...range}
        slider
        onChange={(wanted) => onChange({ numberOfColors: colorsChoice(choices, wanted) })}
        onLeave={leaveColors}
      />
      <CanvasFields {...props} />
      <OptionField
        name="detalization"
        choices={choices}
        hint={<DetailHint choices={choices} />}
        onChange={onChange}
      />
    </>
  );
}

/** What a degree of detail means: for the brush, and for how long it takes. */
function DetailHint({ choices }: Pick<FormFieldsProps, "choices">) {
  const { t, number } = useTexts();
  const { max: maxRegions, difficulty } = expectedRegions(choices.canvasSize, customSizeOf(choices), choices);
  const word = t(`pbn.difficulty.${difficulty}`);
  return (
    <>
      {t(`pbn.detalization_hint.${choices.detalization}`)}
      {choices.mode !== "pixel" && (
        <>
          <br />
          {t("pbn.region_budget", { difficulty: word, regions: number(maxRegions) })}
        </>
      )}
    </>
  );
}

/** Canvas: a preset, or an own size in inches with its millimeters beside it; and what happens to the overhang. */
function CanvasFields({ choices, customSizeStopped, onChange }: FormFieldsProps) {
  const { t, language } = useTexts();
  const custom = customSizeOf(choices);
  const hasCustom = custom.width !== null || custom.height !== null;
  const labelOf = useCanvasLabel();
  return (
    <div className="canvas-fields">
      <Select
        label={t("pbn.canvas_size")}
        option="canvasSize"
        value={choices.canvasSize}
        choices={(["none", ...canvasSizes] as const).map((value) => ({ value, label: labelOf(value) }))}
        disabled={hasCustom}
        onChange={(canvasSize) =>
          onChange(canvasSize === "none" ? { canvasSize, crop: false } : { canvasSize })
        }
      />
      <CustomSize choices={choices} onChange={onChange} />
      <Problem
        text={customSizeStopped ? t("problem.invalid_custom_size", problemValues(language, "")) : null}
      />
      <Check
        label={t("pbn.crop")}
        option="crop"
        hint={t(mayCrop(choices.canvasSize, custom) ? "pbn.crop_hint" : "pbn.crop_needs_canvas")}
        checked={choices.crop}
        disabled={!mayCrop(choices.canvasSize, custom)}
        onChange={(crop) => onChange({ crop })}
      />
    </div>
  );
}

function CustomSize({ choices, onChange }: Pick<FormFieldsProps, "choices" | "onChange">) {
  const { t, number, size } = useTexts();
  const faults = faultsOf(choices);
  const custom = customSizeOf(choices);
  const { min, max } = customSizeRange;
  const range = t("ui.out_of_range", { min: number(min), max: number(max) });
  const inMM = usesCustomSize(custom) && !faults.customWidth && !faults.customHeight ? custom : null;
  const change = (part: Partial<FormChoices>) => {
    const next = customSizeOf({ ...choices, ...part });
    onChange(mayCrop(choices.canvasSize, next) ? part : { ...part, crop: false });
  };
  return (
    <div className="custom-size">
      <NumberField
        label={t("pbn.custom_width")}
        option="customWidth"
        value={choices.customWidth}
        {...customSizeRange}
        problem={faults.customWidth ? range : null}
        onChange={(customWidth) => change({ customWidth })}
      />
      <span className="times" aria-hidden="true">
        ×
      </span>
      <NumberField
        label={t("pbn.custom_height")}
        option="customHeight"
        value={choices.customHeight}
        {...customSizeRange}
        problem={faults.customHeight ? range : null}
        onChange={(customHeight) => change({ customHeight })}
      />
      <output className="badge">
        {inMM
          ? size({ width: inchesToMM(inMM.width), height: inchesToMM(inMM.height) }, "mm")
          : t("pbn.custom_hint", { min: number(min), max: number(max) })}
      </output>
    </div>
  );
}
