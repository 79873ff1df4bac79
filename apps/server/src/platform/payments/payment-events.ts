import { keeping } from "@tintery/contract";
import { eq, isNull, and, lt, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Queryable } from "../database/database.ts";
import { orders, paymentEvents } from "../database/schema/orders.ts";
import type { StripeParts } from "./stripe-parts.ts";
import { syncOrder } from "./sync-order.ts";
import { syncRefunds } from "./take-back.ts";

/** A message that Stripe did not sign, or too long ago. */
export class BadSignature extends Error {}

/** What is acted upon; everything else that Stripe tells is let pass. */
export const eventTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;

/**
 * Takes a message of Stripe: once it is written down, together with the job that will act upon it, it is as good as done. The same
 * one again changes nothing.
 * @param raw the body as it came, byte by byte: it is what is signed
 * @throws BadSignature
 */
export async function takeEvent(
  { stripe, db, queue, webhookSecret }: StripeParts,
  raw: Buffer,
  signature: string,
): Promise<void> {
  const event = await stripe.webhooks.constructEventAsync(raw, signature, webhookSecret).catch(() => {
    throw new BadSignature();
  });
  if (!(eventTypes as readonly string[]).includes(event.type)) return;
  const { id, type } = event;
  await db.transaction(async (tx) => {
    const row = { id, type, about: aboutOf(event), orderId: orderOf(event) };
    const added = await tx.insert(paymentEvents).values(row).onConflictDoNothing().returning();
    if (added.length > 0) await queue.enqueue(tx, "settle-event", { eventId: id });
  });
}

/** Acts upon a message, by what Stripe says of its subject now; may be done any number of times. */
export async function settleEvent(parts: StripeParts, eventId: string): Promise<void> {
  const { db } = parts;
  const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId));
  if (!event || event.settled) return;
  const isCharge = event.type.startsWith("charge.");
  // a charge that no payment of an invoice made is none of ours
  const refunded = isCharge && event.about !== "" ? await syncRefunds(parts, event.about) : null;
  const orderId = isCharge ? refunded : await orderAbout(db, event);
  if (orderId) await syncOrder(parts, orderId);
  await db.update(paymentEvents).set({ settled: sql`now()` }).where(eq(paymentEvents.id, eventId));
}

/** Messages that were taken and not acted upon for an hour, as when their job was given up. */
export async function unsettledEvents(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.settled), lt(paymentEvents.received, sql`now() - interval '1 hour'`)));
  return rows.map(({ id }) => id);
}

/** Stripe sends nothing again after three days; so long what was settled is kept. */
export async function forgetOldEvents(db: Queryable): Promise<void> {
  const isOld = lt(
    paymentEvents.received,
    sql`now() - make_interval(days => ${keeping.paymentMessages.days})`,
  );
  await db.delete(paymentEvents).where(and(isOld, sql`${paymentEvents.settled} is not null`));
}

async function orderAbout(
  db: Queryable,
  { orderId, about }: typeof paymentEvents.$inferSelect,
): Promise<string | null> {
  if (orderId) return orderId;
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.providerId, about));
  return order?.id ?? null;
}

const idOf = (thing: string | { id: string } | null | undefined) =>
  (typeof thing === "string" ? thing : thing?.id) ?? "";

/** The subscription of an invoice; accounts with an older version of Stripe's API have it at another place in their messages. */
function subscriptionOf(invoice: Stripe.Invoice): string | { id: string } | null | undefined {
  const older = (invoice as { subscription?: string | null }).subscription;
  return invoice.parent?.subscription_details?.subscription ?? older;
}

/** What an event is about: a subscription, or the payment that was given back. */
function aboutOf({ data: { object } }: Stripe.Event): string {
  if (object.object === "charge" || object.object === "dispute") return idOf(object.payment_intent);
  if (object.object === "invoice") return idOf(subscriptionOf(object));
  if (object.object === "checkout.session") return idOf(object.subscription);
  return "id" in object ? String(object.id) : "";
}

/** The order that we have written on a thing of Stripe. */
function orderOf({ data: { object } }: Stripe.Event): string | null {
  if (object.object === "invoice") return object.parent?.subscription_details?.metadata?.order ?? null;
  if (object.object === "subscription" || object.object === "checkout.session")
    return object.metadata?.order ?? null;
  return null;
}
