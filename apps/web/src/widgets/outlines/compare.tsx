import type { ImageView } from "@tintery/contract";
import { addresses } from "../../platform/addresses.ts";
import { useState } from "react";
import { paintingOf } from "../../image-pictures.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Comparison } from "../../result/comparison.tsx";
import { LateRating } from "../../result/late-rating.tsx";
import { LateRemarks } from "../../result/late-remarks.tsx";
import { LateScene } from "../../result/late-scene.tsx";
import { LiveImage } from "../../result/live-image.tsx";
import { LatePreparing } from "../../result/late-preparing.tsx";
import { SampleNote } from "../../result/sample-note.tsx";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./compare.css?inline";
import { Summary } from "./summary.tsx";
import { OutlinesToolbar } from "./toolbar.tsx";

type Settings = WidgetProps<"coloring-svg-compare">["settings"];

const form = `${addresses.outlinesList()}#outlines`;
const loadCloseLook = () => import("./close-look/close-look-dialog.tsx").then((file) => file.CloseLookDialog);

/** SVG outlines beside their picture: prepared, compared, looked at closely, taken along, changed and rated. */
function Compare({ settings }: WidgetProps<"coloring-svg-compare">) {
  return (
    <LiveImage kind="outlines" settings={settings} tryAnother={form}>
      {(image) => <Shown image={image} settings={settings} />}
    </LiveImage>
  );
}

function Shown({ image, settings }: { image: ImageView; settings: Settings }) {
  const { t } = useTexts();
  const closeLook = useLate(loadCloseLook);
  const [looking, setLooking] = useState(false);
  if (image.status !== "ready" || !paintingOf(image))
    return <LatePreparing image={image} email={settings.email} />;
  const look = () => {
    setLooking(true);
    closeLook.fetch();
  };
  return (
    <>
      <LateRemarks image={image} />
      <Comparison
        image={image}
        after={{ label: t("dashboard.kind.outlines"), alt: t("outlines.picture_alt", { name: image.name }) }}
        shape={image.options.outlines?.pixels ?? image.options.canvasMM}
        closeLook={{ label: t("look.open"), open: look }}
      />
      <OutlinesToolbar image={image} look={{ open: look, prepare: closeLook.fetch }} />
      <Problem text={looking && closeLook.failed ? t("spec.something_went_wrong") : null} />
      {image.sampledata && <SampleNote href={form} firstStep={t("outlines.first_step")} />}
      <LateScene image={image} />
      <div className="outlines-below">
        <Summary image={image} />
        {image.may.rate && <LateRating imageId={image.id} />}
      </div>
      {closeLook.Late && <closeLook.Late image={image} open={looking} onClose={() => setLooking(false)} />}
    </>
  );
}

export const compare: WidgetModule<"coloring-svg-compare"> = { component: Compare, styles };
