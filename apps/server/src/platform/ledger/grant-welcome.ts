import { tenthsPerCredit, welcomeCredits } from "@tintery/contract";
import type { Transaction } from "../database/database.ts";
import { ledger } from "../database/schema/ledger.ts";

export const welcomeTenths = welcomeCredits * tenthsPerCredit;
export const welcomeKey = (userId: string): string => `welcome:${userId}`;

/** Writes the welcome down, once. Also before somebody is given something else, so that their history adds up to what they have. */
export async function grantWelcome(tx: Transaction, userId: string): Promise<void> {
  await tx
    .insert(ledger)
    .values({ key: welcomeKey(userId), userId, kind: "grant", tenths: welcomeTenths })
    .onConflictDoNothing();
}
