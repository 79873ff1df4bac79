import type { AccountForm, IdentityProvider, LetterPlace, PageContext } from "@tintery/contract";
import { widgetAttributes } from "@tintery/contract/tables";
import type { MessageKey } from "@tintery/contract/messages";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";

export interface AccountFormPageProps {
  form: AccountForm;
  letterPlace: LetterPlace;
  /** Those to sign in with. */
  providers: readonly IdentityProvider[];
  hasInvitation: boolean;
  context: PageContext;
}

const words: Record<AccountForm, { title: MessageKey; lead: MessageKey }> = {
  "sign-in": { title: "page.sign_in", lead: "page.sign_in_lead" },
  "sign-up": { title: "page.sign_up", lead: "page.sign_up_lead" },
  "forgot-password": { title: "page.forgot_password", lead: "page.forgot_password_lead" },
  "new-password": { title: "page.new_password", lead: "page.new_password_lead" },
  "confirm-address": { title: "page.confirm_address", lead: "page.confirm_address_lead" },
};

/** A page with one form around accounts. */
export function AccountFormPage({ context, ...page }: AccountFormPageProps) {
  const { t } = useTexts();
  const { form, letterPlace, providers, hasInvitation } = page;
  const { title, lead } = words[form];
  return (
    <Document
      context={context}
      title={`${t(title)} – Tintery`}
      description={t(lead)}
      widgets={["account-form"]}
      hidden
    >
      <Frame path={context.path}>
        <div className="account-page">
          <div>
            <h1>{t(title)}</h1>
            <p className="lead">{t(lead)}</p>
          </div>
          <div
            {...widgetAttributes("account-form", {
              form,
              letterPlace,
              providers: providers.join(" "),
              oidcName: context.oidcName ?? "",
              signUp: context.signUp ?? "open",
              hasInvitation,
            })}
          >
            <NoScript />
          </div>
        </div>
      </Frame>
    </Document>
  );
}
