import { sql } from "drizzle-orm";
import type { Transaction } from "../platform/database/database.ts";
import { attempts } from "../platform/database/schema/attempts.ts";
import { hashOfSecret } from "../platform/hash-of-secret.ts";
import { isPublic } from "../platform/webhooks/public-address.ts";

/**
 * Counts one more of something that the networks of an address have today (UTC), in the transaction that gives it. Addresses that are
 * not of the public internet are not counted: they are devices at home, or a proxy that does not say for whom it asks.
 * @param what is counted, for instance the pictures of one key
 * @param max a network may have; twice as many for each wider network around it
 * @returns whether it is still within that; the caller rolls back where it is not
 */
export async function countToday(
  tx: Transaction,
  what: string,
  { networks, max }: { networks: readonly string[]; max: number },
): Promise<boolean> {
  if (!isPublicNetwork(networks[0] ?? "")) return true;
  for (const [k, network] of networks.entries())
    if ((await countOne(tx, `${what}:${hashOfSecret(network)}`)) > max * 2 ** k) return false;
  return true;
}

/** The narrowest network of an address is itself, or its first 64 bits. */
const isPublicNetwork = (network: string) => isPublic(network.includes(":") ? `${network}::` : network);

/** The table forgets what it counts a day later. */
async function countOne(tx: Transaction, name: string): Promise<number> {
  const key = sql`${`${name}:`} || to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;
  const [row] = await tx
    .insert(attempts)
    .values({ key, count: 1, last: sql`now()` })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { count: sql`${attempts.count} + 1`, last: sql`now()` },
    })
    .returning({ count: attempts.count });
  return row?.count ?? 1;
}
