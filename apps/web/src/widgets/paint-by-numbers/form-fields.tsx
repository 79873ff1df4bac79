import { useTexts } from "../../platform/texts.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { CanvasFields } from "./canvas-fields.tsx";
import { colorsChoice, colorsRangeOf, type FormChoices, faultsOf, sentColors } from "./form-choices.ts";
import { LevelOfDetail, type LevelOfDetailProps } from "./level-of-detail.tsx";

export interface FormFieldsProps {
  choices: FormChoices;
  ownDetail: LevelOfDetailProps["own"];
  /** The form was tried and stopped at the custom size. */
  customSizeStopped: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

/** The few choices that matter: colors, canvas, level of detail. */
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
      <LevelOfDetail choices={choices} own={props.ownDetail} onChange={onChange} />
    </>
  );
}
