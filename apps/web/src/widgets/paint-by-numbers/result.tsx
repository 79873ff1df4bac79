import type { ImageView } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { useState } from "react";
import { lightPicturesOf, paintingOf } from "../../image-pictures.ts";
import { LiveImage } from "../../result/live-image.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { awaitsColors } from "../../platform/use-image.ts";
import { Preparing } from "../../result/preparing.tsx";
import { CompareSlider } from "../../ui/compare-slider.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import { DetailsBox } from "./details-box.tsx";
import { PaletteList } from "./palette-list.tsx";
import styles from "./result.css?inline";
import { Toolbar } from "./toolbar.tsx";

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
        <Comparison image={image} side="painted" />
        <Notice kind="info">{t("spec.colors_in_process")}</Notice>
      </>
    );
  }
  return (
    <>
      <Comparison image={image} side={side} />
      <Toolbar image={image} professional={settings.professional}>
        {image.options.images.numbers && <Sides side={side} onChange={setSide} />}
      </Toolbar>
      {image.sampledata && <SampleNote />}
      <div className="below">
        <PaletteList image={image} commercial={settings.commercial} />
        <DetailsBox image={image} commercial={settings.commercial} professional={settings.professional} />
      </div>
    </>
  );
}

/** Photo and result under one line; the result painted, or as the white page with numbers. */
function Comparison({ image, side }: { image: ImageView; side: Side }) {
  const { t } = useTexts();
  const { images, canvasMM } = image.options;
  const light = lightPicturesOf(image);
  const after =
    side === "numbers" && images.numbers
      ? { src: images.numbers, label: t("ui.numbers"), alt: t("pbn.numbers_alt", { name: image.name }) }
      : { ...light.after, label: t("ui.painting"), alt: t("pbn.painting_alt", { name: image.name }) };
  return (
    <CompareSlider
      before={{
        ...light.before,
        label: t("ui.original"),
        alt: t("pbn.photo_alt", { name: image.name }),
      }}
      after={after}
      ratio={canvasMM ? canvasMM.width / canvasMM.height : null}
      maxHeight="max(340px, 100svh - 292px)"
    />
  );
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

function SampleNote() {
  const { t } = useTexts();
  return (
    <Notice kind="info">
      {t("pbn.sample_note")} <a href={`${addresses.home()}#create`}>{t("pbn.sample_first_step")}</a>
    </Notice>
  );
}

export const result: WidgetModule<"paint-by-numbers-result"> = { component: Result, styles };
