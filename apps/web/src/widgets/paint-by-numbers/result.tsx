import type { ImageView } from "@tintery/contract";
import { addresses, isProblemCode, problems, problemValues } from "@tintery/contract/tables";
import { useState } from "react";
import { QueryProvider } from "../../platform/queries.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { awaitsColors, isSettled, useImage } from "../../platform/use-image.ts";
import { bestPictureOf, paintingOf } from "../../image-pictures.ts";
import { useStageWords } from "../../image-progress.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CompareSlider } from "../../ui/compare-slider.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import { DetailsBox } from "./details-box.tsx";
import { PaletteList } from "./palette-list.tsx";
import { Preparing } from "./preparing.tsx";
import styles from "./result.css?inline";
import { Toolbar } from "./toolbar.tsx";

type Settings = WidgetProps<"paint-by-numbers-result">["settings"];

function Result({ settings }: WidgetProps<"paint-by-numbers-result">) {
  return (
    <QueryProvider>
      <LiveResult settings={settings} />
    </QueryProvider>
  );
}

/** The states of the specification: waiting, being prepared, colors to come, ready, failed; and no connection. */
function LiveResult({ settings }: { settings: Settings }) {
  const { t } = useTexts();
  const { image, error, offline } = useImage(settings.imageId, firstImage(settings));
  if (error || image?.status === "failed") return <Failed image={image} email={settings.email} />;
  return (
    <div className="result">
      {offline && <Notice kind="offline">{t("ui.offline")}</Notice>}
      {!image && !offline && <Skeleton ratio={1.4} />}
      {image && <Told image={image} />}
      {image && <Shown image={image} settings={settings} />}
    </div>
  );
}

/** The image the page was rendered with, if it gave one that is about the same picture. */
function firstImage({ image, imageId }: Settings): ImageView | undefined {
  if (!image) return undefined;
  try {
    const first = JSON.parse(image) as ImageView;
    return first.id === imageId ? first : undefined;
  } catch {
    return undefined;
  }
}

/** Tells those who listen which stage begins, and in the end that the picture is there; nothing in between. */
function Told({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const words = useStageWords();
  const [thereAtOnce] = useState(() => isSettled(image));
  if (thereAtOnce) return null;
  return (
    <p className="sr-only" role="status">
      {isSettled(image) ? t("status.ready") : words(image)}
    </p>
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
      <Toolbar image={image}>
        {image.options.images.numbers && <Sides side={side} onChange={setSide} />}
      </Toolbar>
      {image.sampledata && <SampleNote />}
      <div className="below">
        <PaletteList image={image} commercial={settings.commercial} />
        <DetailsBox image={image} commercial={settings.commercial} />
      </div>
    </>
  );
}

/** Photo and result under one line; the result painted, or as the white page with numbers. */
function Comparison({ image, side }: { image: ImageView; side: Side }) {
  const { t } = useTexts();
  const { images, canvasMM } = image.options;
  const painting = bestPictureOf(image) ?? "";
  const after =
    side === "numbers" && images.numbers
      ? { src: images.numbers, label: t("ui.numbers"), alt: t("pbn.numbers_alt", { name: image.name }) }
      : { src: painting, label: t("ui.painting"), alt: t("pbn.painting_alt", { name: image.name }) };
  return (
    <CompareSlider
      before={{
        src: images.origin ?? painting,
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

/** The specification's banner; where the server knows what went wrong, that sentence first. */
function Failed({ image, email }: { image: ImageView | undefined; email: string | null }) {
  const { t, language } = useTexts();
  const code = image?.problem;
  const known = isProblemCode(code) && code !== "conversion_failed" && code !== "internal" ? code : null;
  const values = problemValues(language, email ?? "");
  return (
    <div className="result">
      <Notice kind="bad">
        {known && <p className="known">{t(problems[known].key, values)}</p>}
        <p>{t("problem.conversion_failed", values)}</p>
      </Notice>
      <div>
        <LinkButton look="primary" href={`${addresses.home()}#create`}>
          {t("pbn.try_another")}
        </LinkButton>
      </div>
    </div>
  );
}

export const result: WidgetModule<"paint-by-numbers-result"> = { component: Result, styles };
