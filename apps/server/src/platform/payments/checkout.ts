import { addresses, currency, lateAddresses, type PaidPlan, plans } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { orders } from "../database/schema/orders.ts";
import type { Order } from "./order-store.ts";
import { hasEnded, ignoreRefusal, type StripeParts } from "./stripe-parts.ts";

/** Who pays. */
export interface Payer {
  userId: string;
  email: string;
}

/**
 * The page of Stripe on which an order is paid. Whoever comes back to it gets the same page for as long as it is open, and never a
 * second one to pay twice.
 * @returns its address, or that of ours where the payment is waited for
 */
export async function checkoutOf(parts: StripeParts, order: Order, payer: Payer): Promise<string> {
  const { stripe, db, publicUrl } = parts;
  const before = order.checkoutId ? await stripe.checkout.sessions.retrieve(order.checkoutId) : null;
  if (before?.status === "complete" && !(await isOver(stripe, before)))
    return lateAddresses.paymentVerification();
  if (before?.status === "open" && before.url) return before.url;
  const { id, plan } = order;
  const customer = await customerOf(parts, payer.userId);
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      client_reference_id: id,
      line_items: [{ price: await priceOf(stripe, plan), quantity: 1 }],
      metadata: { order: id },
      subscription_data: { metadata: { order: id } },
      ...(customer ? { customer } : { customer_email: payer.email }),
      // the same for all: under one key Stripe takes one question only
      locale: "auto",
      success_url: publicUrl + lateAddresses.paymentVerification(),
      cancel_url: publicUrl + lateAddresses.plans(),
    },
    // two clicks make one page
    { idempotencyKey: `checkout:${id}:${order.checkoutId ?? "first"}:${plans[plan].cents}` },
  );
  const begun = await db
    .update(orders)
    // what a page before has made is over
    .set({ checkoutId: session.id, providerId: null, updated: sql`now()` })
    .where(and(eq(orders.id, id), inArray(orders.status, ["pending", "failed"])))
    .returning({ id: orders.id });
  if (begun.length === 0) {
    // whoever ordered has left meanwhile, or it was paid in another tab
    await stripe.checkout.sessions.expire(session.id).catch(ignoreRefusal);
    return lateAddresses.plans();
  }
  if (!session.url) throw new Error("A checkout page has no address.");
  return session.url;
}

/** Whether a page that was done has come to nothing: the bank refused days later. */
async function isOver(stripe: Stripe, { subscription }: Stripe.Checkout.Session): Promise<boolean> {
  if (!subscription) return false;
  const id = typeof subscription === "string" ? subscription : subscription.id;
  return hasEnded(await stripe.subscriptions.retrieve(id));
}

/** Where somebody sees their invoices and changes how they pay, at Stripe; null for whoever has never paid there. */
export async function portalOf(parts: StripeParts, userId: string): Promise<string | null> {
  const customer = await customerOf(parts, userId);
  if (!customer) return null;
  const back = parts.publicUrl + addresses.account();
  return (await parts.stripe.billingPortal.sessions.create({ customer, return_url: back })).url;
}

/** What Stripe calls somebody; null for whoever has never paid. */
export async function customerOf({ db }: Pick<StripeParts, "db">, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.customerId)))
    .orderBy(desc(orders.created))
    .limit(1);
  return row?.customerId ?? null;
}

/** The price of a plan at Stripe, made when it is first asked for; another price in our table is another price there. */
async function priceOf(stripe: Stripe, plan: PaidPlan): Promise<string> {
  const { cents } = plans[plan];
  const key = `tintery-${plan}-${cents}-${currency.toLowerCase()}`;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const price = await stripe.prices.create(
    {
      lookup_key: key,
      currency: currency.toLowerCase(),
      unit_amount: cents,
      recurring: { interval: "month" },
      product_data: { name: `Tintery ${texts("en")(`page.plan.${plan}`)}` },
    },
    { idempotencyKey: `price:${key}` },
  );
  return price.id;
}
