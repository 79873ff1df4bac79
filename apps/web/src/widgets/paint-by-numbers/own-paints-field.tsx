import { ownPaintsRange, type OwnPaints, readOwnPaints } from "@tintery/contract/tables";
import { useTexts } from "../../platform/texts.tsx";
import { Field } from "../../ui/field.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import type { FormChoices } from "./form-choices.ts";
import { useTyping } from "./use-typing.ts";

export interface OwnPaintsFieldProps {
  choices: FormChoices;
  /** The form was tried: what is wrong is said while the field still has the focus. */
  tried: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

/** The paints somebody has, as a list to type or paste. */
export function OwnPaintsField({ choices, tried, onChange }: OwnPaintsFieldProps) {
  const { t } = useTexts();
  const { typing, ...leaving } = useTyping();
  const own = readOwnPaints(choices.ownPaints);
  const faultWords = useFaultWords();
  const usable = own.kind === "paints";
  return (
    <>
      <Field
        label={t("pbn.own_paints")}
        option="paletteColors"
        hint={t("pbn.own_paints_hint")}
        problem={typing && !tried ? null : faultWords(own)}
      >
        {({ id, describedBy, invalid }) => (
          <textarea
            id={id}
            className="input own-paints"
            rows={4}
            spellCheck={false}
            autoComplete="off"
            value={choices.ownPaints}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            {...leaving}
            onChange={(event) => onChange({ ownPaints: event.target.value })}
          />
        )}
      </Field>
      {usable && (
        <p className="own-swatches hint">
          {own.paints.map(({ code, hex }) => (
            <Swatch key={code} hex={hex} />
          ))}
          <span>{t("pbn.own_paints_count", { count: own.paints.length })}</span>
        </p>
      )}
    </>
  );
}

/** What is wrong with a list of paints, in words; null when nothing is. */
function useFaultWords(): (own: OwnPaints) => string | null {
  const { t, number } = useTexts();
  return (own) => {
    switch (own.kind) {
      case "none":
      case "paints":
        return null;
      case "unreadable":
        return t("pbn.own_paints_unreadable", { text: own.text });
      case "codes":
        return t("pbn.own_paints_unreadable", { text: own.codes[0] ?? "" });
      case "twice":
        return t("pbn.own_paints_twice", { text: own.text });
      case "too_few":
      case "too_many":
        return t("pbn.own_paints_range", {
          min: number(ownPaintsRange.min),
          max: number(ownPaintsRange.max),
        });
    }
  };
}
