import {
  creditsOf,
  type ImageKind,
  type PlanName,
  plans,
  tenthsPerCredit,
  userTypeOf,
  welcomeCredits,
} from "@tintery/contract";
import { and, asc, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../database/database.ts";
import { ledger } from "../database/schema/ledger.ts";
import { grantWelcome, welcomeKey, welcomeTenths } from "./grant-welcome.ts";
import { isWelcome } from "./welcome-share.ts";
import { planOf } from "./plan-of.ts";

/** What somebody has is less than what they ask for costs. */
export class NotEnoughCredits extends Error {}

/** No more guests of a network get the welcome today. */
export class WelcomeUsedUp extends Error {}

/** A conversion that costs something: which, whose, and what of it sets the price. */
export interface Charge {
  userId: string;
  /** Of the address that asks; what is asked for without one never begins somebody's account. */
  networks?: readonly string[] | undefined;
  imageId: string;
  revision: number;
  kind: ImageKind;
  /** Painted in a look ("AI filter"). */
  hasFilter: boolean;
}

const freeMonthTenths = plans.free.monthlyCredits * tenthsPerCredit;
const holdKey = (imageId: string, revision: number) => `hold:${imageId}:${revision}`;
/** The month by the database's clock, as in `2026-11`. */
const thisMonth = sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM')`;
const monthKey = (userId: string): SQL<string> => sql<string>`${`month:${userId}:`} || ${thisMonth}`;

/** All that is written down for somebody, in tenths. */
async function sumOf(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledger.tenths}), 0)::int` })
    .from(ledger)
    .where(eq(ledger.userId, userId));
  return row?.sum ?? 0;
}

type Entry = typeof ledger.$inferInsert;

/** Adds a row; false when its key is there already, which means that the same has happened before. */
async function add(tx: Transaction, entry: Entry): Promise<boolean> {
  const rows = await tx.insert(ledger).values(entry).onConflictDoNothing().returning({ key: ledger.key });
  return rows.length > 0;
}

/** Writes down what somebody is due and has not got: the welcome, and in the free plan what this month raises them to. */
async function grantDue(tx: Transaction, userId: string, plan: PlanName): Promise<void> {
  await grantWelcome(tx, userId);
  if (plan !== "free") return;
  await markMonth(tx, userId, Math.max(0, freeMonthTenths - (await sumOf(tx, userId))));
}

/** Raises somebody by so many tenths for this month; once, with none it will not happen any more. */
async function markMonth(tx: Transaction, userId: string, tenths = 0): Promise<void> {
  await tx
    .insert(ledger)
    .values({ key: monthKey(userId) as unknown as string, userId, kind: "grant", tenths })
    .onConflictDoNothing();
}

/**
 * Holds what a conversion costs until it is settled. The caller has locked the user's row, so that of many at once none
 * spends what another has just spent.
 * @throws NotEnoughCredits or WelcomeUsedUp, and nothing is written
 */
export async function holdCredits(tx: Transaction, charge: Charge): Promise<void> {
  const { userId, networks, imageId, revision } = charge;
  const plan = await planOf(tx, userId);
  const tenths = Math.round(creditsOf(charge, userTypeOf(plan)) * tenthsPerCredit);
  if (networks && !(await isWelcome(tx, userId, networks))) throw new WelcomeUsedUp();
  await grantDue(tx, userId, plan);
  if ((await sumOf(tx, userId)) < tenths) throw new NotEnoughCredits();
  await tx
    .insert(ledger)
    .values({ key: holdKey(imageId, revision), userId, kind: "hold", tenths: -tenths, about: imageId });
}

/** A conversion that ended. */
export interface Settled {
  id: string;
  revision: number;
}

/** The picture is there: what was held for it is spent. Nothing was held for pictures of ours and for edits. */
export async function captureHold(tx: Transaction, { id, revision }: Settled): Promise<void> {
  const hold = await findHold(tx, id, revision);
  if (!hold) return;
  const { key: settles, userId } = hold;
  const key = `capture:${id}:${revision}`;
  await add(tx, { key, userId, kind: "capture", tenths: 0, settles, about: id });
}

/**
 * The picture will not be there: what was held for it is given back to whoever it belongs to by now, unless it is settled
 * already.
 */
export async function refundHold(
  tx: Transaction,
  { id, revision, ownerId }: Settled & { ownerId: string | null },
): Promise<void> {
  const hold = await findHold(tx, id, revision);
  if (!hold) return;
  const { key: settles, userId, tenths } = hold;
  await add(tx, {
    key: `refund:${id}:${revision}`,
    userId: ownerId ?? userId,
    kind: "refund",
    tenths: -tenths,
    settles,
    about: id,
  });
}

async function findHold(tx: Transaction, imageId: string, revision: number) {
  const [hold] = await tx
    .select()
    .from(ledger)
    .where(eq(ledger.key, holdKey(imageId, revision)));
  return hold;
}

/**
 * What somebody can spend, in credits, with what they are due but have not got yet; null is somebody who was never here.
 * @param plan the plan they have
 */
export async function creditsLeft(db: Queryable, userId: string | null, plan: PlanName): Promise<number> {
  if (userId === null) return welcomeCredits;
  const [row] = await db
    .select({
      sum: sql<number>`coalesce(sum(${ledger.tenths}), 0)::int`,
      welcomed: sql<boolean>`coalesce(bool_or(${ledger.key} = ${welcomeKey(userId)}), false)`,
      raised: sql<boolean>`coalesce(bool_or(${ledger.key} = ${monthKey(userId)}), false)`,
    })
    .from(ledger)
    .where(eq(ledger.userId, userId));
  const { sum = 0, welcomed = false, raised = false } = row ?? {};
  const tenths = sum + (welcomed ? 0 : welcomeTenths);
  return (plan === "free" && !raised ? Math.max(tenths, freeMonthTenths) : tenths) / tenthsPerCredit;
}

/**
 * Gives a guest's credits to an account, whose pictures have moved already. The welcome counts once: an account that was
 * welcomed before gets what goes beyond it.
 */
export async function moveCredits(tx: Transaction, guestId: string, accountId: string): Promise<void> {
  const left = await sumOf(tx, guestId);
  const [known] = await tx
    .select({ key: ledger.key })
    .from(ledger)
    .where(eq(ledger.key, welcomeKey(guestId)));
  if (!known) return;
  // what the guest was given stands for the account's own welcome
  const isFirst = await add(tx, { key: welcomeKey(accountId), userId: accountId, kind: "grant", tenths: 0 });
  if (isFirst) await markMonth(tx, accountId);
  const tenths = isFirst ? left : Math.max(0, left - welcomeTenths);
  await add(tx, { key: `left:${guestId}`, userId: guestId, kind: "expiry", tenths: -left });
  await add(tx, {
    key: `brought:${guestId}`,
    userId: accountId,
    kind: "grant",
    tenths,
    about: guestId,
  });
}

/** One line of somebody's history. */
export type LedgerRow = Pick<typeof ledger.$inferSelect, "key" | "kind" | "tenths" | "about" | "created">;

/** What happened to somebody's credits, the newest first; what changed nothing is left out. All of it without a limit. */
export function listLedger(db: Database, userId: string, limit?: number): Promise<LedgerRow[]> {
  const { key, kind, tenths, about, created } = ledger;
  const rows = db
    .select({ key, kind, tenths, about, created })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), ne(ledger.tenths, 0)))
    // of one moment, what was spent came after what it was spent from
    .orderBy(desc(created), asc(tenths), desc(key));
  return limit === undefined ? rows : rows.limit(limit);
}
