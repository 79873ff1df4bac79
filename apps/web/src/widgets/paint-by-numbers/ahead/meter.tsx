import { adviceFor } from "@tintery/contract/tables";
import type { Paintability } from "@tintery/engine";
import { usualRegions } from "@tintery/engine/tables";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import type { FormChoices } from "../form-choices.ts";
import { changeOf, useAdviceLabel, useAdviceReasons } from "./advice-words.ts";
import type { Ahead } from "./use-painting.ts";

export interface MeterProps {
  ahead: Ahead;
  choices: FormChoices;
  onChange: (change: Partial<FormChoices>) => void;
  /** Opens the frame that a part of the photo is chosen with; null where there is none. */
  onCrop: (() => void) | null;
}

/** What the picture of a form will be like to paint, and what would make it easier. */
export function Meter({ ahead: { asks }, choices, onChange, onCrop }: MeterProps) {
  const { t, number, millimeters } = useTexts();
  const effort = useEffort();
  const label = useAdviceLabel();
  const reasons = useAdviceReasons();
  if (!asks) return null;
  const { smallNumbers, ledNumbers } = asks;
  const helps = adviceFor(
    { ...asks, hasPhoto: onCrop !== null },
    { ...choices, numberOfColors: choices.numberOfColors ?? 0 },
  );
  const usual = choices.mode === "pixel" ? null : usualRegions(asks, choices);
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
        {usual && <p className="hint">{t("pbn.meter.plain", { usual: number(usual) })}</p>}
        {reasons(helps).map((reason) => (
          <p key={reason} className="hint">
            {reason}
          </p>
        ))}
      </div>
      {helps.length > 0 && (
        <fieldset className="helps">
          <legend>{t("pbn.meter.helps")}</legend>
          {helps.map((help) => (
            <Button
              key={help.about}
              className="help"
              onClick={() => (help.about === "crop" ? onCrop?.() : onChange(changeOf(help, choices)))}
            >
              {label(help, choices)}
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
