import type { ImageView } from "@tintery/contract";
import {
  defaultInkColor,
  formChecked,
  type InkColor,
  type OutlinesFormat,
  outlinesDownloadFields as fields,
  outlinesFills,
  outlinesFormats,
  outlinesLines,
  outlinesLineWidthRange,
} from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { useState } from "react";
import { Inks } from "../../inks.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { CustomForm, FormatChoice, RangeChoice } from "../../result/custom-form.tsx";
import { Check } from "../../ui/check.tsx";
import { FormChoice } from "../../ui/form-choice.tsx";

/** What borders are as wide as unless something else is chosen. */
const usualWidthMM = 0.25;

type Fill = (typeof outlinesFills)[number];
type Lines = (typeof outlinesLines)[number];

/** A plain form whose answer is a file: its format, and what of the outlines is drawn. */
export function CustomDownload({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const [format, setFormat] = useState<OutlinesFormat>("svg");
  const [fill, setFill] = useState<Fill>("display");
  const [lines, setLines] = useState<Lines>("borders");
  const [nodes, setNodes] = useState(false);
  const hasCenterLines = image.options.outlines?.hasCenterLines ?? false;
  const offered = outlinesLines.filter((name) => name !== "centers" || hasCenterLines);
  // cutters know lines only
  const forCutters = format === "dxf";
  return (
    <CustomForm
      action={addresses.downloadOutlines(image.id, "custom")}
      hint={t("outlines.custom_hint")}
      file={{ name: t("dashboard.kind.outlines"), ...outlinesFormats[format] }}
      primary
    >
      <FormatChoice name={fields.format} value={format} formats={outlinesFormats} onChange={setFormat} />
      {!forCutters && (
        <FormChoice
          label={t("outlines.fill")}
          name={fields.fill}
          value={fill}
          choices={outlinesFills.map((value) => ({ value, label: t(`outlines.fill.${value}`) }))}
          onChange={setFill}
        />
      )}
      <FormChoice
        label={t("outlines.lines")}
        name={fields.lines}
        value={forCutters && lines === "none" ? "borders" : lines}
        choices={offered
          .filter((name) => name !== "none" || !forCutters)
          .map((value) => ({ value, label: t(`outlines.lines.${value}`) }))}
        onChange={setLines}
      />
      {lines === "borders" && !forCutters && <LineLook />}
      {!forCutters && (
        <Check
          label={t("outlines.nodes")}
          hint={t("outlines.nodes_hint")}
          name={fields.nodes}
          value={formChecked}
          checked={nodes}
          onChange={setNodes}
        />
      )}
    </CustomForm>
  );
}

/** Width and color of the lines between areas. */
function LineLook() {
  const { t, number } = useTexts();
  const [width, setWidth] = useState(usualWidthMM);
  const [ink, setInk] = useState<InkColor>(defaultInkColor);
  return (
    <>
      <RangeChoice
        label={t("outlines.line_width")}
        name={fields.lineWidth}
        min={outlinesLineWidthRange.step}
        max={outlinesLineWidthRange.max}
        step={outlinesLineWidthRange.step}
        value={width}
        said={t("outlines.millimeters", { width: number(width, 2) })}
        onChange={setWidth}
      />
      <Inks label={t("pbn.custom_strokes_color")} name={fields.lineColor} value={ink} onChange={setInk} />
    </>
  );
}
