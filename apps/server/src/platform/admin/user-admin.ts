import { type OwnLimits, tenthsPerCredit } from "@tintery/contract";
import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../database/database.ts";
import { sessions, users } from "../database/schema/accounts.ts";
import { images } from "../database/schema/images.ts";
import { ledger } from "../database/schema/ledger.ts";
import { grantWelcome } from "../ledger/grant-welcome.ts";
import { type Doer, logDeed } from "./audit-log.ts";

/** Whether somebody runs the service. Asked anew each time: whoever is no admin any more must not be one for a moment longer. */
export async function isAdmin(db: Queryable, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), eq(users.role, "admin")))) > 0;
}

/** An account as admins see it. */
export interface AccountRow {
  id: string;
  email: string;
  confirmed: boolean;
  admin: boolean;
  /** Kept out by an administrator. */
  blocked: boolean;
  created: Date;
  pictures: number;
}

/** Where a list goes on: after this moment and id. */
export interface After {
  at: Date;
  id: string;
}

// by name: inside a query of one table, columns are written without theirs
const pictures = sql<number>`(select count(*)::int from images i where i.owner_id = users.id and i.deleted is null)`;
const row = {
  id: users.id,
  email: users.email,
  confirmed: users.emailVerified,
  role: users.role,
  blocked: sql<boolean>`${users.blocked} is not null`,
  created: users.createdAt,
  pictures,
};
const asRow = ({ role, ...rest }: Omit<AccountRow, "admin"> & { role: string | null }): AccountRow => ({
  ...rest,
  admin: role === "admin",
});
const isAccount = eq(users.isAnonymous, false);

/** Accounts, the newest first, or those whose address or id holds some letters. */
export async function listAccounts(
  db: Queryable,
  { search, after, limit }: { search: string | undefined; after: After | undefined; limit: number },
): Promise<AccountRow[]> {
  // what a pattern would read as any letter is a letter here
  const pattern = `%${(search ?? "").toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const found = search ? or(sql`lower(${users.email}) like ${pattern}`, eq(users.id, search)) : undefined;
  const rows = await db
    .select(row)
    .from(users)
    .where(and(isAccount, found, isBehind({ at: users.createdAt, id: users.id }, after)))
    .orderBy(desc(inMilliseconds(users.createdAt)), asc(users.id))
    .limit(limit);
  return rows.map(asRow);
}

/** Milliseconds are what a cursor carries, so milliseconds are what is compared. */
export function inMilliseconds(moment: SQL.Aliased | Parameters<typeof desc>[0]): SQL {
  return sql`date_trunc('milliseconds', ${moment})`;
}

/** A condition on rows that come after another one, the newest first. */
export function isBehind(
  columns: { at: Parameters<typeof desc>[0]; id: Parameters<typeof desc>[0] },
  after: After | undefined,
): SQL | undefined {
  if (!after) return undefined;
  const at = sql`${after.at.toISOString()}::timestamptz`;
  const moment = inMilliseconds(columns.at);
  return sql`(${moment} < ${at} or (${moment} = ${at} and ${columns.id} > ${after.id}))`;
}

/** One account, with how many of its pictures failed and where it is signed in; undefined for guests and strangers. */
export async function findAccountRow(
  db: Queryable,
  userId: string,
): Promise<(AccountRow & { failed: number; sessions: number }) | undefined> {
  const [found] = await db
    .select(row)
    .from(users)
    .where(and(isAccount, eq(users.id, userId)));
  if (!found) return undefined;
  const isFailed = and(eq(images.ownerId, userId), eq(images.status, "failed"), isNull(images.deleted));
  return {
    ...asRow(found),
    failed: await db.$count(images, isFailed),
    sessions: await db.$count(sessions, eq(sessions.userId, userId)),
  };
}

/** An account as a letter and a command need it. */
export interface AccountAt {
  id: string;
  email: string;
  /** Of its letters. */
  language: string | null;
}

/** The account with an email address, in capitals or not; undefined where there is none. */
export async function accountAt(db: Queryable, email: string): Promise<AccountAt | undefined> {
  const [account] = await db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(isAccount, eq(users.email, email.trim().toLowerCase())));
  return account;
}

/** Gives credits to an account; under the same key once. False where there is no such account. */
export function grantCredits(
  db: Database,
  doer: Doer,
  { userId, credits, reason, key }: { userId: string; credits: number; reason: string; key: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(isAccount, eq(users.id, userId)))
      .for("update");
    if (!account) return false;
    await grantWelcome(tx, userId);
    const added = await tx
      .insert(ledger)
      .values({
        key: `grant:${userId}:${key}`,
        userId,
        kind: "grant",
        tenths: credits * tenthsPerCredit,
        about: `${doer.by}: ${reason}`,
      })
      .onConflictDoNothing()
      .returning({ key: ledger.key });
    if (added.length > 0)
      await logDeed(tx, doer, {
        action: "grant_credits",
        about: userId,
        reason: `${credits}: ${reason}`,
      });
    return true;
  });
}

/** Makes an account, found by its id or address, that of an admin, or takes that back. False where there is no such account. */
export function changeRole(
  db: Database,
  doer: Doer,
  { who, admin, reason }: { who: { id: string } | { email: string }; admin: boolean; reason: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isIt = "id" in who ? eq(users.id, who.id) : eq(users.email, who.email.trim().toLowerCase());
    const [account] = await tx
      .update(users)
      .set({ role: admin ? "admin" : null })
      // whoever has not confirmed an address may not be who they say
      .where(and(isAccount, isIt, eq(users.emailVerified, true)))
      .returning({ id: users.id });
    if (!account) return false;
    await logDeed(tx, doer, { action: admin ? "make_admin" : "remove_admin", about: account.id, reason });
    return true;
  });
}

/** A limit as the log names it. */
const inWords = (limit: number | null | undefined, unit = "") =>
  limit === null || limit === undefined ? "default" : `${limit}${unit}`;

/** Sets limits of an account, null for those of the server; what is left out stays. False where there is no such account. */
export function changeLimits(
  db: Database,
  doer: Doer,
  { userId, limits, reason }: { userId: string; limits: Partial<OwnLimits>; reason: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set(limits)
      .where(and(isAccount, eq(users.id, userId)))
      .returning({ kept: users.keptMegabytes, unfinished: users.maxUnfinished });
    if (!changed) return false;
    const now = `storage ${inWords(changed.kept, " MB")}, unfinished pictures ${inWords(changed.unfinished)}`;
    await logDeed(tx, doer, { action: "change_quota", about: userId, reason: `${now}: ${reason}` });
    return true;
  });
}

/** Gives or takes the role of an admin where it is not so yet: what is as it was is not written down. */
export async function keepRole(
  db: Database,
  doer: Doer,
  { userId, admin, reason }: { userId: string; admin: boolean; reason: string },
): Promise<void> {
  if ((await isAdmin(db, userId)) !== admin)
    await changeRole(db, doer, { who: { id: userId }, admin, reason });
}
