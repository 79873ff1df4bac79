import { hexLength, unitSymbol, volumeUnits } from "@tintery/contract/tables";
import { useId } from "react";
import { typedColor } from "../../colors/color-numbers.ts";
import { readVolume } from "../../colors/read-volume.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { PhotoColor } from "./photo-color.tsx";
import type { ColorPick } from "./color-pick.ts";

export interface ColorCardProps {
  pick: ColorPick;
  /** What is typed as a color is none. */
  isWrong: boolean;
  recent: readonly string[];
  onChange: (part: Partial<ColorPick>) => void;
  onUnmix: () => void;
}

/** Where a color is chosen, typed or taken from a photo, and how much of it is wanted. */
export function ColorCard({ pick, isWrong, recent, onChange, onUnmix }: ColorCardProps) {
  const { t } = useTexts();
  const title = useId();
  const shown = typedColor(pick.hex);
  return (
    <form
      className="card"
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onUnmix();
      }}
    >
      <h2 id={title}>{t("mixing.target")}</h2>
      <label className="color-field">
        <span className="sr-only">{t("mixing.pick")}</span>
        <input
          type="color"
          value={shown ?? "#ffffff"}
          onChange={(event) => onChange({ hex: event.target.value })}
        />
      </label>
      <div className="two-fields">
        <Field label={t("mixing.hex")} problem={isWrong ? t("mixing.hex_wrong") : null}>
          {({ id, describedBy, invalid }) => (
            <input
              id={id}
              className="input"
              value={pick.hex}
              maxLength={hexLength}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              onChange={(event) => onChange({ hex: event.target.value })}
            />
          )}
        </Field>
        <Volume pick={pick} onChange={onChange} />
      </div>
      <Recent recent={recent} chosen={shown} onChoose={(hex) => onChange({ hex })} />
      <PhotoColor onPick={(hex) => onChange({ hex })} />
      <Button look="primary large" type="submit">
        {t("spec.unmix_color")}
      </Button>
    </form>
  );
}

function Volume({ pick, onChange }: Omit<ColorCardProps, "isWrong" | "recent" | "onUnmix">) {
  const { t, language } = useTexts();
  const isNone = pick.volume.trim() !== "" && readVolume(pick.volume) === null;
  return (
    <div className="volume">
      <Field label={t("mixing.volume")} hint={isNone ? t("mixing.volume_none") : null}>
        {({ id, describedBy }) => (
          <input
            id={id}
            className="input"
            inputMode="decimal"
            autoComplete="off"
            value={pick.volume}
            aria-describedby={describedBy}
            onChange={(event) => onChange({ volume: event.target.value })}
          />
        )}
      </Field>
      <Select
        label={t("mixing.unit")}
        value={pick.volumeType}
        choices={volumeUnits.map((unit) => ({ value: unit, label: unitSymbol(language, unit) }))}
        onChange={(volumeType) => onChange({ volumeType })}
      />
    </div>
  );
}

interface RecentProps {
  recent: readonly string[];
  chosen: string | null;
  onChoose: (hex: string) => void;
}

/** Colors picked before, with white and black behind them. */
function Recent({ recent, chosen, onChoose }: RecentProps) {
  const { t } = useTexts();
  const title = useId();
  return (
    <div className="field">
      <span className="label" id={title}>
        {t("mixing.recent")}
      </span>
      <ul className="recent" aria-labelledby={title}>
        {recent.map((hex) => (
          <li key={hex}>
            <button
              type="button"
              aria-label={t("mixing.use_color", { hex })}
              aria-pressed={typedColor(hex) === chosen}
              title={hex}
              style={{ backgroundColor: hex }}
              onClick={() => onChoose(hex)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
