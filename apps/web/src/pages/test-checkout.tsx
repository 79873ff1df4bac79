import type { OrderFacts, PageContext } from "@tintery/contract";
import { lateAddresses, currency, formatPrice, plans, type TestStep } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { OrderStatus } from "./orders.tsx";

export interface TestCheckoutPageProps {
  order: OrderFacts;
  /** Months that were paid. */
  payments: number;
  context: PageContext;
}

/** What can be played in each state of an order. */
const stepsOf: Partial<Record<OrderFacts["status"], readonly TestStep[]>> = {
  pending: ["pay", "refuse"],
  failed: ["pay"],
  active: ["renew", "refuse"],
};

/** What stands in place of a bank where no payment provider is set up; it says that it is a test wherever it can. */
export function TestCheckoutPage({ order, payments, context }: TestCheckoutPageProps) {
  const { t, language } = useTexts();
  const price = formatPrice(language, plans[order.plan].cents, currency);
  return (
    <Document
      context={context}
      title={`${t("page.test_checkout")} – Tintery`}
      description={t("page.test_checkout_lead")}
      hidden
    >
      <Frame path={context.path}>
        <section className="problem-page">
          <h1>{t("page.test_checkout")}</h1>
          <p className="test-notice">{t("page.test_checkout_lead")}</p>
          <p>
            {t(`page.plan.${order.plan}`)} · {t("page.plan_price", { price })}
          </p>
          <OrderStatus order={order} />
          <div className="problem-ways">
            {stepsOf[order.status]?.map((step, index) => (
              <form
                key={step}
                method="post"
                action={lateAddresses.testCheckoutStep(order.id, step, payments)}
              >
                <button type="submit" className={index === 0 ? "button primary" : "button"}>
                  {t(`page.test_step.${step}`)}
                </button>
              </form>
            ))}
            <a className="button" href={lateAddresses.plans()}>
              {t("page.plans")}
            </a>
          </div>
        </section>
      </Frame>
    </Document>
  );
}
