import type { PageContext } from "@tintery/contract";
import { widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";

/** The visitor's coloring pages, and where new ones are made. */
export function ColoringsPage({ context }: { context: PageContext }) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("page.colorings")} – Tintery`}
      description={t("page.home_description")}
      widgets={["coloring-upload-form", "dashboard-images"]}
      hidden
    >
      <Frame path={context.path}>
        <div className="page-head">
          <h1>{t("page.colorings")}</h1>
          <div
            {...widgetAttributes("coloring-upload-form", { label: t("page.new_coloring"), wholePage: true })}
          >
            <a className="button primary large" href="#coloring">
              {t("page.new_coloring")}
            </a>
          </div>
        </div>
        <div
          className="dashboard-place"
          {...widgetAttributes("dashboard-images", { kind: "coloring", fixed: true })}
        >
          <NoScript />
        </div>
      </Frame>
    </Document>
  );
}
