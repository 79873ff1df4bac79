import type { Language } from "@tintery/contract";
import { and, eq } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "./database/database.ts";
import { users, verifications } from "./database/schema/accounts.ts";

/** A mailed link: the account's address, and the one it is to have. */
export interface ConfirmedLink {
  email: string;
  newEmail: string;
}

/** Removes an account whose address was never confirmed: nobody has been in it, so it owns nothing. */
export async function forgetUnconfirmed(db: Queryable, email: string): Promise<void> {
  const unconfirmed = and(eq(users.emailVerified, false), eq(users.isAnonymous, false));
  await db.delete(users).where(and(eq(users.email, email), unconfirmed));
}

/**
 * Gives an account the address that a link has confirmed; false when the account is gone, or another one has the address meanwhile. A
 * sign-up with that address which nobody confirmed gives way.
 */
export async function confirmEmail(tx: Transaction, { email, newEmail }: ConfirmedLink): Promise<boolean> {
  if (email !== newEmail) {
    await forgetUnconfirmed(tx, newEmail);
    if ((await tx.$count(users, eq(users.email, newEmail))) > 0) return false;
  }
  const changed = await tx
    .update(users)
    .set({ email: newEmail, emailVerified: true })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  // whoever reads the old mailbox must not find a way in there
  if (email !== newEmail) for (const { id } of changed) await forgetMailedSecrets(tx, id);
  return changed.length > 0;
}

/** Keeps the language that an account's holder reads by now: letters come in it. */
export async function keepLanguage(db: Queryable, email: string, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.email, email));
}

/** Makes every link to a new password worthless that an account was sent: it has a new password, or another mailbox. */
export async function forgetMailedSecrets(db: Queryable, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
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
