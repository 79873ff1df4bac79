import { idempotencyKeyHours } from "@tintery/contract";
import { and, eq, exists, lt, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "./database/database.ts";
import { sessions, users, verifications } from "./database/schema/accounts.ts";
import { feedback } from "./database/schema/feedback.ts";
import { creations, images } from "./database/schema/images.ts";

/**
 * Moves everything a guest owns to an account and removes the guest. The guest's row is locked meanwhile, so an
 * upload that is just being stored either moves along or is refused; it cannot stay behind.
 */
export async function giveEverythingTo(db: Database, guestId: string, accountId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (guestId !== accountId && (await lockGuest(tx, guestId))) await moveEverything(tx, guestId, accountId);
  });
}

/** Locks a guest until the end of the transaction; false when there is no such guest. */
export async function lockGuest(tx: Transaction, id: string): Promise<boolean> {
  const [user] = await tx
    .select({ isAnonymous: users.isAnonymous })
    .from(users)
    .where(eq(users.id, id))
    .for("update");
  return user?.isAnonymous ?? false;
}

/** Moves everything that a guest owns, whom the caller has locked, to another user and removes the guest. */
export async function moveEverything(tx: Transaction, guestId: string, userId: string): Promise<void> {
  await tx.update(images).set({ ownerId: userId }).where(eq(images.ownerId, guestId));
  // of two opinions on one sample the user's own stays; the guest's loses its author with the guest
  const own = alias(feedback, "own");
  const saidBefore = tx
    .select({ one: sql`1` })
    .from(own)
    .where(and(eq(own.userId, userId), eq(own.imageId, feedback.imageId), eq(own.type, feedback.type)));
  await tx
    .update(feedback)
    .set({ userId })
    .where(and(eq(feedback.userId, guestId), not(exists(saidBefore))));
  await tx.delete(users).where(eq(users.id, guestId));
}

/** Removes guests who own nothing and were not seen for so many days; tells how many. */
export async function forgetGuests(db: Database, days: number): Promise<number> {
  const cutoff = sql`now() - make_interval(days => ${days})`;
  const seenLately = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), not(lt(sessions.updatedAt, cutoff))));
  const ownsSomething = db.select({ one: sql`1` }).from(images).where(eq(images.ownerId, users.id));
  const gone = await db
    .delete(users)
    .where(
      and(
        eq(users.isAnonymous, true),
        lt(users.createdAt, cutoff),
        not(exists(seenLately)),
        not(exists(ownsSomething)),
      ),
    )
    .returning({ id: users.id });
  return gone.length;
}

/** Removes sessions, mailed secrets and keys of forms whose time is over. */
export async function forgetExpired(db: Database): Promise<void> {
  const now = sql`now()`;
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  const keysUntil = sql`now() - make_interval(hours => ${idempotencyKeyHours})`;
  await db.delete(creations).where(lt(creations.created, keysUntil));
}
