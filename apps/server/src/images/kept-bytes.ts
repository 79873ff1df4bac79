import { type SQL, sql } from "drizzle-orm";
import { Problem } from "../http/problem.ts";
import type { Config } from "../platform/config.ts";
import type { Queryable } from "../platform/database/database.ts";
import { sessions, users } from "../platform/database/schema/accounts.ts";
import { drawings, images } from "../platform/database/schema/images.ts";
import type { Visitor } from "../platform/sessions.ts";

/** The variables with what may be kept, in megabytes. */
export type KeptQuota = "KEPT_MB_PER_GUEST" | "KEPT_MB_PER_ACCOUNT" | "KEPT_MB_PER_NETWORK";
const megabyte = 1_000_000;

/**
 * Bytes that a visitor's pictures may take, photos and all that was made of them, and those of all guests of one network together: who
 * drops the cookie is another guest each time. A network is the address that a session began at, of IPv6 its first 64 bits.
 * @throws Problem `storage_used_up`, `network_storage_used_up`
 */
export function keptRoom(config: Pick<Config, KeptQuota>) {
  return async (db: Queryable, { userId, anonymous }: Visitor, bytes = 0): Promise<void> => {
    const own = megabyte * (anonymous ? config.KEPT_MB_PER_GUEST : config.KEPT_MB_PER_ACCOUNT);
    if ((await keptBytes(db, sql`= ${userId}`)) + bytes > own)
      throw new Problem("storage_used_up", { quotaBytes: own });
    if (!anonymous) return;
    const ofNetwork = megabyte * config.KEPT_MB_PER_NETWORK;
    if ((await keptBytes(db, sql`in ${guestsBeside(userId)}`)) + bytes > ofNetwork)
      throw new Problem("network_storage_used_up", { quotaBytes: ofNetwork });
  };
}

/** Guests whose sessions began in the same network. Those of other sites have none: their site key limits them. */
function guestsBeside(userId: string): SQL {
  return sql`(select other.user_id from ${sessions} own
    join ${sessions} other on other.ip_address = own.ip_address
    join ${users} guest on guest.id = other.user_id and guest.is_anonymous
    where own.user_id = ${userId} and own.ip_address <> '')`;
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
