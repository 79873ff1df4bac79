import { keeping, type SiteKey, siteKeyLimits, siteKeyPrefix } from "@tintery/contract";
import { and, desc, eq, getTableColumns, gte, isNull, lt, ne, or, sql } from "drizzle-orm";
import { today } from "./database/today.ts";
import type { Database, Transaction } from "./database/database.ts";
import { users } from "./database/schema/accounts.ts";
import { siteKeys, siteKeyUses, siteVisitors } from "./database/schema/site-keys.ts";
import { lockUser } from "./database/lock-user.ts";
import { newId } from "./new-id.ts";

/** A site key that was presented. */
export type FoundSiteKey = typeof siteKeys.$inferSelect;

const now = sql`now()`;

/** The site key that a page names; undefined for one that never was or is revoked, and for those of an account that is blocked. */
export async function findSiteKey(db: Database, key: string): Promise<FoundSiteKey | undefined> {
  const [found] = await db
    .select(getTableColumns(siteKeys))
    .from(siteKeys)
    .innerJoin(users, eq(users.id, siteKeys.userId))
    .where(and(eq(siteKeys.key, key), isNull(users.blocked)));
  return found;
}

/** Which limit a picture would break: that of the key, or that of one visitor. */
export type SiteLimit = "site" | "visitor";

/** Visitors who have not made as many pictures today as one may. */
const hasRoom = or(
  isNull(siteVisitors.day),
  ne(siteVisitors.day, today as never),
  lt(siteVisitors.pictures, siteKeyLimits.picturesPerVisitor),
);

type Limited = Pick<FoundSiteKey, "id" | "picturesPerDay">;

/**
 * Counts a picture that a visitor of a site key makes, in statements with the limits in them, so that of many at once no more are
 * let through.
 * @returns the limit that it would break, "gone" where the visitor's token has ended meanwhile; null when it was counted
 */
export async function countSitePicture(
  tx: Transaction,
  { id, picturesPerDay }: Limited,
  visitorId: string,
): Promise<SiteLimit | "gone" | null> {
  const ofKey = await tx
    .insert(siteKeyUses)
    .values({ keyId: id, day: today as never, pictures: 1, last: now })
    .onConflictDoUpdate({
      target: [siteKeyUses.keyId, siteKeyUses.day],
      set: { pictures: sql`${siteKeyUses.pictures} + 1`, last: now },
      setWhere: lt(siteKeyUses.pictures, picturesPerDay),
    })
    .returning({ keyId: siteKeyUses.keyId });
  if (ofKey.length === 0) return "site";
  const { day, pictures } = siteVisitors;
  const ofVisitor = await tx
    .update(siteVisitors)
    .set({ day: today, pictures: sql`case when ${day} = ${today} then ${pictures} + 1 else 1 end` })
    .where(and(eq(siteVisitors.id, visitorId), hasRoom))
    .returning({ id: siteVisitors.id });
  if (ofVisitor.length > 0) return null;
  return (await tx.$count(siteVisitors, eq(siteVisitors.id, visitorId))) > 0 ? "visitor" : "gone";
}

/** The limit that another picture would break today; null where there is room. */
export async function findSiteLimit(
  db: Database,
  { id, picturesPerDay }: Limited,
  visitorId: string,
): Promise<SiteLimit | null> {
  const { keyId, day, pictures } = siteKeyUses;
  const isFull = and(eq(keyId, id), eq(day, today as never), gte(pictures, picturesPerDay));
  if ((await db.$count(siteKeyUses, isFull)) > 0) return "site";
  const visitor = and(eq(siteVisitors.id, visitorId), hasRoom);
  return (await db.$count(siteVisitors, visitor)) > 0 ? null : "visitor";
}

/** The site keys of an account with their use, the newest first. */
export async function listSiteKeys(db: Database, userId: string): Promise<SiteKey[]> {
  const pictures = (days: number) =>
    sql<number>`coalesce(sum(${siteKeyUses.pictures}) filter (where ${siteKeyUses.day} > ${today} - ${days}::int), 0)::int`;
  const rows = await db
    .select({
      key: siteKeys,
      used: sql<Date | string | null>`max(${siteKeyUses.last})`,
      today: pictures(1),
      days30: pictures(30),
      visitors: sql<number>`(select count(*)::int from ${siteVisitors}
        where ${siteVisitors.keyId} = ${siteKeys.id} and ${siteVisitors.ends} > now())`,
    })
    .from(siteKeys)
    .leftJoin(siteKeyUses, eq(siteKeyUses.keyId, siteKeys.id))
    .where(eq(siteKeys.userId, userId))
    .groupBy(siteKeys.id)
    .orderBy(desc(siteKeys.created), siteKeys.id);
  return rows.map(({ key: { userId: _, created, ...key }, used, ...counts }) => ({
    ...key,
    ...counts,
    created: created.toISOString(),
    used: used === null ? null : new Date(used).toISOString(),
  }));
}

/** Makes a site key; undefined where the account has as many as it may. */
export function makeSiteKey(
  db: Database,
  userId: string,
  { name, origins, picturesPerDay }: Pick<FoundSiteKey, "name" | "origins" | "picturesPerDay">,
): Promise<string | undefined> {
  const id = newId();
  const key = siteKeyPrefix + newId();
  return db.transaction(async (tx) => {
    // one after the other, so that two at once do not pass the limit together
    await lockUser(tx, userId);
    if ((await tx.$count(siteKeys, eq(siteKeys.userId, userId))) >= siteKeyLimits.keys) return undefined;
    await tx
      .insert(siteKeys)
      .values({ id, userId, key, name, origins: [...new Set(origins)], picturesPerDay });
    return id;
  });
}

/** Revokes a site key of an account, and with it the tokens of its visitors; false when it has none of this id. */
export async function revokeSiteKey(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(siteKeys)
    .where(and(eq(siteKeys.userId, userId), eq(siteKeys.id, id)))
    .returning({ id: siteKeys.id });
  return gone.length > 0;
}

/** Forgets uses that no list shows any more, and tokens that have ended. */
export async function forgetOldSiteUses(db: Database): Promise<void> {
  await db.delete(siteKeyUses).where(sql`${siteKeyUses.day} <= ${today} - ${keeping.keyUses.days}::int`);
  await db.delete(siteVisitors).where(lt(siteVisitors.ends, now));
}
