import {
  isUsablePalette,
  ownPaintsLength,
  problemValues,
  readOwnPaints,
  restrictPalette,
} from "@tintery/contract/tables";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import type { FormChoices } from "./form-choices.ts";
import { useTyping } from "./use-typing.ts";
import { usePaletteTable } from "./use-palettes.ts";

export interface PaletteCodesFieldProps {
  choices: FormChoices;
  /** The form was tried: what is wrong is said while the field still has the focus. */
  tried: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

/** Which colors of a palette somebody has, by their codes. */
export function PaletteCodesField({ choices, tried, onChange }: PaletteCodesFieldProps) {
  const { t, number, language } = useTexts();
  const { typing, ...leaving } = useTyping();
  const { paletteCodes } = choices;
  const table = usePaletteTable(choices.palette);
  const { paints } = table;
  const read = readOwnPaints(paletteCodes);
  const isList = read.kind === "codes";
  const known = new Set(paints?.map(({ code }) => code));
  const unknown = paints && isList ? read.codes.filter((code) => !known.has(code)) : [];
  const count = paints && isList ? restrictPalette(paints, read.codes.join(",")).length : null;
  const problem = () => {
    if (!isList && read.kind !== "none") return t("pbn.palette_codes_unreadable");
    if (table.state === "failed") return t("pbn.palettes_failed");
    if (count === null || isUsablePalette({ colors_number: count })) return null;
    return t("problem.palette_too_small", problemValues(language, ""));
  };
  const hint = () => {
    if (!paints || count === null) return t("pbn.palette_codes_hint");
    const chosen = t("pbn.palette_codes_count", { chosen: number(count), all: number(paints.length) });
    // they are passed over, and somebody may have mistyped them
    const missing = unknown.length > 0 && t("pbn.palette_codes_unknown", { codes: unknown.join(", ") });
    return missing ? `${chosen} · ${missing}` : chosen;
  };
  return (
    <>
      <Field
        label={t("pbn.palette_codes")}
        option="paletteColors"
        hint={hint()}
        problem={typing && !tried ? null : problem()}
      >
        {({ id, describedBy, invalid }) => (
          <input
            id={id}
            type="text"
            className="input"
            spellCheck={false}
            autoComplete="off"
            maxLength={ownPaintsLength}
            value={paletteCodes}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            {...leaving}
            onChange={(event) => onChange({ paletteCodes: event.target.value })}
          />
        )}
      </Field>
      {table.state === "failed" && <Button onClick={table.again}>{t("result.try_again")}</Button>}
    </>
  );
}
