import type { PageContext, PageRequest } from "@tintery/contract";
import { widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { NoScript } from "./frame.tsx";
import { Mark } from "./mark.tsx";

type ConnectPageProps = Omit<Extract<PageRequest, { page: "connect" }>, "page"> & { context: PageContext };

/** A small window: who asks, and the form to sign in, or the question. Nothing here leads away from it. */
export function ConnectPage({ site, email, letterPlace, providers, context }: ConnectPageProps) {
  const { t } = useTexts();
  const { host } = new URL(site.origin);
  const title = t("connect.title", { site: host });
  return (
    <Document
      context={context}
      title={`${title} – Tintery`}
      description={title}
      widgets={[email === null ? "account-form" : "connect-site"]}
      hidden
    >
      <main id="main" className="connect-page">
        <p className="brand">
          <Mark />
          Tintery
        </p>
        <h1>{title}</h1>
        {email === null ? (
          <>
            <p className="lead">{t("connect.sign_in_lead", { site: host })}</p>
            <div
              {...widgetAttributes("account-form", {
                form: "sign-in",
                letterPlace,
                providers: providers.join(" "),
                oidcName: context.oidcName ?? "",
                signUp: context.signUp ?? "open",
                hasInvitation: false,
              })}
            >
              <NoScript />
            </div>
          </>
        ) : (
          <div {...widgetAttributes("connect-site", { key: site.key, origin: site.origin, email })}>
            <NoScript />
          </div>
        )}
      </main>
    </Document>
  );
}
