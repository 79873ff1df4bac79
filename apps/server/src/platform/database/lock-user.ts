import { eq } from "drizzle-orm";
import type { Transaction } from "./database.ts";
import { users } from "./schema/accounts.ts";

/**
 * Locks a user until the end of the transaction, so that calls of theirs at once come one after the other and pass no limit together.
 * @returns false where there is no such user
 */
export async function lockUser(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
  return found.length > 0;
}
