import { and, eq } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { users } from "./database/schema/accounts.ts";
import type { ConfirmedLink } from "./sessions.ts";

/** Removes an account whose address was never confirmed: nobody has been in it, so it owns nothing. */
export async function forgetUnconfirmed(db: Database, email: string): Promise<void> {
  const unconfirmed = and(eq(users.emailVerified, false), eq(users.isAnonymous, false));
  await db.delete(users).where(and(eq(users.email, email), unconfirmed));
}

/** Gives an account the address that a link has confirmed; false when another account has it meanwhile. */
export async function confirmEmail(db: Database, { email, newEmail }: ConfirmedLink): Promise<boolean> {
  const taken = email !== newEmail && (await db.$count(users, eq(users.email, newEmail))) > 0;
  if (taken) return false;
  await db.update(users).set({ email: newEmail, emailVerified: true }).where(eq(users.email, email));
  return true;
}

/** What an account says of its holder; undefined for guests and where there is none. */
export async function findAccount(
  db: Database,
  userId: string,
): Promise<{ email: string; language: string | null; created: Date } | undefined> {
  const { email, language, createdAt: created } = users;
  const [account] = await db
    .select({ email, language, created })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isAnonymous, false)));
  return account;
}
