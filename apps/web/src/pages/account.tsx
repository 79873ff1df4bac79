import type { CreditBooks, InvoiceFacts, OrderFacts, PageContext } from "@tintery/contract";
import { lateAddresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Books } from "./books.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";
import { Orders } from "./orders.tsx";

export interface AccountPageProps {
  email: string;
  /** Null where nothing costs credits. */
  books: CreditBooks | null;
  orders: OrderFacts[];
  invoices: InvoiceFacts[];
  context: PageContext;
}

/** What somebody who is signed in does with their account. */
export function AccountPage({ email, books, orders, invoices, context }: AccountPageProps) {
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
          <h1>{t("page.account")}</h1>
          <div {...widgetAttributes("account-settings", { email })}>
            <NoScript />
          </div>
          {books && (
            <>
              <Orders orders={orders} invoices={invoices} />
              <Books books={books} />
              <p>
                <a href={lateAddresses.plans()}>{t("page.plans")}</a>
              </p>
            </>
          )}
        </div>
      </Frame>
    </Document>
  );
}
