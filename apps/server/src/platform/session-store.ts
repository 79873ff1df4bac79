import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { sessions } from "./database/schema/accounts.ts";

/** A browser that is signed in, without the secret that lets it in. */
export type SessionRow = Pick<
  typeof sessions.$inferSelect,
  "id" | "ipAddress" | "userAgent" | "createdAt" | "updatedAt"
>;

/** The sessions of an account that have not run out, the one seen last first. */
export function listSessions(db: Database, userId: string): Promise<SessionRow[]> {
  const { id, ipAddress, userAgent, createdAt, updatedAt } = sessions;
  return db
    .select({ id, ipAddress, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt));
}

/** Ends one session of an account; false when it has none of this id. */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of an account but one. */
export async function endOtherSessions(db: Database, userId: string, keptId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
}
