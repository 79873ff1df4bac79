import {
  type codeFault,
  paletteLimits,
  readPigments,
  type Transparency,
  transparencies,
} from "@tintery/contract/tables";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useState } from "react";
import { typedColor } from "../../colors/color-numbers.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import type { EditedPaint } from "./palette-history.ts";

export interface PaintRowProps {
  paint: EditedPaint;
  /** What is wrong with its code. */
  fault: ReturnType<typeof codeFault>;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<EditedPaint>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const notSaid = "";

/** One color of a palette, to write. */
export function PaintRow({ paint, fault, isFirst, isLast, onChange, onMove, onRemove }: PaintRowProps) {
  const { t } = useTexts();
  const called = paint.name || paint.code || paint.hex;
  return (
    <li className="paint-row" data-paint="">
      <label className="paint-row-color">
        <span className="sr-only">{t("ui.labelled", { label: t("mixing.pick"), name: called })}</span>
        <input type="color" value={paint.hex} onChange={(event) => onChange({ hex: event.target.value })} />
      </label>
      <HexField hex={paint.hex} onChange={(hex) => onChange({ hex })} />
      <Field label={t("palette.code")} problem={fault && t(`palette.code_fault.${fault}`)}>
        {({ id, describedBy, invalid }) => (
          <input
            id={id}
            type="text"
            className="input"
            value={paint.code}
            maxLength={12}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onChange={(event) => onChange({ code: event.target.value.trim() })}
          />
        )}
      </Field>
      <Field label={t("palette.name")}>
        {({ id }) => (
          <input
            id={id}
            type="text"
            className="input"
            value={paint.name}
            maxLength={paletteLimits.name}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Select<Transparency | typeof notSaid>
        label={t("palette.transparency")}
        value={paint.transparency ?? notSaid}
        choices={[
          { value: notSaid, label: t("palette.not_said") },
          ...(Object.keys(transparencies) as Transparency[]).map((value) => ({
            value,
            label: t(`spec.transparency.${value}`),
          })),
        ]}
        onChange={(value) => onChange({ transparency: value === notSaid ? null : value })}
      />
      <Field label={t("palette.pigments")}>
        {({ id }) => (
          <input
            id={id}
            className="input"
            value={paint.pigments}
            placeholder="PB29 PW6"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ pigments: event.target.value })}
            // what is no pigment would be lost when it is saved: better seen at once
            onBlur={() => onChange({ pigments: readPigments(paint.pigments).join(" ") })}
          />
        )}
      </Field>
      <Check label={t("palette.stock")} checked={paint.stock} onChange={(stock) => onChange({ stock })} />
      <span className="paint-row-buttons">
        <Button
          look="plain square"
          aria-label={t("palette.up", { name: called })}
          disabled={isFirst}
          icon={<ArrowUp aria-hidden="true" />}
          onClick={() => onMove(-1)}
        />
        <Button
          look="plain square"
          aria-label={t("palette.down", { name: called })}
          disabled={isLast}
          icon={<ArrowDown aria-hidden="true" />}
          onClick={() => onMove(1)}
        />
        <Button
          look="plain square"
          aria-label={t("palette.remove", { name: called })}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** The color as text; what is none while it is typed changes nothing, and the last one comes back when the field is left. */
function HexField({ hex, onChange }: { hex: string; onChange: (hex: string) => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typedColor(typed) === null;
  return (
    <Field label={t("mixing.hex")}>
      {({ id }) => (
        <input
          id={id}
          className="input"
          value={typed ?? hex}
          maxLength={7}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong}
          onChange={(event) => {
            setTyped(event.target.value);
            const color = typedColor(event.target.value);
            if (color) onChange(color);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
