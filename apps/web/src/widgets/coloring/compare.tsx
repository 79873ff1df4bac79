import type { ImageView } from "@tintery/contract";
import { addresses } from "../../platform/addresses.ts";
import { useState } from "react";
import { paintingOf } from "../../image-pictures.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Comparison } from "../../result/comparison.tsx";
import { LateRating } from "../../result/late-rating.tsx";
import { LateRemarks } from "../../result/late-remarks.tsx";
import { LateScene } from "../../result/late-scene.tsx";
import { LiveImage } from "../../result/live-image.tsx";
import { LatePreparing } from "../../result/late-preparing.tsx";
import { SampleNote } from "../../result/sample-note.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./compare.css?inline";
import { LateDetails } from "./late-details.tsx";
import { LateOptions } from "./late-options.tsx";
import { PageToolbar } from "./toolbar.tsx";

const form = `${addresses.colorings()}#coloring`;

type Settings = WidgetProps<"coloring-compare">["settings"];

/** A coloring page beside its photo: prepared, compared, taken along, changed and rated. */
function Compare({ settings }: WidgetProps<"coloring-compare">) {
  return (
    <LiveImage kind="coloring" settings={settings} tryAnother={form}>
      {(image) => <Shown image={image} settings={settings} />}
    </LiveImage>
  );
}

function Shown({ image, settings }: { image: ImageView; settings: Settings }) {
  const { t } = useTexts();
  const [preview, setPreview] = useState<string | null>(null);
  if (image.status !== "ready" || !paintingOf(image))
    return <LatePreparing image={image} email={settings.email} />;
  return (
    <>
      <LateRemarks image={image} />
      <Comparison
        image={image}
        after={{
          // while the slider of details moves, the page as it would become
          ...(preview !== null && { src: preview }),
          label: t("dashboard.kind.coloring"),
          alt: t("coloring.page_alt", { name: image.name }),
        }}
        shape={image.options.canvasMM}
      />
      <PageToolbar image={image} />
      {image.sampledata && <SampleNote href={form} firstStep={t("coloring.first_step")} />}
      <LateScene image={image} />
      <div className="coloring-below">
        {image.may.edit && <LateDetails image={image} onPreview={setPreview} />}
        {image.may.edit && <LateOptions image={image} />}
        {image.may.rate && <LateRating imageId={image.id} />}
      </div>
    </>
  );
}

export const compare: WidgetModule<"coloring-compare"> = { component: Compare, styles };
