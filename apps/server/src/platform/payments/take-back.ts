import { creditsOfMonth, tenthsPerCredit } from "@tintery/contract";
import { desc, eq, like, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Queryable } from "../database/database.ts";
import { ledger } from "../database/schema/ledger.ts";
import { invoices, orders } from "../database/schema/orders.ts";
import { lockOrder } from "./order-store.ts";
import { type StripeParts, tellStripe } from "./stripe-parts.ts";
import { syncOrder } from "./sync-order.ts";

/** How often a payment is asked about anew because another refund was written down while Stripe was asked. */
const maxPasses = 5;

/**
 * Takes credits back as far as their payment was given back or is disputed, and gives them again where a dispute was won. What
 * counts is what Stripe says of the payment now, so that it does not matter which event came first. Nobody falls below nought.
 * @returns the order that was paid for; null for payments that are none of ours
 */
export async function syncRefunds(parts: StripeParts, paymentIntent: string): Promise<string | null> {
  const { stripe } = parts;
  const of = { type: "payment_intent", payment_intent: paymentIntent } as const;
  const { data } = await stripe.invoicePayments.list({ payment: of, limit: 1 });
  const invoice = data[0]?.invoice;
  if (!invoice) return null;
  const invoiceId = typeof invoice === "string" ? invoice : invoice.id;
  const orderId = await paidOrder(parts, invoiceId);
  if (!orderId) return null;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const before = (await takenOf(parts.db, invoiceId)).length;
    const share = await shareLost(stripe, paymentIntent);
    if (await takeBack(parts, { invoiceId, orderId, share, before })) return orderId;
  }
  throw new Error(`Refunds of ${invoiceId} come faster than Stripe can be asked about them.`);
}

/** The order that an invoice was paid for; one that is not written down yet is asked about first. */
async function paidOrder(parts: StripeParts, invoiceId: string): Promise<string | null> {
  const find = async () => {
    const [paid] = await parts.db.select().from(invoices).where(eq(invoices.id, invoiceId));
    return paid?.orderId ?? null;
  };
  const known = await find();
  if (known) return known;
  const { parent } = await parts.stripe.invoices.retrieve(invoiceId);
  const orderId = parent?.subscription_details?.metadata?.order;
  if (orderId) await syncOrder(parts, orderId);
  return find();
}

/** What was taken back for an invoice so far, and given again. */
function takenOf(db: Queryable, invoiceId: string): Promise<{ tenths: number }[]> {
  const keys = [`clawback:${invoiceId}:`, `won:${invoiceId}:`];
  return db
    .select({ tenths: ledger.tenths })
    .from(ledger)
    .where(or(...keys.map((key) => like(ledger.key, `${key}%`))));
}

/** False where something was taken back since Stripe was asked, so that what it said may be old. */
function takeBack(
  parts: StripeParts,
  {
    invoiceId,
    orderId,
    share,
    before,
  }: { invoiceId: string; orderId: string; share: number; before: number },
): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [paid] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (!order || !paid) return true;
    const rows = await takenOf(tx, invoiceId);
    if (rows.length !== before) return false;
    const taken = -rows.reduce((sum, { tenths }) => sum + tenths, 0);
    const wanted = Math.round(creditsOfMonth(paid.plan) * tenthsPerCredit * share);
    const [{ left } = { left: 0 }] = await tx
      .select({ left: sql<number>`coalesce(sum(${ledger.tenths}), 0)::int` })
      .from(ledger)
      .where(eq(ledger.userId, order.userId));
    const more = Math.min(wanted - taken, Math.max(0, left));
    const row = { userId: order.userId, about: invoiceId };
    const number = rows.length + 1;
    if (more > 0)
      await tx
        .insert(ledger)
        .values({ ...row, key: `clawback:${invoiceId}:${number}`, kind: "clawback", tenths: -more });
    if (more < 0)
      await tx
        .insert(ledger)
        .values({ ...row, key: `won:${invoiceId}:${number}`, kind: "grant", tenths: -more });
    // whoever has got all of the newest month back has no plan any more
    if (share === 1 && order.status !== "ended" && (await isNewest(tx, paid))) {
      await tx
        .update(orders)
        .set({
          status: "ended",
          toEnd: "now",
          periodEnd: sql`least(${orders.periodEnd}, now())`,
          updated: sql`now()`,
        })
        .where(eq(orders.id, order.id));
      await tellStripe(parts)(tx, order.id);
    }
    return true;
  });
}

/** How much of a payment did not stay, 0 to 1. */
async function shareLost(stripe: Stripe, paymentIntent: string): Promise<number> {
  const disputes = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 10 });
  const isLost = ({ status }: Stripe.Dispute) =>
    !["won", "warning_closed", "warning_needs_response", "warning_under_review", "prevented"].includes(
      status,
    );
  if (disputes.data.some(isLost)) return 1;
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, {
    expand: ["latest_charge"],
  });
  if (!charge || typeof charge === "string" || charge.amount === 0) return 0;
  return charge.amount_refunded / charge.amount;
}

async function isNewest(
  tx: Parameters<ReturnType<typeof tellStripe>>[0],
  { id, orderId }: typeof invoices.$inferSelect,
): Promise<boolean> {
  const [newest] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.periodEnd))
    .limit(1);
  return newest?.id === id;
}
