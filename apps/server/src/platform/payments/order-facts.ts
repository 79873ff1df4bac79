import type { InvoiceFacts, OrderFacts, PaidPlan } from "@tintery/contract";
import type { Invoice, Order } from "./order-store.ts";

/**
 * A renewal is paid some hours after the month before it has ended, and a card that is refused is tried again: so long, in days,
 * somebody who goes on paying keeps the plan.
 */
export const graceDays = 2;

/** What pages say of an order. */
export function factsOfOrder({ id, plan, status, provider, periodEnd }: Order): OrderFacts {
  const grace = provider === "stripe" && status === "active" ? graceDays * 86_400_000 : 0;
  const isOver = periodEnd !== null && periodEnd.getTime() + grace <= Date.now();
  return { id, plan, status: isOver ? "ended" : status, until: periodEnd?.toISOString() ?? null, provider };
}

/** What pages say of an invoice. */
export function factsOfInvoice({
  plan,
  cents,
  currency: paidIn,
  periodStart,
  periodEnd,
}: Invoice): InvoiceFacts {
  return {
    plan,
    cents,
    currency: paidIn,
    from: periodStart.toISOString(),
    until: periodEnd.toISOString(),
  };
}

/** Whether somebody can order this plan: they have not, or it runs out. */
export function isOpenFor(plan: PaidPlan, own: readonly Order[]): boolean {
  return !own.some((order) => order.plan === plan && factsOfOrder(order).status === "active");
}
