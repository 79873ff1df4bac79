import { creditsOfMonth, currency, plans, tenthsPerCredit } from "@tintery/contract";
import { and, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { ledger } from "../database/schema/ledger.ts";
import { invoices, orders } from "../database/schema/orders.ts";
import { grantWelcome } from "../ledger/grant-welcome.ts";
import { lockUser } from "../database/lock-user.ts";
import { newId } from "../new-id.ts";

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
    const id = newId();
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

/** A user's orders for which no money has come yet. */
export function listUnpaid(db: Queryable, userId: string): Promise<Order[]> {
  const unpaid = inArray(orders.status, ["pending", "failed"]);
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), unpaid));
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

/** A month that was paid, as the provider has it; the test provider's is the next one. */
export interface PaidMonth {
  cents: number;
  /** ISO 4217. */
  currency: string;
  from: Date;
  until: Date;
}

/** Whoever is told that orders shall end at their provider, inside the transaction that ends them here. */
export type TellEnd = (tx: Transaction, orderId: string) => Promise<unknown>;

/** What follows from a payment or an end, inside the transaction that writes it down. */
export interface PaymentNews {
  tellEnd: TellEnd;
  /** A payment was written down, for the first and only time. */
  tellPaid(tx: Transaction, invoiceId: string): Promise<unknown>;
}

/** For payments of which nobody is told. */
const untold: PaymentNews = { tellEnd: async () => {}, tellPaid: async () => {} };

/**
 * A month was paid: the plan runs for it, and its credits are there. Told again about the same invoice, nothing happens. An order
 * that ends keeps ending, and one that had ended ends again with what is paid; a plan that was paid for before ends in its time.
 * @returns false when the invoice was known, or there is no such order, or nobody whose order it is
 */
export function recordPayment(
  db: Database,
  { invoiceId, orderId, month }: { invoiceId: string; orderId: string; month?: PaidMonth },
  { tellEnd, tellPaid }: PaymentNews = untold,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !(await hasOwner(tx, order.userId))) return false;
    const { plan, userId } = order;
    const begin = sql`greatest(coalesce(${order.periodEnd?.toISOString() ?? null}::timestamptz, now()), now())`;
    const next = {
      cents: plans[plan].cents,
      currency,
      from: begin as unknown as Date,
      until: sql`${begin} + interval '1 month'` as unknown as Date,
    };
    const { from: periodStart, until: periodEnd, ...price } = month ?? next;
    const [invoice] = await tx
      .insert(invoices)
      .values({ id: invoiceId, orderId, plan, ...price, periodStart, periodEnd })
      .onConflictDoNothing()
      .returning();
    if (!invoice) return false;
    const ends = order.status === "ending" || order.status === "ended";
    const known = order.periodEnd?.getTime() ?? 0;
    await tx
      .update(orders)
      .set({
        status: ends ? "ending" : "active",
        // invoices may come in any order
        periodEnd: known > invoice.periodEnd.getTime() ? order.periodEnd : invoice.periodEnd,
        updated: sql`now()`,
      })
      .where(eq(orders.id, orderId));
    if (order.status === "ended") await endAtProvider(tx, order, { when: "period-end", tellEnd });
    await grantWelcome(tx, userId);
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
    if (!ends) await endOthers(tx, order, tellEnd);
    await tellPaid(tx, invoiceId);
    return true;
  });
}

/** Nobody pays for two plans at once. */
async function endOthers(tx: Transaction, { id, userId }: Order, tellEnd: TellEnd): Promise<void> {
  const others = await tx
    .update(orders)
    .set({ status: "ending", updated: sql`now()` })
    .where(and(eq(orders.userId, userId), ne(orders.id, id), eq(orders.status, "active")))
    .returning();
  for (const other of others) await endAtProvider(tx, other, { when: whenOf(other), tellEnd });
}

/** An order ends with what is paid of it, or at once where nothing is. */
function whenOf({ periodEnd }: Order): NonNullable<Order["toEnd"]> {
  return periodEnd !== null && periodEnd.getTime() > Date.now() ? "period-end" : "now";
}

/** Keeps in mind that the provider shall take no more money; the test provider takes none. */
async function endAtProvider(
  tx: Transaction,
  { id, provider }: Order,
  { when, tellEnd }: { when: Order["toEnd"]; tellEnd: TellEnd },
): Promise<void> {
  if (provider !== "stripe") return;
  await tx.update(orders).set({ toEnd: when }).where(eq(orders.id, id));
  await tellEnd(tx, id);
}

async function hasOwner(tx: Queryable, userId: string): Promise<boolean> {
  return (await tx.$count(users, eq(users.id, userId))) > 0;
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
export function endOrder(
  db: Database,
  { userId, orderId }: { userId: string; orderId: string },
  tellEnd: TellEnd = async () => {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId) return false;
    const isPaid = order.status === "active";
    if (isPaid) await setStatus(tx, orderId, "ending");
    else if (order.status === "pending" || order.status === "failed") await setStatus(tx, orderId, "ended");
    else return true;
    await endAtProvider(tx, order, { when: isPaid ? whenOf(order) : "now", tellEnd });
    return true;
  });
}

/** Ends all of a user's orders at once, with the account; what their providers have to be told is kept in mind. */
export async function endOrders(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      status: "ended",
      toEnd: sql`case when ${orders.provider} = 'stripe' and ${orders.status} <> 'ended' then 'now' else ${orders.toEnd} end`,
      updated: sql`now()`,
    })
    .where(eq(orders.userId, userId));
}

/** The orders of a user of which the provider has to be told something. */
export async function ordersToEnd(tx: Queryable, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.toEnd)));
  return rows.map(({ id }) => id);
}

export async function setStatus(tx: Transaction, orderId: string, status: Order["status"]): Promise<void> {
  await tx.update(orders).set({ status, updated: sql`now()` }).where(eq(orders.id, orderId));
}

/** Locks the order's user first, then the order, as everybody does who changes what somebody has. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<Order | undefined> {
  const [owner] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  if (!owner) return undefined;
  await lockUser(tx, owner.userId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return order;
}
