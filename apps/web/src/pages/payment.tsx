import type { PageContext, PlanName } from "@tintery/contract";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { creditWords } from "../credit-words.ts";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";

/** Where a payment is waited for. */
export function PaymentVerificationPage({ context }: { context: PageContext }) {
  const { t } = useTexts();
  const title = t("page.payment_verification");
  return (
    <Document
      context={context}
      title={`${title} – Tintery`}
      description={title}
      widgets={["payment-verification"]}
      hidden
    >
      <Frame path={context.path}>
        <section className="problem-page">
          <h1>{title}</h1>
          <div {...widgetAttributes("payment-verification", {})}>
            <NoScript />
          </div>
        </section>
      </Frame>
    </Document>
  );
}

export interface PaymentSuccessPageProps {
  plan: PlanName;
  credits: number;
  context: PageContext;
}

/** Where a verified payment leads: what came of it, and on to a picture. */
export function PaymentSuccessPage({ plan, credits, context }: PaymentSuccessPageProps) {
  const { t, language } = useTexts();
  const title = t("page.payment_success");
  const facts = { plan: t(`page.plan.${plan}`), credits: creditWords({ t, language }, credits) };
  return (
    <Document context={context} title={`${title} – Tintery`} description={title} hidden>
      <Frame path={context.path}>
        <section className="problem-page">
          <h1>{title}</h1>
          <p>{t("page.payment_success_text", facts)}</p>
          <p className="problem-ways">
            <a className="button primary" href={`${addresses.home()}#create`}>
              {t("page.new_picture")}
            </a>
            <a className="button" href={addresses.account()}>
              {t("page.account")}
            </a>
          </p>
        </section>
      </Frame>
    </Document>
  );
}
