import {
  type DetailSettings,
  expectedRegions,
  levelOf,
  levelsOfDetailWords,
  levelWith,
  settingsOf,
} from "@tintery/contract/tables";
import { useRef } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Range } from "../../ui/range.tsx";
import { customSizeOf, type FormChoices } from "./form-choices.ts";

export interface LevelOfDetailProps {
  choices: FormChoices;
  /** Settings of one's own that a level has replaced. */
  own: { [Name in keyof DetailSettings]: FormChoices[Name] } | null;
  onChange: (change: Partial<FormChoices>) => void;
}

/** One slider for the six settings of detail. Settings of one's own come back with a button. */
export function LevelOfDetail({ choices, own, onChange }: LevelOfDetailProps) {
  const { t } = useTexts();
  const slider = useRef<HTMLInputElement>(null);
  const { mode } = choices;
  // beads and stitches have their own size
  if (mode === "pixel" && choices.cellSize !== "none") return null;
  const level = levelOf(choices);
  const word = t(`pbn.level.${level ?? "own"}`);
  const choose = (index: number) => {
    const wanted = levelsOfDetailWords[index];
    if (wanted) onChange(settingsOf(wanted, mode));
  };
  const goBack = () => {
    if (own) onChange(own);
    // the button goes
    slider.current?.focus();
  };
  return (
    <Field
      label={t("pbn.level")}
      hint={
        <>
          <strong>{word}.</strong> <LevelHint choices={choices} />
        </>
      }
    >
      {({ id, describedBy }) => (
        <>
          <Range
            id={id}
            ref={slider}
            min={0}
            max={levelsOfDetailWords.length - 1}
            value={levelsOfDetailWords.indexOf(level ?? levelWith(choices.detalization))}
            aria-valuetext={word}
            aria-describedby={describedBy}
            onChange={choose}
          />
          {own && level && mode !== "pixel" && <Button onClick={goBack}>{t("pbn.level_back")}</Button>}
        </>
      )}
    </Field>
  );
}

/** What a level means for the brush, and how many regions it allows for. How hard the picture is, its preview tells. */
function LevelHint({ choices }: Pick<LevelOfDetailProps, "choices">) {
  const { t, number } = useTexts();
  if (choices.mode === "pixel") return t("pbn.level_hint.squares");
  const maxRegions = expectedRegions(choices.canvasSize, customSizeOf(choices), choices);
  return (
    <>
      {t(`pbn.level_hint.${levelOf(choices) ?? "own"}`)}
      <br />
      {t("pbn.region_budget", { regions: number(maxRegions) })}
    </>
  );
}
