import type { AuditAction } from "@tintery/contract";
import { desc, lt } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database.ts";
import { auditLog } from "../database/schema/audit-log.ts";

/** Who does something: an admin, or whoever has the command line of the server. */
export interface Doer {
  adminId: string | null;
  /** An address, or where it was done. */
  by: string;
}

/** One thing that was done, to an account or a picture, and why. */
export interface Deed {
  action: AuditAction;
  about: string;
  reason: string;
}

/** Writes down what an admin does, in the transaction that does it. */
export async function logDeed(tx: Transaction, doer: Doer, deed: Deed): Promise<void> {
  await tx.insert(auditLog).values({ ...doer, ...deed });
}

/** What was done, the newest first; from before a row, if one is named. */
export function listDeeds(
  db: Queryable,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<(typeof auditLog.$inferSelect)[]> {
  return db
    .select()
    .from(auditLog)
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
