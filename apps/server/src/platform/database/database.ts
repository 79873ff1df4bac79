import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";
import type { schema } from "./schema.ts";

/** The answer to raw SQL, as far as both drivers agree on it. */
interface Answer<Row> {
  rows: Row[];
}

interface AnswerOfRow extends PgQueryResultHKT {
  type: Answer<this["row"]>;
}

/** The one SQL dialect of Tintery, typed by its schema. */
export type Database = PgDatabase<AnswerOfRow, typeof schema>;

/** What `db.transaction` hands to its body. Functions that must run inside one take this. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** For functions that run either way: the database, or a transaction on it. */
export type Queryable = Database | Transaction;

/** An opened database; `begin` makes it ready. */
export interface OpenDatabase {
  kind: "pglite" | "postgres";
  /** One line for the start banner, without secrets. */
  description: string;
  /** Refuses queries from inside a transaction; there only `tx` may be used. */
  db: Database;
  /** How the queue reaches the same database. */
  boss: ConstructorOptions;
  /**
   * Reaches it and applies migrations under a lock; before that, every query rejects with DatabaseAway. Rejects with NewerData
   * where a later version has applied its own.
   * @param migrations their folder; null leaves the tables as they are
   */
  begin(migrations?: string | null): Promise<void>;
  close(): Promise<void>;
}
