import { and, eq, gt, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Queryable } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { invoices, orders } from "../database/schema/orders.ts";
import { lockOrder, type Order, type PaidMonth, recordPayment, setStatus } from "./order-store.ts";
import { receiptOf } from "./send-receipt.ts";
import { hasEnded, ignoreRefusal, type StripeParts, tellStripe } from "./stripe-parts.ts";

/** How often an order is asked about anew because it has changed while Stripe was asked. */
const maxPasses = 5;

/**
 * Brings an order in line with what Stripe says of it at this moment: first Stripe is told what it has to be told, then every paid
 * invoice is written down once, then the state of the subscription. It never matters which event came first, twice or not at all.
 */
export async function syncOrder(parts: StripeParts, orderId: string): Promise<void> {
  for (let pass = 0; pass < maxPasses; pass += 1) if (await isInLine(parts, orderId)) return;
  throw new Error(`Order ${orderId} changes faster than Stripe can be asked about it.`);
}

/** One pass; false where the order has changed meanwhile, and what Stripe said may be old. */
async function isInLine(parts: StripeParts, orderId: string): Promise<boolean> {
  const { db, log, stripe } = parts;
  const order = await findStripeOrder(db, orderId);
  if (!order) return true;
  const subscription = await endThere(parts, order, await subscriptionOf(parts, order));
  if (order.toEnd)
    await db
      .update(orders)
      .set({ toEnd: null })
      // what has been asked for meanwhile is still to be told
      .where(and(eq(orders.id, orderId), eq(orders.toEnd, order.toEnd)));
  if (!subscription) return true;
  const customerId = idOf(subscription.customer);
  await db.update(orders).set({ providerId: subscription.id, customerId }).where(eq(orders.id, orderId));
  let isNew = false;
  for (const invoice of await paidInvoices(parts, subscription.id)) {
    const month = monthOf(invoice);
    if (!month) continue;
    const payment = { invoiceId: invoice.id, orderId, month };
    if (await recordPayment(db, payment, { tellEnd: tellStripe(parts), ...receiptOf(parts) })) isNew = true;
  }
  if (isNew) return false;
  if (await isOwned(db, order)) return settle(parts, order, subscription);
  if (!hasEnded(subscription)) {
    log.warn({ orderId }, "a subscription of somebody who is gone was ended");
    await stripe.subscriptions.cancel(subscription.id);
  }
  await giveBackUnused(parts, order, subscription.id);
  return true;
}

/** The orders of which Stripe may know more than we do, though it has not told, or has to be told something. */
export async function ordersToSync(db: Queryable): Promise<string[]> {
  const isStripe = eq(orders.provider, "stripe");
  const isBegun = and(
    inArray(orders.status, ["pending", "failed"]),
    isNotNull(orders.checkoutId),
    gt(orders.updated, sql`now() - interval '3 days'`),
  );
  const isDue = and(
    inArray(orders.status, ["active", "ending"]),
    lt(orders.periodEnd, sql`now() + interval '1 hour'`),
    gt(orders.periodEnd, sql`now() - interval '30 days'`),
  );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isStripe, or(isNotNull(orders.toEnd), isBegun, isDue)));
  return rows.map(({ id }) => id);
}

async function findStripeOrder(db: Queryable, orderId: string): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.provider, "stripe")));
  return order;
}

/** The subscription of an order, once its first payment has made one. */
async function subscriptionOf(
  { stripe }: StripeParts,
  { providerId, checkoutId }: Order,
): Promise<Stripe.Subscription | null> {
  if (providerId) return stripe.subscriptions.retrieve(providerId);
  if (!checkoutId) return null;
  const { subscription } = await stripe.checkout.sessions.retrieve(checkoutId);
  return subscription ? stripe.subscriptions.retrieve(idOf(subscription)) : null;
}

/** Tells Stripe to take no more money, if it has to be told. What has ended there already is as it should be. */
async function endThere(
  { stripe }: StripeParts,
  { toEnd, checkoutId }: Order,
  subscription: Stripe.Subscription | null,
): Promise<Stripe.Subscription | null> {
  if (!toEnd) return subscription;
  if (!subscription) {
    // a page that is complete or expired cannot be closed, and need not be
    if (checkoutId) await stripe.checkout.sessions.expire(checkoutId).catch(ignoreRefusal);
    return null;
  }
  if (hasEnded(subscription)) return subscription;
  return toEnd === "now"
    ? stripe.subscriptions.cancel(subscription.id)
    : stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
}

/** The oldest first. */
async function paidInvoices({ stripe }: StripeParts, subscription: string): Promise<Stripe.Invoice[]> {
  const paid = await stripe.invoices
    .list({ subscription, status: "paid", limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  return paid.sort((a, b) => a.created - b.created);
}

/** The month that an invoice is for; null for one that only settles a change in between. */
function monthOf({ amount_paid, currency, lines }: Stripe.Invoice): PaidMonth | null {
  const months = lines.data.filter(
    ({ parent }) =>
      parent?.type === "subscription_item_details" && !parent.subscription_item_details?.proration,
  );
  const [first, ...others] = months;
  if (!first) return null;
  const { start, end } = others.reduce(
    (last, { period }) => (period.end > last.end ? period : last),
    first.period,
  );
  return {
    cents: amount_paid,
    currency: currency.toUpperCase(),
    from: momentOf(start),
    until: momentOf(end),
  };
}

const momentOf = (seconds: number) => new Date(seconds * 1000);
const idOf = (thing: string | { id: string }) => (typeof thing === "string" ? thing : thing.id);

async function isOwned(db: Queryable, { userId }: Order): Promise<boolean> {
  return (await db.$count(users, eq(users.id, userId))) > 0;
}

/**
 * Writes down whether the subscription goes on. What shall end and has not been told yet stays as it is here.
 * @returns false, and nothing is written, where the order is no longer as it was when Stripe was asked
 */
function settle({ db }: StripeParts, seen: Order, subscription: Stripe.Subscription): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, seen.id);
    if (!order || order.toEnd) return true;
    if (order.updated.getTime() !== seen.updated.getTime()) return false;
    const { status, cancel_at_period_end, cancel_at } = subscription;
    const isPaid = order.periodEnd !== null && order.periodEnd.getTime() > Date.now();
    const isOver = hasEnded(subscription) || status === "unpaid";
    const next = isOver
      ? isPaid
        ? "ending"
        : order.periodEnd
          ? "ended"
          : "failed"
      : order.periodEnd === null || order.status === "ended"
        ? order.status
        : cancel_at_period_end || cancel_at !== null
          ? "ending"
          : "active";
    if (next !== order.status) await setStatus(tx, seen.id, next);
    return true;
  });
}

/** Gives back what came in for an account that was deleted before it was written down. */
async function giveBackUnused(
  parts: StripeParts,
  { id: orderId }: Order,
  subscription: string,
): Promise<void> {
  const { db, stripe, log } = parts;
  for (const { id } of await paidInvoices(parts, subscription)) {
    if ((await db.$count(invoices, eq(invoices.id, id))) > 0) continue;
    const { data } = await stripe.invoicePayments.list({ invoice: id, status: "paid" });
    for (const { payment } of data) {
      if (!payment.payment_intent) continue;
      const refund = { payment_intent: idOf(payment.payment_intent) };
      await stripe.refunds.create(refund, { idempotencyKey: `gone:${id}` }).catch(ignoreRefusal);
      log.warn({ orderId, invoiceId: id }, "a payment for somebody who is gone was given back");
    }
  }
}
