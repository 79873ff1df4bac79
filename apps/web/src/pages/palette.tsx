import type { PageContext } from "@tintery/contract";
import { findPalette, paletteTitle, plainColors } from "@tintery/contract/palettes";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { WidgetWait } from "./widget-wait.tsx";

/** All colors of a maker's palette. */
export function PalettePage({ id, context }: { id: number; context: PageContext }) {
  const { t } = useTexts();
  const palette = findPalette(id);
  if (!palette) throw new RangeError(`palette must be one of a maker, received ${id}`);
  const title = paletteTitle(palette);
  const plain = plainColors(palette);
  const lead = t("palette.maker_lead", { maker: palette.vendor.title });
  return (
    <Document context={context} title={`${title} – Tintery`} description={lead} widgets={["palette-view"]}>
      <Frame path={context.path}>
        <div className="tool-head">
          <h1 lang="en">{title}</h1>
          <p className="lead">{t("pbn.palette_title", { count: plain.length })}</p>
          {plain.length < palette.colors.length && <p className="quiet">{t("palette.metallic_listed")}</p>}
          <p>
            <a href={addresses.palettes()}>{t("page.palettes")}</a>
          </p>
        </div>
        <div className="palette-place" {...widgetAttributes("palette-view", { palette: String(id) })}>
          <WidgetWait />
        </div>
        <p className="tool-foot">{lead}</p>
      </Frame>
    </Document>
  );
}
