import type { ImageView } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { useState } from "react";
import { paintingOf } from "../../image-pictures.ts";
import { Comparison } from "../../result/comparison.tsx";
import { SampleNote } from "../../result/sample-note.tsx";
import { LiveImage } from "../../result/live-image.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { awaitsColors } from "../../platform/use-image.ts";
import { Preparing } from "../../result/preparing.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import { DetailsBox } from "./details-box.tsx";
import { PaletteList } from "./palette-list.tsx";
import styles from "./result.css?inline";
import { PaintingToolbar } from "./toolbar.tsx";

type Settings = WidgetProps<"paint-by-numbers-result">["settings"];

/** The states of the specification: waiting, being prepared, colors to come, ready, failed; and no connection. */
function Result({ settings }: WidgetProps<"paint-by-numbers-result">) {
  return (
    <LiveImage kind="paint-by-numbers" settings={settings} tryAnother={`${addresses.home()}#create`}>
      {(image) => <Shown image={image} settings={settings} />}
    </LiveImage>
  );
}

type Side = "painted" | "numbers";

function Shown({ image, settings }: { image: ImageView; settings: Settings }) {
  const { t } = useTexts();
  const [side, setSide] = useState<Side>("painted");
  if (!paintingOf(image) || (image.status !== "ready" && !awaitsColors(image))) {
    return <Preparing image={image} email={settings.email} />;
  }
  if (awaitsColors(image)) {
    return (
      <>
        <PaintingComparison image={image} side="painted" />
        <Notice kind="info">{t("spec.colors_in_process")}</Notice>
      </>
    );
  }
  return (
    <>
      <PaintingComparison image={image} side={side} />
      <PaintingToolbar image={image} professional={settings.professional}>
        {image.options.images.numbers && <Sides side={side} onChange={setSide} />}
      </PaintingToolbar>
      {image.sampledata && (
        <SampleNote href={`${addresses.home()}#create`} firstStep={t("pbn.sample_first_step")} />
      )}
      <div className="below">
        <PaletteList image={image} commercial={settings.commercial} />
        <DetailsBox image={image} commercial={settings.commercial} professional={settings.professional} />
      </div>
    </>
  );
}

/** Photo and result; the result painted, or as the white page with numbers. */
function PaintingComparison({ image, side }: { image: ImageView; side: Side }) {
  const { t } = useTexts();
  const { images, canvasMM } = image.options;
  const after =
    side === "numbers" && images.numbers
      ? { src: images.numbers, label: t("ui.numbers"), alt: t("pbn.numbers_alt", { name: image.name }) }
      : { label: t("ui.painting"), alt: t("pbn.painting_alt", { name: image.name }) };
  return <Comparison image={image} after={after} shape={canvasMM} />;
}

function Sides({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const { t } = useTexts();
  return (
    <Segmented
      label={t("pbn.show")}
      value={side}
      choices={[
        { value: "painted", label: t("pbn.show_painted") },
        { value: "numbers", label: t("pbn.show_numbers") },
      ]}
      onChange={onChange}
    />
  );
}

export const result: WidgetModule<"paint-by-numbers-result"> = { component: Result, styles };
