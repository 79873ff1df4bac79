import {
  canvasPapers,
  canvasSizes,
  inchesToMM,
  isInvalidCustomSize,
  mayCrop,
  printedPaper,
  problemValues,
  sheetMarginMM,
  usesCustomSize,
} from "@tintery/contract/tables";
import { useCanvasLabel } from "../../canvas-label.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Check } from "../../ui/check.tsx";
import { Problem } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Select } from "../../ui/select.tsx";
import { customSizeOf, type FormChoices, faultsOf } from "./form-choices.ts";
import { useSizeUnit } from "./size-unit.ts";

interface CanvasFieldsProps {
  choices: FormChoices;
  /** The form was tried and stopped at the custom size. */
  customSizeStopped: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

/** Canvas: a preset, or an own size with its millimeters beside it; and what happens to the overhang. */
export function CanvasFields({ choices, customSizeStopped, onChange }: CanvasFieldsProps) {
  const { t, language, millimeters } = useTexts();
  const custom = customSizeOf(choices);
  // one that is half filled, or refused, replaces no canvas
  const hasCustom = usesCustomSize(custom) && !isInvalidCustomSize(custom);
  const labelOf = useCanvasLabel();
  // beads and stitches are as large as they are, whatever the paper
  const isSized = choices.mode === "pixel" && choices.cellSize !== "none";
  const paper = hasCustom || isSized ? undefined : printedPaper(choices);
  const fits = paper && { paper: canvasPapers[paper].name, margin: millimeters(sheetMarginMM) };
  return (
    <div className="canvas-fields">
      <Select
        label={t("pbn.canvas_size")}
        hint={fits && t("pbn.canvas_fits", fits)}
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

function CustomSize({ choices, onChange }: Pick<CanvasFieldsProps, "choices" | "onChange">) {
  const { t, number, size } = useTexts();
  const { symbol, range, shown, kept, written } = useSizeUnit();
  const faults = faultsOf(choices);
  const custom = customSizeOf(choices);
  const [min, max] = [number(range.min), number(range.max)];
  const problem = t("ui.out_of_range", { min, max });
  const inMM = usesCustomSize(custom) && !faults.customWidth && !faults.customHeight ? custom : null;
  const change = (part: Partial<FormChoices>) => {
    const next = customSizeOf({ ...choices, ...part });
    onChange(mayCrop(choices.canvasSize, next) ? part : { ...part, crop: false });
  };
  return (
    <div className="custom-size">
      <NumberField
        label={t("pbn.custom_width", { unit: symbol })}
        option="customWidth"
        value={shown(choices.customWidth)}
        {...range}
        problem={faults.customWidth ? problem : null}
        onChange={(width) => change({ customWidth: kept(width) })}
      />
      <span className="times" aria-hidden="true">
        ×
      </span>
      <NumberField
        label={t("pbn.custom_height", { unit: symbol })}
        option="customHeight"
        value={shown(choices.customHeight)}
        {...range}
        problem={faults.customHeight ? problem : null}
        onChange={(height) => change({ customHeight: kept(height) })}
      />
      <output className="badge">
        {inMM
          ? size({ width: inchesToMM(inMM.width), height: inchesToMM(inMM.height) }, "mm")
          : t("pbn.custom_hint", { min, max: written })}
      </output>
    </div>
  );
}
