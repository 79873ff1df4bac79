import type { ImageView } from "@tintery/contract";
import { addresses } from "../../platform/addresses.ts";
import { useState } from "react";
import { paintingOf } from "../../image-pictures.ts";
import { Comparison } from "../../result/comparison.tsx";
import { LateScene } from "../../result/late-scene.tsx";
import { SampleNote } from "../../result/sample-note.tsx";
import { LiveImage } from "../../result/live-image.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { awaitsColors } from "../../platform/use-image.ts";
import { useLate, useLateAtOnce } from "../../platform/use-late.ts";
import { LatePreparing } from "../../result/late-preparing.tsx";
import { Problem } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import type { DetailsBoxProps } from "./details-box.tsx";
import type { LookStart } from "./look/look-dialog.tsx";
import { PaletteList } from "./palette-list.tsx";
import styles from "./result.css?inline";
import { PaintingToolbar } from "./toolbar.tsx";

const loadDetails = () => import("./details-box.tsx").then((file) => file.DetailsBox);
const loadLook = () => import("./look/look-dialog.tsx").then((file) => file.LookDialog);

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
  const look = useLate(loadLook);
  const [start, setStart] = useState<LookStart | null>(null);
  if (!paintingOf(image) || (image.status !== "ready" && !awaitsColors(image))) {
    return <LatePreparing image={image} email={settings.email} />;
  }
  if (awaitsColors(image)) {
    return (
      <>
        <PaintingComparison image={image} side="painted" />
        <Notice kind="info">{t("spec.colors_in_process")}</Notice>
      </>
    );
  }
  const openLook = (how: LookStart) => {
    setStart(how);
    look.fetch();
  };
  return (
    <>
      <PaintingComparison image={image} side={side} onLook={() => openLook({ mode: "look" })} />
      <PaintingToolbar
        image={image}
        professional={settings.professional}
        paint={{ open: () => openLook({ mode: "paint" }), prepare: look.fetch }}
      >
        {image.options.images.numbers && <Sides side={side} onChange={setSide} />}
      </PaintingToolbar>
      <Problem text={start && look.failed ? t("spec.something_went_wrong") : null} />
      {image.sampledata && (
        <SampleNote href={`${addresses.home()}#create`} firstStep={t("pbn.sample_first_step")} />
      )}
      <LateScene image={image} />
      <div className="below">
        <PaletteList
          image={image}
          commercial={settings.commercial}
          onLook={(code) => openLook({ mode: "look", code })}
        />
        <LateDetails image={image} commercial={settings.commercial} professional={settings.professional} />
      </div>
      {look.Late && (
        <look.Late
          image={image}
          start={start}
          commercial={settings.commercial}
          onClose={() => setStart(null)}
        />
      )}
    </>
  );
}

/** Beside and below the palette, so its place may fill later. */
function LateDetails(props: DetailsBoxProps) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadDetails);
  return (
    <div className="details-place">
      {Late && <Late {...props} />}
      <Problem text={failed && !Late ? t("spec.something_went_wrong") : null} />
    </div>
  );
}

/** Photo and result; the result painted, or as the white page with numbers. */
function PaintingComparison({ image, side, onLook }: { image: ImageView; side: Side; onLook?: () => void }) {
  const { t } = useTexts();
  const { images, canvasMM } = image.options;
  const after =
    side === "numbers" && images.numbers
      ? { src: images.numbers, label: t("ui.numbers"), alt: t("pbn.numbers_alt", { name: image.name }) }
      : { label: t("ui.painting"), alt: t("pbn.painting_alt", { name: image.name }) };
  return (
    <Comparison
      image={image}
      after={after}
      shape={canvasMM}
      closeLook={onLook && { label: t("look.open"), open: onLook }}
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

export const result: WidgetModule<"paint-by-numbers-result"> = { component: Result, styles };
