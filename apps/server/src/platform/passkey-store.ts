import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "./database/database.ts";
import { passkeys } from "./database/schema/accounts.ts";

/** A passkey as its owner sees it. */
export interface PasskeyFacts {
  id: string;
  name: string;
  created: string;
  /** Kept by the owner's password manager on all their devices, not on one alone. */
  synced: boolean;
}

/** The passkeys of an account, the newest first. */
export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyFacts[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt));
  return rows.map(({ id, name, createdAt, backedUp }) => ({
    id,
    name: name ?? "",
    created: createdAt.toISOString(),
    synced: backedUp,
  }));
}

/** Removes a passkey of an account; false when it has none of this id. */
export async function removePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}
