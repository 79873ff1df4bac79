import type { PageContext } from "@tintery/contract";
import type { KeptDays } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { KeptTable } from "./kept-table.tsx";

/** What is kept of visitors, for how long, and what is removed. */
export function PrivacyPage({ days, context }: { days: KeptDays; context: PageContext }) {
  const { t } = useTexts();
  return (
    <Document context={context} title={`${t("privacy.title")} – Tintery`} description={t("privacy.lead")}>
      <Frame path={context.path}>
        <div className="privacy-page">
          <div>
            <h1>{t("privacy.title")}</h1>
            <p className="lead">{t("privacy.lead")}</p>
          </div>
          <section aria-labelledby="photos-title">
            <h2 id="photos-title">{t("privacy.photos_title")}</h2>
            <p>{t("privacy.photos")}</p>
            <p>{t("privacy.delete")}</p>
          </section>
          <section aria-labelledby="kept-title">
            <h2 id="kept-title">{t("privacy.table_title")}</h2>
            <KeptTable days={days} title="kept-title" />
            <p className="quiet">{t("privacy.hourly")}</p>
          </section>
        </div>
      </Frame>
    </Document>
  );
}
