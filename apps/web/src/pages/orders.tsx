import type { InvoiceFacts, OrderFacts, PaymentProvider } from "@tintery/contract";
import { formatDay, formatPrice, lateAddresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";

/** Until when an order is paid, and what comes then. */
export function OrderStatus({ order: { status, until } }: { order: OrderFacts }) {
  const { t, language } = useTexts();
  const date = until === null ? "" : formatDay(language, until);
  return <p>{t(`page.order_status.${status}`, { date })}</p>;
}

export interface OrdersProps {
  orders: OrderFacts[];
  /** Who takes the money now; orders from before may be somebody else's. */
  paidTo: PaymentProvider | null;
}

/** What somebody has subscribed to, and how it ends. */
export function Orders({ orders, paidTo }: OrdersProps) {
  const { t } = useTexts();
  if (orders.length === 0) return null;
  return (
    <section className="books" aria-labelledby="orders-title">
      <h2 id="orders-title">{t("page.orders")}</h2>
      <ul className="orders">
        {orders.map((order) => (
          <li key={order.id}>
            <h3>{t(`page.plan.${order.plan}`)}</h3>
            <OrderStatus order={order} />
            {order.status === "active" && (
              <>
                <div {...widgetAttributes("unsubscribe-order", { orderId: order.id })} />
                {order.provider === "test" && paidTo === "test" && (
                  <a href={lateAddresses.testCheckout(order.id)}>{t("page.test_checkout")}</a>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {paidTo === "stripe" && orders.some(({ provider }) => provider === "stripe") && (
        <form method="post" action={lateAddresses.billingPortal()}>
          <button type="submit" className="button">
            {t("page.billing_portal")}
          </button>
          <p className="quiet small">{t("page.billing_portal_hint")}</p>
        </form>
      )}
    </section>
  );
}

/** What somebody has paid. */
export function Invoices({ invoices }: { invoices: InvoiceFacts[] }) {
  const { t, language } = useTexts();
  if (invoices.length === 0) return null;
  return (
    <section className="books" aria-labelledby="invoices-title">
      <h2 id="invoices-title">{t("page.invoices")}</h2>
      <table aria-labelledby="invoices-title">
        <thead>
          <tr>
            <th scope="col">{t("page.history_what")}</th>
            <th scope="col">{t("page.invoice_period")}</th>
            <th scope="col">{t("page.invoice_amount")}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ plan, cents, currency, from, until }) => (
            <tr key={until}>
              <td>{t(`page.plan.${plan}`)}</td>
              <td>
                {formatDay(language, from)} – {formatDay(language, until)}
              </td>
              <td>{formatPrice(language, cents, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
