import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database, OpenDatabase } from "./database.ts";
import { withGuardedTransactions } from "./guarded-transactions.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { schema } from "./schema.ts";
import { guarded } from "./transaction-guard.ts";

/** Any number that is the same in all processes of Tintery and that nobody else uses. */
const migrationLock = 731_100;
const connections = 10;

/** How to reach a PostgreSQL server; `report` hears of connections that broke. */
export interface ServerOptions {
  url: string;
  report: (error: unknown) => void;
}

/** Connects to a PostgreSQL server and migrates it, one process at a time. Throws when it cannot be reached. */
export async function openServer(options: ServerOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: "tintery",
    max: connections,
    // rather an answer that says no than none at all
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // an idle connection reports through the pool, a checked-out one itself; without a listener either ends the process
  pool.on("error", options.report);
  pool.on("connect", (client) => client.on("error", options.report));
  try {
    const db: Database = drizzle(guarded(pool, ["query"]), { schema, casing: "snake_case" });
    await migrateLocked(pool);
    return {
      kind: "postgres",
      description: `PostgreSQL at ${withoutSecrets(options.url)}`,
      db: withGuardedTransactions(withReturnedConnections(db, pool)),
      boss: { connectionString: options.url, max: 4, backend: "postgres" },
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * The query builder takes a connection and loses it for good when `begin` fails on it, as after a restart of the
 * server; ten of those and nothing answers any more. Here every connection finds its way back, or is closed.
 */
function withReturnedConnections(db: Database, pool: pg.Pool): Database {
  db.transaction = async (body, config) => {
    const client = await pool.connect();
    let usable = true;
    try {
      return await drizzle(client, { schema, casing: "snake_case" }).transaction(body, config);
    } catch (error) {
      // does nothing when the transaction is over already, and fails on a connection that is broken
      await client.query("rollback").catch(() => {
        usable = false;
      });
      throw error;
    } finally {
      client.release(!usable);
    }
  };
  return db;
}

async function migrateLocked(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client, { schema, casing: "snake_case" }), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  } catch (error) {
    // closes the connection, and with it the lock
    client.release(true);
    throw error;
  }
}

/** Host, port and name of a database URL, for people to read. */
function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return "DATABASE_URL";
  const { host, pathname } = new URL(url);
  return `${host || "localhost"}${pathname}`;
}
