import { StorageFull } from "../files/files.ts";
import type { Database } from "./database.ts";
import { asTransaction, refuseInsideTransaction } from "./transaction-guard.ts";

/**
 * Marks the body of every `db.transaction` for the guard, and refuses to open one inside another (use
 * `tx.transaction`). A transaction for which the database's disk has no room rejects with StorageFull, like a file would.
 */
export function withGuardedTransactions(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = async (body, config) => {
    refuseInsideTransaction();
    try {
      return await transaction((tx) => asTransaction(() => body(tx)), config);
    } catch (error) {
      throw isDiskFull(error) ? new StorageFull(error) : error;
    }
  };
  return db;
}

/** SQLSTATE `disk_full`, which the query builder wraps into an error of its own. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "53100") || isDiskFull(error.cause);
}
