import type { Database } from "./database.ts";
import { asTransaction, refuseInsideTransaction } from "./transaction-guard.ts";

/** Marks the body of every `db.transaction` for the guard, and refuses to open one inside another (use `tx.transaction`). */
export function withGuardedTransactions(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = (body, config) => {
    refuseInsideTransaction();
    return transaction((tx) => asTransaction(() => body(tx)), config);
  };
  return db;
}
