import type { PageContext } from "@tintery/contract";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { WidgetWait } from "./widget-wait.tsx";

/** Which paints to mix for a color. */
export function ColorMixerPage({ context }: { context: PageContext }) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("page.color_mixer")} – Tintery`}
      description={t("page.color_mixer_lead")}
      widgets={["color-mixer"]}
    >
      <Frame path={context.path}>
        <div className="tool-head">
          <h1>{t("page.color_mixer")}</h1>
          <p className="lead">{t("page.color_mixer_lead")}</p>
          <p>
            <a href={addresses.mixingGuide()}>{t("guide.title")}</a> ·{" "}
            <a href={addresses.mixingChart()}>{t("chart.title")}</a> ·{" "}
            <a href={addresses.gamutCheck()}>{t("gamut.title")}</a> ·{" "}
            <a href={addresses.palettes()}>{t("page.palettes")}</a>
          </p>
        </div>
        <div {...widgetAttributes("color-mixer", {})}>
          <WidgetWait />
        </div>
      </Frame>
    </Document>
  );
}
