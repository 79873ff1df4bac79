import type { ImageView } from "@tintery/contract";
import {
  addresses,
  type ColoringFormat,
  coloringDownloadFields as fields,
  coloringFormatNames,
  coloringFormats,
  defaultInkColor,
  defaultPaper,
  formChecked,
  type InkColor,
  lineWidthRange,
  nameLineLength,
  type Paper,
  papers,
  paperWords,
} from "@tintery/contract/tables";
import { Download } from "lucide-react";
import { useState } from "react";
import { Inks } from "../../inks.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { Field } from "../../ui/field.tsx";
import { FormChoice } from "../../ui/form-choice.tsx";

/** A plain form whose answer is a file: its format, and how lines and sheet look. */
export function CustomDownload({ image }: { image: ImageView }) {
  const { t, percent } = useTexts();
  const [format, setFormat] = useState<ColoringFormat>("pdf");
  const [paper, setPaper] = useState<Paper>(defaultPaper);
  const [ink, setInk] = useState<InkColor>(defaultInkColor);
  const [width, setWidth] = useState<number>(lineWidthRange.default);
  const [tracing, setTracing] = useState(false);
  const [named, setNamed] = useState(false);
  const onSheet = format !== "svg";
  return (
    <form className="custom-download" method="get" action={addresses.downloadColoring(image.id, "custom")}>
      <div className="download-words">
        <h3>{t("pbn.custom_download")}</h3>
        <p className="quiet small">{t("coloring.custom_hint")}</p>
      </div>
      <div className="custom-wishes">
        <FormChoice
          label={t("coloring.format")}
          name={fields.format}
          value={format}
          choices={coloringFormatNames.map((value) => ({
            value,
            label: coloringFormats[value].extension.toUpperCase(),
          }))}
          onChange={setFormat}
        />
        {onSheet && (
          <FormChoice
            label={t("coloring.paper")}
            name={fields.paper}
            value={paper}
            choices={paperWords.map((value) => ({ value, label: papers[value].name }))}
            onChange={setPaper}
          />
        )}
        <Field label={t("coloring.line_width")}>
          {({ id }) => (
            <span className="custom-opacity">
              <input
                id={id}
                type="range"
                name={fields.lineWidth}
                min={lineWidthRange.min}
                max={lineWidthRange.max}
                step={lineWidthRange.step}
                value={width}
                aria-valuetext={percent(width)}
                onChange={(event) => setWidth(Number(event.target.value))}
              />
              <output htmlFor={id}>{percent(width)}</output>
            </span>
          )}
        </Field>
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
        <Button type="submit" look="primary" icon={<Download aria-hidden="true" />}>
          {t("pbn.download_file", {
            name: t("dashboard.kind.coloring"),
            format: coloringFormats[format].extension.toUpperCase(),
          })}
        </Button>
      </div>
    </form>
  );
}
