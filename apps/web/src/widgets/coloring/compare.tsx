import type { ImageView } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { useState } from "react";
import { lightPicturesOf, paintingOf } from "../../image-pictures.ts";
import { useTexts } from "../../platform/texts.tsx";
import { LateRating } from "../../result/late-rating.tsx";
import { LateRemarks } from "../../result/late-remarks.tsx";
import { LiveImage } from "../../result/live-image.tsx";
import { Preparing } from "../../result/preparing.tsx";
import { CompareSlider } from "../../ui/compare-slider.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./compare.css?inline";
import { ChangeBackground } from "./change-background.tsx";
import { ReduceDetails } from "./reduce-details.tsx";
import { Toolbar } from "./toolbar.tsx";

type Settings = WidgetProps<"coloring-compare">["settings"];

/** A coloring page beside its photo: prepared, compared, taken along, changed and rated. */
function Compare({ settings }: WidgetProps<"coloring-compare">) {
  return (
    <LiveImage kind="coloring" settings={settings} tryAnother={`${addresses.colorings()}#coloring`}>
      {(image) => <Shown image={image} settings={settings} />}
    </LiveImage>
  );
}

function Shown({ image, settings }: { image: ImageView; settings: Settings }) {
  const { t } = useTexts();
  const [preview, setPreview] = useState<string | null>(null);
  if (image.status !== "ready" || !paintingOf(image))
    return <Preparing image={image} email={settings.email} />;
  return (
    <>
      <LateRemarks image={image} />
      <Comparison image={image} preview={preview} />
      <Toolbar image={image} />
      {image.sampledata && (
        <Notice kind="info">
          {t("pbn.sample_note")} <a href={`${addresses.colorings()}#coloring`}>{t("coloring.first_step")}</a>
        </Notice>
      )}
      <div className="coloring-below">
        {image.may.edit && <ReduceDetails image={image} onPreview={setPreview} />}
        {image.may.edit && <ChangeBackground image={image} />}
        {image.may.rate && <LateRating imageId={image.id} />}
      </div>
    </>
  );
}

/** Photo and page under one line; while the slider of details moves, the page as it would become. */
function Comparison({ image, preview }: { image: ImageView; preview: string | null }) {
  const { t } = useTexts();
  const { canvasMM } = image.options;
  const light = lightPicturesOf(image);
  return (
    <CompareSlider
      before={{
        ...light.before,
        label: t("ui.original"),
        alt: t("pbn.photo_alt", { name: image.name }),
      }}
      after={{
        ...(preview ? { src: preview } : light.after),
        label: t("dashboard.kind.coloring"),
        alt: t("coloring.page_alt", { name: image.name }),
      }}
      ratio={canvasMM ? canvasMM.width / canvasMM.height : null}
      maxHeight="max(340px, 100svh - 292px)"
    />
  );
}

export const compare: WidgetModule<"coloring-compare"> = { component: Compare, styles };
