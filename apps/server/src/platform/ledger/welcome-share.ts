import { and, eq, sql } from "drizzle-orm";
import { welcomesPerDay } from "../../admission/shares.ts";
import type { Transaction } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { attempts } from "../database/schema/attempts.ts";
import { ledger } from "../database/schema/ledger.ts";
import { hashOfSecret } from "../hash-of-secret.ts";
import { isPublic } from "../webhooks/public-address.ts";
import { welcomeKey } from "./grant-welcome.ts";

/**
 * Whether somebody may be given the welcome, or has it: of the new guests of a network, so many a day, since each cookie that is thrown
 * away makes a new one. It is counted in the transaction that gives it. Addresses that are not of the public internet are not counted:
 * they are devices at home, or a proxy that does not say for whom it asks.
 */
export async function isWelcome(
  tx: Transaction,
  userId: string,
  networks: readonly string[],
): Promise<boolean> {
  const [narrow = ""] = networks;
  if (!isPublicNetwork(narrow) || !(await isNewGuest(tx, userId))) return true;
  // a wider network has twice as many for each step
  for (const [k, network] of networks.entries())
    if ((await countToday(tx, network)) > welcomesPerDay * 2 ** k) return false;
  return true;
}

/** The narrowest network of an address is itself, or its first 64 bits. */
const isPublicNetwork = (network: string) => isPublic(network.includes(":") ? `${network}::` : network);

async function isNewGuest(tx: Transaction, userId: string): Promise<boolean> {
  const welcomed = tx
    .select({ one: sql`1` })
    .from(ledger)
    .where(eq(ledger.key, welcomeKey(userId)));
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isAnonymous, true), sql`not exists ${welcomed}`));
  return found.length > 0;
}

/** Counts one more today; the table forgets it a day later. */
async function countToday(tx: Transaction, network: string): Promise<number> {
  const day = sql`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;
  const [row] = await tx
    .insert(attempts)
    .values({ key: sql`${`welcome:${hashOfSecret(network)}:`} || ${day}`, count: 1, last: sql`now()` })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { count: sql`${attempts.count} + 1`, last: sql`now()` },
    })
    .returning({ count: attempts.count });
  return row?.count ?? 1;
}
