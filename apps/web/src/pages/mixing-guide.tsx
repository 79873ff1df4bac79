import type { PageContext } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { MixingGuide } from "../colors/mixing-guide.tsx";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";

/** How paints mix, in a few rows of color. */
export function MixingGuidePage({ context }: { context: PageContext }) {
  const { t } = useTexts();
  return (
    <Document context={context} title={`${t("guide.title")} – Tintery`} description={t("guide.lead")}>
      <Frame path={context.path}>
        <div className="tool-head guide-page">
          <h1>{t("guide.title")}</h1>
          <MixingGuide heading="h2" />
          <p>
            <a className="button" href={addresses.colorMixer()}>
              {t("page.color_mixer")}
            </a>
          </p>
        </div>
      </Frame>
    </Document>
  );
}
