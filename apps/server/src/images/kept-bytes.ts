import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { Problem } from "../http/problem.ts";
import type { Config } from "../platform/config.ts";
import type { Queryable } from "../platform/database/database.ts";
import { sessions, users } from "../platform/database/schema/accounts.ts";
import { drawings, images } from "../platform/database/schema/images.ts";
import { findOwnLimits } from "../platform/own-limits.ts";
import { planOf } from "../platform/ledger/plan-of.ts";
import type { Visitor } from "../platform/sessions.ts";
import { isPublic } from "../platform/webhooks/public-address.ts";

/** The variables with what may be kept, in megabytes. */
export type KeptQuota = "KEPT_MB_PER_GUEST" | "KEPT_MB_PER_ACCOUNT" | "KEPT_MB_PER_NETWORK";
const megabyte = 1_000_000;
/** Megabytes that an account without a plan may keep where pictures cost credits, unless the variable says another number for all accounts. */
const freeAccountMegabytes = 10_000;

/** A guest with less than this share of what a guest may have is hardly why a network is full: for them, it may have so many times more. */
const small = { share: 1 / 20, timesNetwork: 10 };

/** Megabytes that the configuration lets an account keep, whatever an administrator has set for it; Infinity for no limit. */
export function usualMegabytes(config: Pick<Config, "KEPT_MB_PER_ACCOUNT" | "BILLING">) {
  return async (db: Queryable, userId: string): Promise<number> => {
    if (config.KEPT_MB_PER_ACCOUNT !== undefined) return config.KEPT_MB_PER_ACCOUNT;
    const isFree = config.BILLING === "on" && (await planOf(db, userId)) === "free";
    return isFree ? freeAccountMegabytes : Number.POSITIVE_INFINITY;
  };
}

/** Bytes that the pictures of a user take now. */
export function keptBytesOf(db: Queryable, userId: string): Promise<number> {
  return keptBytes(db, sql`= ${userId}`);
}

/**
 * Bytes that a visitor's pictures may take, photos and all that was made of them, and those of all guests of one network together: who
 * drops the cookie is another guest each time. A network is the address that a session began at, of IPv6 its first 64 bits. One that is
 * not of the public internet has no limit: it is a home, or a proxy that does not say for whom it asks.
 * @throws Problem `storage_used_up`, `network_storage_used_up`
 */
export function keptRoom(config: Pick<Config, KeptQuota | "BILLING">) {
  const usual = usualMegabytes(config);
  const accountMegabytes = async (db: Queryable, userId: string): Promise<number> =>
    (await findOwnLimits(db, userId)).keptMegabytes ?? usual(db, userId);
  return async (db: Queryable, { userId, anonymous }: Visitor, bytes = 0): Promise<void> => {
    const own = megabyte * (anonymous ? config.KEPT_MB_PER_GUEST : await accountMegabytes(db, userId));
    const kept = (await keptBytesOf(db, userId)) + bytes;
    if (kept > own) throw new Problem("storage_used_up", { quotaBytes: own });
    const addresses = anonymous ? await publicAddressesOf(db, userId) : [];
    if (addresses.length === 0) return;
    const times = kept <= own * small.share ? small.timesNetwork : 1;
    const ofNetwork = megabyte * config.KEPT_MB_PER_NETWORK * times;
    if ((await keptBytes(db, sql`in ${guestsAt(addresses)}`)) + bytes > ofNetwork)
      throw new Problem("network_storage_used_up", { quotaBytes: ofNetwork });
  };
}

/** Where the sessions of a guest began, as far as it is a place on the internet. Guests of other sites have none: their site key limits them. */
async function publicAddressesOf(db: Queryable, userId: string): Promise<string[]> {
  const { ipAddress } = sessions;
  const rows = await db.selectDistinct({ ipAddress }).from(sessions).where(eq(sessions.userId, userId));
  return rows.flatMap(({ ipAddress: address }) => (address && isPublic(address) ? [address] : []));
}

/** Guests whose sessions began at one of these addresses. */
function guestsAt(addresses: readonly string[]): SQL {
  return sql`(select ${sessions.userId} from ${sessions}
    join ${users} on ${users.id} = ${sessions.userId} and ${users.isAnonymous}
    where ${inArray(sessions.ipAddress, addresses)})`;
}

/** @param owners ends the condition on the owner */
async function keptBytes(db: Queryable, owners: SQL): Promise<number> {
  const made = sql`(select sum(${drawings.bytes}) from ${drawings} where ${drawings.imageId} = ${images.id})`;
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${images.sourceSize} + coalesce(${made}, 0)), 0)::float8` })
    .from(images)
    .where(sql`${images.deleted} is null and ${images.ownerId} ${owners}`);
  return row?.bytes ?? 0;
}
