import type { PageContext } from "@tintery/contract";
import { widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";

/** What those see and do who run the service. */
export function AdminPage({ charged, context }: { charged: boolean; context: PageContext }) {
  const { t } = useTexts();
  const title = t("admin.title");
  return (
    <Document
      context={context}
      title={`${title} – Tintery`}
      description={title}
      widgets={["admin-panel"]}
      hidden
    >
      <Frame path={context.path}>
        <div className="account-page letters-page">
          <h1>{title}</h1>
          <div {...widgetAttributes("admin-panel", { charged, signUp: context.signUp ?? "open" })}>
            <NoScript />
          </div>
        </div>
      </Frame>
    </Document>
  );
}
