import { type ConnectedSite, siteKeyLimits, siteVisitorDays } from "@tintery/contract";
import { and, desc, eq, gt, gte, max, min, type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "./database/database.ts";
import { lockUser } from "./database/lock-user.ts";
import { users } from "./database/schema/accounts.ts";
import { siteKeys, siteVisitors } from "./database/schema/site-keys.ts";
import { lockGuest, moveEverything } from "./guests.ts";
import { hashOfSecret } from "./hash-of-secret.ts";
import { newId } from "./new-id.ts";

/** A key at one of its origins: pictures that were made there are kept apart from all others. */
export interface SitePlace {
  keyId: string;
  origin: string;
}

/** Whom a token of a page of another origin stands for. */
export interface SiteVisitor extends SitePlace {
  id: string;
  userId: string;
  /** Of the account that it acts for; null for guests. */
  email: string | null;
}

/** The place of a picture as its row holds it. */
export function siteName({ keyId, origin }: SitePlace): string {
  return `${keyId} ${origin}`;
}

const inDays = (days: number) => sql`now() + make_interval(days => ${days})`;
/** A visit is noted once a day, so a day more keeps the promise that is counted from the visit. */
const guestEnds = inDays(siteVisitorDays.guest + 1);
const isGood = gt(siteVisitors.ends, sql`now()`);
const isOf = (userId: string) => and(eq(siteVisitors.userId, userId), eq(siteVisitors.account, true));
const hasToken = ({ keyId, origin }: SitePlace, token: string) =>
  and(
    eq(siteVisitors.hash, hashOfSecret(token)),
    eq(siteVisitors.keyId, keyId),
    eq(siteVisitors.origin, origin),
  );
const found = {
  id: siteVisitors.id,
  userId: siteVisitors.userId,
  email: sql<string | null>`case when ${siteVisitors.account} then ${users.email} end`,
  keyId: siteVisitors.keyId,
  origin: siteVisitors.origin,
};

/** The visitor with a token, if it was given at this place; undefined for one that has ended or never was. */
export async function findSiteVisitor(
  db: Database,
  place: SitePlace,
  token: string,
): Promise<SiteVisitor | undefined> {
  const [visitor] = await db
    .select({ ...found, isOld: sql<boolean>`${siteVisitors.ends} < ${inDays(siteVisitorDays.guest)}` })
    .from(siteVisitors)
    .innerJoin(users, eq(users.id, siteVisitors.userId))
    .where(and(hasToken(place, token), isGood));
  if (!visitor) return undefined;
  const { isOld, ...rest } = visitor;
  // once a day: visitors who come back keep what they made
  if (isOld && rest.email === null)
    await db.update(siteVisitors).set({ ends: guestEnds }).where(eq(siteVisitors.id, rest.id));
  return rest;
}

/** The visitor of an address that lets in; undefined when their token, or its key, has ended. */
export async function findVisitorOfPass(db: Database, id: string): Promise<SiteVisitor | undefined> {
  const [visitor] = await db
    .select(found)
    .from(siteVisitors)
    .innerJoin(users, eq(users.id, siteVisitors.userId))
    .where(and(eq(siteVisitors.id, id), isGood));
  return visitor;
}

/**
 * Makes a guest of a place, with the token that only its page gets. A key is public, so whoever has copied it could otherwise
 * begin as many as they like.
 * @returns null where the key has as many new ones as it may have in a day, or is revoked
 */
export function beginSiteGuest(db: Database, place: SitePlace): Promise<string | null> {
  const userId = newId();
  const { keyId } = siteVisitors;
  const midnight = sql`date_trunc('day', now() at time zone 'utc') at time zone 'utc'`;
  return db.transaction(async (tx) => {
    // one after the other, so that of many at once no more are let through
    const [key] = await tx
      .select({ pictures: siteKeys.picturesPerDay })
      .from(siteKeys)
      .where(eq(siteKeys.id, place.keyId))
      .for("no key update");
    const begun = and(eq(keyId, place.keyId), gte(siteVisitors.created, midnight));
    const maxVisitors = (key?.pictures ?? 0) * siteKeyLimits.visitorsPerPicture;
    if ((await tx.$count(siteVisitors, begun)) >= maxVisitors) return null;
    await tx
      .insert(users)
      .values({ id: userId, name: "Anonymous", email: `${userId}@guest.invalid`, isAnonymous: true });
    return keepVisitor(tx, { ...place, userId, account: false });
  });
}

/** Keeps a visitor of a place, and answers their token, of which only the hash is kept. */
async function keepVisitor(
  tx: Queryable,
  { keyId, origin, userId, account }: SitePlace & { userId: string; account: boolean },
): Promise<string> {
  const token = newId();
  const id = newId();
  const ends = account ? inDays(siteVisitorDays.account) : guestEnds;
  await tx
    .insert(siteVisitors)
    .values({ keyId, origin, id, userId, account, hash: hashOfSecret(token), ends });
  return token;
}

/** Gives the connection of an account a new token and its days anew; null where there is none of these. */
async function renewToken(tx: Queryable, which: SQL | undefined): Promise<string | null> {
  const token = newId();
  const renewed = await tx
    .update(siteVisitors)
    .set({ hash: hashOfSecret(token), ends: inDays(siteVisitorDays.account) })
    .where(which)
    .returning({ id: siteVisitors.id });
  return renewed.length > 0 ? token : null;
}

/**
 * Lets the page of a place act for an account. What its guest has made there becomes the account's; it is still only
 * what was made there that the page may see.
 * @param knownToken of the visitor whom the page knows already: a guest, or the account, whose token is renewed
 */
export function connectSite(
  db: Database,
  place: SitePlace,
  { userId, knownToken }: { userId: string; knownToken: string | undefined },
): Promise<string> {
  return db.transaction(async (tx) => {
    // first, as whoever stores a picture of the account does: each would else wait for what the other has
    await lockUser(tx, userId);
    if (knownToken !== undefined) {
      const isKnown = hasToken(place, knownToken);
      const renewed = await renewToken(tx, and(isKnown, isOf(userId)));
      if (renewed !== null) return renewed;
      const [guest] = await tx
        .select({ userId: siteVisitors.userId })
        .from(siteVisitors)
        .where(and(isKnown, eq(siteVisitors.account, false)));
      if (guest && (await lockGuest(tx, guest.userId))) await moveEverything(tx, guest.userId, userId);
    }
    return keepVisitor(tx, { ...place, userId, account: true });
  });
}

/** The sites that act for an account, the newest first; each once, in however many browsers it was let. */
export async function listConnectedSites(db: Database, userId: string): Promise<ConnectedSite[]> {
  const created = min(siteVisitors.created);
  const rows = await db
    .select({
      id: sql<string>`max(${siteVisitors.id})`,
      name: siteKeys.name,
      origin: siteVisitors.origin,
      created,
      ends: max(siteVisitors.ends),
    })
    .from(siteVisitors)
    .innerJoin(siteKeys, eq(siteKeys.id, siteVisitors.keyId))
    .where(and(isOf(userId), isGood))
    .groupBy(siteKeys.id, siteVisitors.origin)
    .orderBy(desc(created), siteVisitors.origin);
  return rows.map(({ created, ends, ...site }) => ({
    ...site,
    created: created!.toISOString(),
    ends: ends!.toISOString(),
  }));
}

/** Ends what a site may do for an account, in all browsers; false where there is none of this id. */
export async function disconnectSite(db: Database, userId: string, id: string): Promise<boolean> {
  const { keyId, origin } = siteVisitors;
  const isSame = sql`(${keyId}, ${origin}) = (select one.key_id, one.origin from ${siteVisitors} one
    where one.id = ${id} and one.user_id = ${userId} and one.account)`;
  const gone = await db
    .delete(siteVisitors)
    .where(and(isOf(userId), isSame))
    .returning({ id: siteVisitors.id });
  return gone.length > 0;
}

/** Ends what all sites may do for an account. */
export async function disconnectAllSites(db: Queryable, userId: string): Promise<void> {
  await db.delete(siteVisitors).where(isOf(userId));
}
