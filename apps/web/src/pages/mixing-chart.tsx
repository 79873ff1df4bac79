import type { PageContext } from "@tintery/contract";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { WidgetWait } from "./widget-wait.tsx";

/** What any two paints make. */
export function MixingChartPage({ context }: { context: PageContext }) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("chart.title")} – Tintery`}
      description={t("chart.lead")}
      widgets={["mixing-chart"]}
    >
      <Frame path={context.path}>
        <div className="tool-head">
          <h1>{t("chart.title")}</h1>
          <p className="lead">{t("chart.lead")}</p>
          <p>
            <a href={addresses.colorMixer()}>{t("page.color_mixer")}</a> ·{" "}
            <a href={addresses.gamutCheck()}>{t("gamut.title")}</a> ·{" "}
            <a href={addresses.palettes()}>{t("page.palettes")}</a>
          </p>
        </div>
        <div {...widgetAttributes("mixing-chart", {})}>
          <WidgetWait />
        </div>
      </Frame>
    </Document>
  );
}
