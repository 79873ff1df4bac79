import type { ImageView } from "@tintery/contract";
import {
  type ColoringFormat,
  coloringDownloadFields as fields,
  coloringFormats,
  defaultInkColor,
  formChecked,
  type InkColor,
  lineWidthRange,
  nameLineLength,
  type Paper,
  qrField,
} from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { useState } from "react";
import { Inks } from "../../inks.tsx";
import { paperChoices } from "../../paper-choices.ts";
import { paperHere } from "../../papers-here.ts";
import { useTexts } from "../../platform/texts.tsx";
import { CustomForm, FormatChoice, RangeChoice } from "../../result/custom-form.tsx";
import { Check } from "../../ui/check.tsx";
import { Field } from "../../ui/field.tsx";
import { FormChoice } from "../../ui/form-choice.tsx";

/**
 * A plain form whose answer is a file: its format, and how lines and sheet look.
 * @param hasQr whether a sheet bears a QR code
 */
export function CustomDownload({ image, hasQr }: { image: ImageView; hasQr: boolean }) {
  const { t, percent } = useTexts();
  const [format, setFormat] = useState<ColoringFormat>("pdf");
  const [paper, setPaper] = useState<Paper>(paperHere);
  const [ink, setInk] = useState<InkColor>(defaultInkColor);
  const [width, setWidth] = useState<number>(lineWidthRange.default);
  const [tracing, setTracing] = useState(false);
  const [named, setNamed] = useState(false);
  const onSheet = format !== "svg";
  return (
    <CustomForm
      action={addresses.downloadColoring(image.id, "custom")}
      hint={t("coloring.custom_hint")}
      file={{ name: t("dashboard.kind.coloring"), ...coloringFormats[format] }}
      primary
    >
      <FormatChoice name={fields.format} value={format} formats={coloringFormats} onChange={setFormat} />
      {onSheet && (
        <FormChoice
          label={t("coloring.paper")}
          name={fields.paper}
          value={paper}
          choices={paperChoices()}
          onChange={setPaper}
        />
      )}
      <RangeChoice
        label={t("coloring.line_width")}
        name={fields.lineWidth}
        min={lineWidthRange.min}
        max={lineWidthRange.max}
        step={lineWidthRange.step}
        value={width}
        said={percent(width)}
        onChange={setWidth}
      />
      <Check
        label={t("coloring.tracing")}
        hint={t("coloring.tracing_hint")}
        name={fields.tracing}
        value={formChecked}
        checked={tracing}
        onChange={setTracing}
      />
      {!tracing && (
        <Inks
          label={t("pbn.custom_strokes_color")}
          name={fields.strokesColor}
          value={ink}
          onChange={setInk}
        />
      )}
      {onSheet && hasQr && <input type="hidden" name={qrField} value={formChecked} />}
      {onSheet && (
        <Check
          label={t("coloring.name_line")}
          hint={t("coloring.name_line_hint")}
          name={fields.nameLine}
          value={formChecked}
          checked={named}
          onChange={setNamed}
        />
      )}
      {onSheet && named && (
        <Field label={t("coloring.name")}>
          {({ id }) => (
            <input
              id={id}
              className="input"
              name={fields.name}
              maxLength={nameLineLength}
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </CustomForm>
  );
}
