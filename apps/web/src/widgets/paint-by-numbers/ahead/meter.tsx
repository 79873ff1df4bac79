import type { Paintability } from "@tintery/engine";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { useCanvasLabel } from "../../../canvas-label.ts";
import type { FormChoices } from "../form-choices.ts";
import { type Suggestion, suggestions } from "./suggestions.ts";
import type { Ahead } from "./use-painting.ts";

export interface MeterProps {
  ahead: Ahead;
  choices: FormChoices;
  onChange: (change: Partial<FormChoices>) => void;
}

/** What the picture of a form will be like to paint, and what would make it easier. */
export function Meter({ ahead: { asks }, choices, onChange }: MeterProps) {
  const { t, millimeters } = useTexts();
  const effort = useEffort();
  const suggestionWords = useSuggestionWords();
  if (!asks) return null;
  const { smallNumbers, ledNumbers } = asks;
  const helps = suggestions(choices, asks);
  return (
    <section className="meter" aria-label={t("pbn.meter.title")}>
      <div role="status">
        <p>
          <strong>{t(`pbn.difficulty.${asks.difficulty}`)}</strong> · {effort(asks)}
        </p>
        <p className="hint">
          {t("pbn.meter.smallest", { size: millimeters(asks.smallestMM) })}{" "}
          {smallNumbers + ledNumbers === 0 && t("pbn.meter.numbers_fine")}
          {smallNumbers > 0 && t("pbn.meter.small_numbers", { count: smallNumbers })}{" "}
          {ledNumbers > 0 && t("pbn.meter.led_numbers", { count: ledNumbers })}
        </p>
      </div>
      {helps.length > 0 && (
        <fieldset className="helps">
          <legend>{t("pbn.meter.helps")}</legend>
          {helps.map((help) => (
            <Button key={help.about} className="help" onClick={() => onChange(help.change)}>
              {suggestionWords(help)}
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

/** Hours from here on are rounded to fives: nobody knows better. */
const roughFrom = 10;

/** Regions and hours in words. */
export function useEffort(): (asks: Pick<Paintability, "regions" | "hours">) => string {
  const { t } = useTexts();
  return ({ regions, hours }) => {
    const step = hours < roughFrom ? 1 : 5;
    const count = Math.max(1, step * Math.round(hours / step));
    return `${t("pbn.segments", { count: regions })} · ${t("pbn.meter.hours", { count })}`;
  };
}

function useSuggestionWords(): (suggestion: Suggestion) => string {
  const { t } = useTexts();
  const canvasLabel = useCanvasLabel();
  return ({ change: { canvasSize, numberOfColors, detalization } }) => {
    if (canvasSize) return t("pbn.meter.canvas", { size: canvasLabel(canvasSize) });
    if (numberOfColors) return t("pbn.palette_title", { count: numberOfColors });
    return t("pbn.meter.detail", { detail: t(`pbn.detalization.${detalization ?? "normal"}`) });
  };
}
