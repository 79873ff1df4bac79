import type { PageContext } from "@tintery/contract";
import { addresses, cardSize, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { WidgetWait } from "./widget-wait.tsx";

/** A palette that somebody shares by a link. Nothing of its owner. */
export function SharedPalettePage({
  link,
  title,
  card,
  context,
}: {
  link: string;
  title: string;
  card: string;
  context: PageContext;
}) {
  const { t } = useTexts();
  const lead = t("palette.shared_lead");
  return (
    <Document
      context={context}
      title={`${title} – Tintery`}
      description={lead}
      picture={{ src: card, ...cardSize, alt: title }}
      widgets={["palette-view"]}
      hidden
    >
      <Frame path={context.path}>
        <div className="tool-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p>
            <a href={addresses.palettes()}>{t("page.palettes")}</a>
          </p>
        </div>
        <div className="palette-place" {...widgetAttributes("palette-view", { link })}>
          <WidgetWait />
        </div>
      </Frame>
    </Document>
  );
}
