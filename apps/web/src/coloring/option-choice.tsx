import {
  type ColoringChoices,
  coloringChoiceNames,
  coloringChoices,
  type ColoringType,
  optionTextKey,
  usualChoices,
  wordsOf,
} from "@tintery/contract/tables";
import { useId } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Segmented } from "../ui/segmented.tsx";

type Name = keyof ColoringChoices;

export interface OptionChoiceProps {
  name: Name;
  value: Required<ColoringChoices>[Name];
  onChange: (choice: ColoringChoices) => void;
}

/** One option of a page, drawn by its row of the table: its words, and a sentence about the chosen one. */
export function OptionChoice({ name, value, onChange }: OptionChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  const key = optionTextKey("coloring", name);
  return (
    <div className="option-choice">
      <Segmented
        label={t(key)}
        describedBy={id}
        value={value}
        choices={wordsOf(coloringChoices[name]).map((word) => ({ value: word, label: t(`${key}.${word}`) }))}
        onChange={(word) => onChange({ [name]: word })}
      />
      <p className="hint" id={id}>
        {t(`${key}_hint.${value}`)}
      </p>
    </div>
  );
}

export interface OptionChoicesProps {
  type: ColoringType;
  /** What was chosen; what is left open suits the type. */
  choices: ColoringChoices;
  /** The page is made from words by Scene Builder. */
  isDrawn: boolean;
  onChange: (choices: ColoringChoices) => void;
}

/** All options of a page, each below its name. */
export function OptionChoices({ type, choices, isDrawn, onChange }: OptionChoicesProps) {
  const { t } = useTexts();
  return coloringChoiceNames.map((name) => (
    <div key={name}>
      <p className="type-group-name" aria-hidden="true">
        {t(optionTextKey("coloring", name))}
      </p>
      <OptionChoice
        name={name}
        value={choices[name] ?? usualChoices(type, isDrawn)[name]}
        onChange={(choice) => onChange({ ...choices, ...choice })}
      />
    </div>
  ));
}
