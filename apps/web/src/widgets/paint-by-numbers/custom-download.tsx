import type { ImageView } from "@tintery/contract";
import {
  customDownloadFields as fields,
  customDownloadTypes,
  type CustomFormat,
  customFormatField,
  customFormats,
  defaultHybridOpacity,
  defaultInkColor,
  frame,
  frameWidth,
  hybridOpacities,
  type InkColor,
  inkColors,
} from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { displaySearch } from "@tintery/contract/kit";
import type { Display } from "@tintery/engine/tables";
import { useEffect, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Inks } from "../../inks.tsx";
import { CustomForm, FormatChoice, RangeChoice } from "../../result/custom-form.tsx";
import { closeUpScale, useCloseUp } from "../../result/use-close-up.ts";
import { Check } from "../../ui/check.tsx";
import { DisplaySwitches } from "./display-switches.tsx";
import { useKeptDisplay } from "./kept-display.ts";

type CustomType = (typeof customDownloadTypes)[number];

interface Wishes {
  type: CustomType;
  format: CustomFormat;
  strokes: InkColor;
  numbers: InkColor;
  opacity: number;
  framed: boolean;
}

const usual: Wishes = {
  type: "pbn",
  format: "svg",
  strokes: defaultInkColor,
  numbers: defaultInkColor,
  opacity: defaultHybridOpacity,
  framed: false,
};

/** The preview follows when nothing was changed for this long: the server draws each one. */
const restMs = 400;

function queryOf({ type, strokes, numbers, opacity, framed }: Wishes, display: Display): string {
  return new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(displaySearch(display))),
    [fields.type]: type,
    [fields.strokesColor]: inkColors[strokes],
    [fields.numbersColor]: inkColors[numbers],
    [fields.hybridOpacity]: String(opacity),
    ...(framed && { [fields.frame]: frame.value }),
  }).toString();
}

/** A plain form whose answer is a file, and what that file looks like while one is still choosing. */
export function CustomDownload({ image }: { image: ImageView }) {
  const { t, language, percent } = useTexts();
  const [wishes, setWishes] = useState(usual);
  const display = useKeptDisplay();
  const address = addresses.downloadPaintByNumbers(image.id, "custom");
  const wish = (some: Partial<Wishes>) => setWishes((before) => ({ ...before, ...some }));
  const { value, unit } = frameWidth(image.options.canvasSize);
  const width = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
  return (
    <CustomForm
      action={address}
      hint={t("pbn.custom_download_hint")}
      file={{ name: t(`pbn.kind.${wishes.type}`), ...customFormats[wishes.format] }}
      preview={<Preview address={address} framed={wishes.framed} query={queryOf(wishes, display)} />}
    >
      <div role="radiogroup" aria-label={t("pbn.custom_type")} className="segmented">
        {customDownloadTypes.map((type) => (
          <label key={type}>
            <input
              type="radio"
              name={fields.type}
              value={type}
              checked={type === wishes.type}
              onChange={() => wish({ type })}
            />
            {t(`pbn.kind.${type}`)}
          </label>
        ))}
      </div>
      <FormatChoice
        name={customFormatField}
        value={wishes.format}
        formats={customFormats}
        onChange={(format) => wish({ format })}
      />
      {wishes.type === "hybrid" && (
        <RangeChoice
          label={t("pbn.custom_opacity")}
          name={fields.hybridOpacity}
          min={hybridOpacities[0] ?? 0}
          max={hybridOpacities.at(-1) ?? 100}
          step={5}
          value={wishes.opacity}
          said={percent(wishes.opacity / 100)}
          onChange={(opacity) => wish({ opacity })}
        />
      )}
      <Inks
        label={t("pbn.custom_strokes_color")}
        name={fields.strokesColor}
        value={wishes.strokes}
        onChange={(strokes) => wish({ strokes })}
      />
      {wishes.type !== "outlines" && (
        <Inks
          label={t("pbn.custom_numbers_color")}
          name={fields.numbersColor}
          value={wishes.numbers}
          onChange={(numbers) => wish({ numbers })}
        />
      )}
      <DisplaySwitches />
      <Check
        label={t("pbn.custom_frame", { width })}
        hint={t("pbn.custom_frame_hint")}
        name={fields.frame}
        value={frame.value}
        checked={wishes.framed}
        onChange={(framed) => wish({ framed })}
      />
    </CustomForm>
  );
}

function Preview({ address, framed, query }: { address: string; framed: boolean; query: string }) {
  const [shown, setShown] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setShown(query), restMs);
    return () => clearTimeout(timer);
  }, [query]);
  const { style, onLoad } = useCloseUp(closeUpScale);
  // the corner, where the guides are
  const corner = framed && { transformOrigin: "0 0" };
  return (
    <span className="download-preview custom-preview">
      <img
        src={`${address}?${shown}`}
        alt=""
        loading="lazy"
        style={{ ...style, ...corner }}
        onLoad={onLoad}
      />
    </span>
  );
}
