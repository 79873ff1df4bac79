import type { PageContext } from "@tintery/contract";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { WidgetWait } from "./widget-wait.tsx";

/** How much of a photo some paints reach. */
export function GamutCheckPage({ context }: { context: PageContext }) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("gamut.title")} – Tintery`}
      description={t("gamut.lead")}
      widgets={["gamut-check"]}
    >
      <Frame path={context.path}>
        <div className="tool-head">
          <h1>{t("gamut.title")}</h1>
          <p className="lead">{t("gamut.lead")}</p>
          <p>
            <a href={addresses.colorMixer()}>{t("page.color_mixer")}</a> ·{" "}
            <a href={addresses.mixingChart()}>{t("chart.title")}</a> ·{" "}
            <a href={addresses.palettes()}>{t("page.palettes")}</a>
          </p>
        </div>
        <div {...widgetAttributes("gamut-check", {})}>
          <WidgetWait />
        </div>
      </Frame>
    </Document>
  );
}
