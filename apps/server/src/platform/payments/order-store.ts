import { randomBytes } from "node:crypto";
import {
  creditsOfMonth,
  currency,
  type InvoiceFacts,
  type OrderFacts,
  type PaidPlan,
  plans,
  tenthsPerCredit,
} from "@tintery/contract";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { ledger } from "../database/schema/ledger.ts";
import { invoices, orders } from "../database/schema/orders.ts";

/** A subscription. */
export type Order = typeof orders.$inferSelect;
/** What was paid of one. */
export type Invoice = typeof invoices.$inferSelect;

/** One that is there at any moment: what nobody paid for yet is taken up again. */
export function openOrder(
  db: Database,
  { userId, plan, provider }: Pick<Order, "userId" | "plan" | "provider">,
): Promise<Order> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const own = and(eq(orders.userId, userId), eq(orders.plan, plan), eq(orders.provider, provider));
    const [before] = await tx
      .select()
      .from(orders)
      .where(and(own, inArray(orders.status, ["pending", "failed"])))
      .limit(1);
    if (before) return before;
    const id = randomBytes(16).toString("base64url");
    const [made] = await tx.insert(orders).values({ id, userId, plan, provider }).returning();
    if (!made) throw new Error("An order could not be written down.");
    return made;
  });
}

/** An order of a user; a stranger's is none. */
export async function findOrder(db: Queryable, userId: string, id: string): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return order;
}

/** A user's orders for which money has come, the newest first. */
export function listOrders(db: Queryable, userId: string): Promise<Order[]> {
  const paid = inArray(orders.status, ["active", "ending", "ended"]);
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), paid))
    .orderBy(desc(orders.created), desc(orders.id));
}

/** What a user has paid, the newest first. */
export async function listInvoices(db: Queryable, userId: string): Promise<Invoice[]> {
  const rows = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(invoices.periodEnd), desc(invoices.id));
  return rows.map(({ invoice }) => invoice);
}

/** How many months of an order were paid. */
export function countInvoices(db: Queryable, orderId: string): Promise<number> {
  return db.$count(invoices, eq(invoices.orderId, orderId));
}

/**
 * A month was paid: the plan runs for a month more, and its credits are there. Told again about the same invoice, nothing
 * happens. An order that ends keeps ending; a plan that was paid for before ends in its time.
 * @returns false when the invoice, or no such order, was known
 */
export function recordPayment(
  db: Database,
  { invoiceId, orderId }: { invoiceId: string; orderId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return false;
    const { plan, userId } = order;
    const begin = sql`greatest(coalesce(${order.periodEnd?.toISOString() ?? null}::timestamptz, now()), now())`;
    const end = sql`${begin} + interval '1 month'`;
    const [invoice] = await tx
      .insert(invoices)
      .values({
        id: invoiceId,
        orderId,
        plan,
        cents: plans[plan].cents,
        currency,
        periodStart: begin as unknown as Date,
        periodEnd: end as unknown as Date,
      })
      .onConflictDoNothing()
      .returning();
    if (!invoice) return false;
    await tx
      .update(orders)
      .set({
        status: order.status === "ending" ? "ending" : "active",
        periodEnd: invoice.periodEnd,
        updated: sql`now()`,
      })
      .where(eq(orders.id, orderId));
    await tx
      .insert(ledger)
      .values({
        key: `invoice:${invoiceId}`,
        userId,
        kind: "grant",
        tenths: creditsOfMonth(plan) * tenthsPerCredit,
        about: orderId,
      })
      .onConflictDoNothing();
    // nobody pays for two plans at once
    await tx
      .update(orders)
      .set({ status: "ending", updated: sql`now()` })
      .where(and(eq(orders.userId, userId), ne(orders.id, orderId), eq(orders.status, "active")));
    return true;
  });
}

/** A payment was refused: a first one leaves nothing behind, a renewal ends the order with what is paid. */
export async function recordRefusal(db: Database, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status === "pending") await setStatus(tx, orderId, "failed");
    if (order?.status === "active") await setStatus(tx, orderId, "ending");
  });
}

/** No further month will be paid; the paid one stays. False when the user has no such order. */
export function endOrder(db: Database, userId: string, orderId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId) return false;
    if (order.status === "active") await setStatus(tx, orderId, "ending");
    if (order.status === "pending" || order.status === "failed") await setStatus(tx, orderId, "ended");
    return true;
  });
}

/** Ends all of a user's orders at once, with the account. */
export async function endOrders(tx: Transaction, userId: string): Promise<void> {
  await tx.update(orders).set({ status: "ended", updated: sql`now()` }).where(eq(orders.userId, userId));
}

async function setStatus(tx: Transaction, orderId: string, status: Order["status"]): Promise<void> {
  await tx.update(orders).set({ status, updated: sql`now()` }).where(eq(orders.id, orderId));
}

/** Locks the order's user first, then the order, as everybody does who changes what somebody has. */
async function lockOrder(tx: Transaction, orderId: string): Promise<Order | undefined> {
  const [owner] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  if (!owner) return undefined;
  await lockUser(tx, owner.userId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return order;
}

async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

/** What pages say of an order. */
export function factsOfOrder({ id, plan, status, periodEnd }: Order): OrderFacts {
  const isOver = periodEnd !== null && periodEnd.getTime() <= Date.now();
  return { id, plan, status: isOver ? "ended" : status, until: periodEnd?.toISOString() ?? null };
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
