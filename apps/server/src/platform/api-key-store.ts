import { randomBytes } from "node:crypto";
import { type ApiKey, keeping, keyLimits, keyPrefix, type KeyScope } from "@tintery/contract";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { today } from "./database/today.ts";
import type { Database, Queryable, Transaction } from "./database/database.ts";
import { users } from "./database/schema/accounts.ts";
import { apiKeys, apiKeyUses } from "./database/schema/api-keys.ts";
import { lockUser } from "./database/lock-user.ts";
import { hashOfSecret } from "./hash-of-secret.ts";
import { newId } from "./new-id.ts";

/** A key that was presented, and the account behind it. */
export interface FoundKey {
  id: string;
  userId: string;
  email: string;
  scopes: readonly KeyScope[];
  picturesPerDay: number;
  /** Since when an administrator keeps the account out. */
  blocked: Date | null;
}

/** The key with a secret; undefined for one that never was or is revoked. */
export async function findKey(db: Database, secret: string): Promise<FoundKey | undefined> {
  const { id, userId, scopes, picturesPerDay } = apiKeys;
  const [key] = await db
    .select({ id, userId, email: users.email, scopes, picturesPerDay, blocked: users.blocked })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.hash, hashOfSecret(secret)));
  return key;
}

/** Counts a call with a key; answers how many pictures it has had today. */
export async function countCall(db: Database, key: FoundKey): Promise<number> {
  return (await count(db, key, { calls: 1, pictures: 0 })) ?? 0;
}

/**
 * Counts a picture that is made with a key, in one statement with the limit in it, so that of many at once no more are let through.
 * @returns false where the key may have no more today
 */
export async function countPicture(tx: Transaction, key: FoundKey): Promise<boolean> {
  return (await count(tx, key, { calls: 0, pictures: 1 })) !== undefined;
}

async function count(
  db: Queryable,
  { id, picturesPerDay }: FoundKey,
  { calls, pictures }: { calls: number; pictures: number },
): Promise<number | undefined> {
  const [counted] = await db
    .insert(apiKeyUses)
    .values({ keyId: id, day: today as never, calls, pictures, last: sql`now()` })
    .onConflictDoUpdate({
      target: [apiKeyUses.keyId, apiKeyUses.day],
      set: {
        calls: sql`${apiKeyUses.calls} + ${calls}`,
        pictures: sql`${apiKeyUses.pictures} + ${pictures}`,
        last: sql`now()`,
      },
      ...(pictures > 0 && { setWhere: lt(apiKeyUses.pictures, picturesPerDay) }),
    })
    .returning({ pictures: apiKeyUses.pictures });
  return counted?.pictures;
}

/** The keys of an account with their use, the newest first. */
export async function listKeys(db: Database, userId: string): Promise<ApiKey[]> {
  const uses = eq(apiKeyUses.keyId, apiKeys.id);
  const sum = (column: typeof apiKeyUses.calls | typeof apiKeyUses.pictures, days: number) =>
    sql<number>`coalesce(sum(${column}) filter (where ${apiKeyUses.day} > ${today} - ${days}::int), 0)::int`;
  const rows = await db
    .select({
      key: apiKeys,
      used: sql<Date | string | null>`max(${apiKeyUses.last})`,
      callsToday: sum(apiKeyUses.calls, 1),
      picturesToday: sum(apiKeyUses.pictures, 1),
      calls: sum(apiKeyUses.calls, 30),
      pictures: sum(apiKeyUses.pictures, 30),
    })
    .from(apiKeys)
    .leftJoin(apiKeyUses, uses)
    .where(eq(apiKeys.userId, userId))
    .groupBy(apiKeys.id)
    .orderBy(desc(apiKeys.created), apiKeys.id);
  return rows.map(({ key, used, callsToday, picturesToday, calls, pictures }) => ({
    id: key.id,
    name: key.name,
    ends: key.ends,
    scopes: key.scopes,
    picturesPerDay: key.picturesPerDay,
    created: key.created.toISOString(),
    used: used === null ? null : new Date(used).toISOString(),
    today: { calls: callsToday, pictures: picturesToday },
    days30: { calls, pictures },
  }));
}

/** Makes a key and its secret, of which only the hash is kept; undefined where the account has as many as it may. */
export function makeKey(
  db: Database,
  userId: string,
  wanted: { name: string; scopes: readonly KeyScope[]; picturesPerDay: number },
): Promise<{ id: string; secret: string } | undefined> {
  const id = newId();
  const secret = keyPrefix + randomBytes(24).toString("base64url");
  return db.transaction(async (tx) => {
    // one after the other, so that two at once do not pass the limit together
    await lockUser(tx, userId);
    if ((await tx.$count(apiKeys, eq(apiKeys.userId, userId))) >= keyLimits.keys) return undefined;
    const { name, picturesPerDay } = wanted;
    const scopes = [...new Set(wanted.scopes)];
    await tx.insert(apiKeys).values({
      id,
      userId,
      name,
      scopes,
      picturesPerDay,
      hash: hashOfSecret(secret),
      ends: secret.slice(-4),
    });
    return { id, secret };
  });
}

/** Revokes a key of an account; false when it has none of this id. */
export async function revokeKey(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  return gone.length > 0;
}

/** Forgets uses that no list shows any more. */
export async function forgetOldUses(db: Database): Promise<void> {
  await db.delete(apiKeyUses).where(sql`${apiKeyUses.day} <= ${today} - ${keeping.keyUses.days}::int`);
}
