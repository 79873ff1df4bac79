import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { CompareSlider } from "../../ui/compare-slider.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";

function SampleSlider({ settings }: WidgetProps<"compare-slider">) {
  const { t } = useTexts();
  const [missing, setMissing] = useState(false);
  const { before, after, width, height, alt } = settings;
  const beforeLabel = settings.beforeLabel ?? t("ui.original");
  const afterLabel = settings.afterLabel ?? t("ui.painting");
  const named = (label: string) => (alt ? t("ui.labelled", { label, name: alt }) : label);
  // on a page of another site, pictures whose link was turned off leave nothing behind
  if (missing && isForeign(after)) return null;
  return (
    <CompareSlider
      before={{ src: before, small: settings.beforeSmall, label: beforeLabel, alt: named(beforeLabel) }}
      after={{ src: after, small: settings.afterSmall, label: afterLabel, alt: named(afterLabel) }}
      ratio={width > 0 && height > 0 ? width / height : null}
      start={settings.position / 100}
      onMissing={() => setMissing(true)}
    />
  );
}

const isForeign = (address: string) => new URL(address, location.href).origin !== location.origin;

export const sampleSlider: WidgetModule<"compare-slider"> = { component: SampleSlider, styles: "" };
