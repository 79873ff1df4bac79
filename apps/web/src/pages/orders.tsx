import type { InvoiceFacts, OrderFacts } from "@tintery/contract";
import { lateAddresses, formatDate, formatPrice, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";

/** Until when an order is paid, and what comes then. */
export function OrderStatus({ order: { status, until } }: { order: OrderFacts }) {
  const { t, language } = useTexts();
  const date = until === null ? "" : formatDate(language, until);
  return <p>{t(`page.order_status.${status}`, { date })}</p>;
}

/** What somebody has subscribed to, how it ends, and what they have paid. */
export function Orders({ orders, invoices }: { orders: OrderFacts[]; invoices: InvoiceFacts[] }) {
  const { t, language } = useTexts();
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
                <a href={lateAddresses.testCheckout(order.id)}>{t("page.test_checkout")}</a>
              </>
            )}
          </li>
        ))}
      </ul>
      <table>
        <caption>{t("page.invoices")}</caption>
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
                {formatDate(language, from)} – {formatDate(language, until)}
              </td>
              <td>{formatPrice(language, cents, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
