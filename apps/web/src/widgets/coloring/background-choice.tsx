import { type ColoringBackground, coloringBackgrounds } from "@tintery/contract/tables";
import { useId } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Segmented } from "../../ui/segmented.tsx";

export interface BackgroundChoiceProps {
  value: ColoringBackground;
  onChange: (background: ColoringBackground) => void;
}

/** What is drawn around the subject, in three words, and a sentence about the chosen one. */
export function BackgroundChoice({ value, onChange }: BackgroundChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="background-choice">
      <Segmented
        label={t("coloring.background")}
        describedBy={id}
        value={value}
        choices={coloringBackgrounds.map((word) => ({
          value: word,
          label: t(`coloring.background.${word}`),
        }))}
        onChange={onChange}
      />
      <p className="hint" id={id}>
        {t(`coloring.background_hint.${value}`)}
      </p>
    </div>
  );
}
