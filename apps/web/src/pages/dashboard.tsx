import type { PageContext } from "@tintery/contract";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { KeptUntil } from "./kept-until.tsx";
import { ListPlace } from "./list-place.tsx";
import { OpenerLink } from "./opener-link.tsx";

/** The visitor's own pictures. */
export function DashboardPage({ isNew, context }: { isNew: boolean; context: PageContext }) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("page.dashboard")} – Tintery`}
      description={t("page.home_description")}
      widgets={["paint-by-numbers-upload-form", "dashboard-images"]}
      scriptsLast={isNew}
    >
      <Frame path={context.path}>
        <div className="page-head">
          <h1>{t("page.dashboard")}</h1>
          <a className="button large" href={`${addresses.colorings()}#coloring`}>
            {t("page.new_coloring")}
          </a>
          <a className="button large" href={`${addresses.outlinesList()}#outlines`}>
            {t("page.new_outlines")}
          </a>
          <div
            {...widgetAttributes("paint-by-numbers-upload-form", {
              label: t("page.new_picture"),
              premium: context.premium ?? false,
              professional: context.professional ?? false,
              wholePage: true,
            })}
          >
            <OpenerLink href="#create">{t("page.new_picture")}</OpenerLink>
          </div>
        </div>
        {!isNew && <KeptUntil context={context} />}
        <ListPlace kind="all" isNew={isNew} context={context} />
      </Frame>
    </Document>
  );
}
