import { and, eq, sql } from "drizzle-orm";
import { countToday } from "../../admission/day-counts.ts";
import { welcomesPerDay } from "../../admission/shares.ts";
import type { Transaction } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { ledger } from "../database/schema/ledger.ts";
import { welcomeKey } from "./grant-welcome.ts";

/** Whether somebody may be given the welcome, or has it: each cookie that is thrown away makes a new guest of the same network. */
export async function isWelcome(
  tx: Transaction,
  userId: string,
  networks: readonly string[],
): Promise<boolean> {
  if (!(await isNewGuest(tx, userId))) return true;
  return countToday(tx, "welcome", { networks, max: welcomesPerDay });
}

async function isNewGuest(tx: Transaction, userId: string): Promise<boolean> {
  const welcomed = tx
    .select({ one: sql`1` })
    .from(ledger)
    .where(eq(ledger.key, welcomeKey(userId)));
  const isGuest = and(eq(users.id, userId), eq(users.isAnonymous, true), sql`not exists ${welcomed}`);
  return (await tx.$count(users, isGuest)) > 0;
}
