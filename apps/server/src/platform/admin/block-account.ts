import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database, Queryable } from "../database/database.ts";
import { sessions, users } from "../database/schema/accounts.ts";
import { disconnectAllSites } from "../site-visitor-store.ts";
import { type Doer, logDeed } from "./audit-log.ts";

/**
 * Keeps an account out, or lets it in again: its sessions and those of its browsers on other sites end, and from then on no password,
 * key or site key of it opens anything. What it has made stays, shared or not. False where there is no such account.
 */
export function changeBlock(
  db: Database,
  doer: Doer,
  { userId, blocked, reason }: { userId: string; blocked: boolean; reason: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ blocked: blocked ? sql`coalesce(${users.blocked}, now())` : null })
      .where(and(eq(users.isAnonymous, false), eq(users.id, userId)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    if (blocked) {
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      await disconnectAllSites(tx, userId);
    }
    const action = blocked ? "block_account" : "unblock_account";
    await logDeed(tx, doer, { action, about: userId, reason });
    return true;
  });
}

/** Whether an administrator keeps somebody out. */
export async function isBlocked(db: Queryable, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.blocked)))) > 0;
}
