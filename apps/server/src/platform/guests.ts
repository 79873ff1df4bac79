import { keeping } from "@tintery/contract";
import { and, eq, exists, lt, not, sql } from "drizzle-orm";
import { forgetOldUses } from "./api-key-store.ts";
import { forgetOldSiteUses } from "./site-key-store.ts";
import type { Database, Transaction } from "./database/database.ts";
import { sessions, users, verifications } from "./database/schema/accounts.ts";
import { attempts } from "./database/schema/attempts.ts";
import { creations } from "./database/schema/images.ts";
import { forgetInvitations } from "./invitation-store.ts";
import { moveOwnedThings, ownsNothing } from "./owned-things.ts";

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
  await moveOwnedThings(tx, guestId, userId);
  await tx.delete(users).where(eq(users.id, guestId));
}

/** Removes guests who own nothing and were not seen for so many days; tells how many. */
export async function forgetGuests(db: Database, days: number): Promise<number> {
  const cutoff = sql`now() - make_interval(days => ${days})`;
  const seenLately = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), not(lt(sessions.updatedAt, cutoff))));
  const gone = await db
    .delete(users)
    .where(
      and(
        eq(users.isAnonymous, true),
        lt(users.createdAt, cutoff),
        not(exists(seenLately)),
        ...ownsNothing(db).map((condition) => condition.getSQL()),
      ),
    )
    .returning({ id: users.id });
  return gone.length;
}

/** Removes sessions, mailed secrets, invitations, counted attempts and keys of forms whose time is over. */
export async function forgetExpired(db: Database): Promise<void> {
  const now = sql`now()`;
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db
    .delete(attempts)
    .where(lt(attempts.last, sql`now() - make_interval(days => ${keeping.attempts.days})`));
  const keysUntil = sql`now() - make_interval(hours => ${keeping.forms.hours})`;
  await db.delete(creations).where(lt(creations.created, keysUntil));
  await forgetInvitations(db);
  await forgetOldUses(db);
  await forgetOldSiteUses(db);
}
