import type { PageContext } from "@tintery/contract";
import { paletteTitle, plainColors, type VendorPalette, vendorPalettes } from "@tintery/contract/palettes";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { WidgetWait } from "./widget-wait.tsx";

/** Colors of a line that its card shows, evenly chosen from all. */
const shownCount = 24;

/** The visitor's own palettes, and those of makers. */
export function PalettesPage({ context }: { context: PageContext }) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("page.palettes")} – Tintery`}
      description={t("palette.lead")}
      widgets={["my-palettes"]}
    >
      <Frame path={context.path}>
        <div className="tool-head">
          <h1>{t("page.palettes")}</h1>
          <p className="lead">{t("palette.lead")}</p>
        </div>
        <div className="my-palettes-place" {...widgetAttributes("my-palettes", {})}>
          <WidgetWait />
        </div>
        <section className="makers-palettes" aria-labelledby="makers">
          <h2 id="makers">{t("palette.makers")}</h2>
          <ul>
            {vendorPalettes.map((palette) => (
              <MakerCard key={palette.id} palette={palette} />
            ))}
          </ul>
        </section>
      </Frame>
    </Document>
  );
}

/** A line's name and a strip of its colors. No style attribute: the strip is drawn. */
function MakerCard({ palette }: { palette: VendorPalette }) {
  const { t } = useTexts();
  const { id } = palette;
  const colors = plainColors(palette);
  const shown = Array.from(
    { length: Math.min(shownCount, colors.length) },
    (_, k) => colors[Math.floor((k * colors.length) / Math.min(shownCount, colors.length))]!,
  );
  return (
    <li>
      <a href={addresses.palette(id)}>
        <svg viewBox={`0 0 ${shown.length} 3`} preserveAspectRatio="none" aria-hidden="true">
          {shown.map(({ code, hex }, k) => (
            <rect key={code} x={k} width="1.02" height="3" fill={hex} />
          ))}
        </svg>
        <span lang="en">{paletteTitle(palette)}</span>
        <span className="count">{t("pbn.palette_title", { count: colors.length })}</span>
      </a>
    </li>
  );
}
