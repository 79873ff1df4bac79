import type { CreditBooks, InvoiceFacts, OrderFacts, PageContext, PaymentProvider } from "@tintery/contract";
import { lateAddresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { CreditHistory, CreditsLeft } from "./books.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";
import { Invoices, Orders } from "./orders.tsx";

export interface AccountPageProps {
  email: string;
  /** Null where nothing costs credits. */
  books: CreditBooks | null;
  orders: OrderFacts[];
  invoices: InvoiceFacts[];
  paidTo: PaymentProvider | null;
  /** Runs the service. */
  admin: boolean;
  context: PageContext;
}

/** What somebody who is signed in does with their account. */
export function AccountPage({ email, books, orders, invoices, paidTo, admin, context }: AccountPageProps) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("page.account")} – Tintery`}
      description={t("page.account")}
      widgets={[
        "account-settings",
        ...(orders.some(({ status }) => status === "active") ? (["unsubscribe-order"] as const) : []),
      ]}
      hidden
    >
      <Frame path={context.path}>
        <div className="account-page">
          <div>
            <h1>{t("page.account")}</h1>
            <p className="lead">{t("account.signed_in_as", { email })}</p>
          </div>
          {admin && (
            <p>
              <a href={lateAddresses.admin()}>{t("admin.title")}</a>
            </p>
          )}
          {books && (
            <>
              <CreditsLeft credits={books.credits}>
                <p>
                  <a href={lateAddresses.plans()}>{t("page.plans")}</a>
                </p>
              </CreditsLeft>
              <Orders orders={orders} paidTo={paidTo} />
            </>
          )}
          <section className="books" aria-labelledby="settings-title">
            <h2 id="settings-title">{t("page.settings")}</h2>
            <div {...widgetAttributes("account-settings", { email })}>
              <NoScript />
            </div>
          </section>
          {books && (
            <>
              <Invoices invoices={invoices} />
              <CreditHistory entries={books.entries} />
            </>
          )}
        </div>
      </Frame>
    </Document>
  );
}
