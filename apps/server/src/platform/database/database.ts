import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";
import { openEmbedded } from "./embedded.ts";
import type { schema } from "./schema.ts";
import { openServer } from "./server.ts";

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

/** An opened and migrated database. */
export interface OpenDatabase {
  kind: "pglite" | "postgres";
  /** One line for the start banner, without secrets. */
  description: string;
  /** Refuses queries from inside a transaction; there only `tx` may be used. */
  db: Database;
  /** How the queue reaches the same database. */
  boss: ConstructorOptions;
  close(): Promise<void>;
}

/** Where the database is: a server by `url`, else embedded in `folder` (a new one may begin as `template`). */
export interface DatabaseOptions {
  url?: string | undefined;
  folder: string;
  template?: Blob | undefined;
  /** Hears of failures in the background, such as a connection that broke. */
  report: (error: unknown) => void;
}

/** Opens the database the options name and applies all migrations under a lock. */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, folder, template, report } = options;
  if (url) return openServer({ url, report });
  return openEmbedded({ folder, report, ...(template ? { template } : {}) });
}
