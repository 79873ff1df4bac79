import type { PageContext } from "@tintery/contract";
import { widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";

/** What somebody who is signed in does with their account. */
export function AccountPage({ email, context }: { email: string; context: PageContext }) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("page.account")} – Tintery`}
      description={t("page.account")}
      widgets={["account-settings"]}
      hidden
    >
      <Frame path={context.path}>
        <div className="account-page">
          <h1>{t("page.account")}</h1>
          <div {...widgetAttributes("account-settings", { email })}>
            <NoScript />
          </div>
        </div>
      </Frame>
    </Document>
  );
}
