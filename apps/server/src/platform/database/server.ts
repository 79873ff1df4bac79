import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { ConfigError } from "../config.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { DatabaseAway } from "./database-away.ts";
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

/** Makes ready to use a PostgreSQL server. It is first asked by `begin`, where one process after the other migrates it. */
export function openServer(options: ServerOptions): OpenDatabase {
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
  // an older version's tables may be there already: nobody asks before they are as this version needs them
  let begun = false;
  const guardedPool = guarded(pool, ["query", "connect"], () => {
    if (!begun) throw new DatabaseAway("The database has not been reached yet.");
  });
  const db: Database = drizzle(guardedPool, { schema, casing: "snake_case" });
  return {
    kind: "postgres",
    description: `PostgreSQL at ${withoutSecrets(options.url)}`,
    db: withGuardedTransactions(withReturnedConnections(db, guardedPool)),
    boss: { connectionString: options.url, max: 4, backend: "postgres" },
    async begin(migrations = migrationsFolder) {
      const reached =
        migrations === null ? pool.query("select 1") : migrateLocked(pool, options.url, migrations);
      await reached.catch(asRefusal(options.url));
      begun = true;
    },
    close: () => pool.end(),
  };
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

async function migrateLocked(pool: pg.Pool, url: string, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const db = drizzle(client, { schema, casing: "snake_case" });
    await bringUpToDate(db, {
      migrate: () => migrate(db, { migrationsFolder: folder }),
      place: `at ${withoutSecrets(url)}`,
    });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  } catch (error) {
    // closes the connection, and with it the lock
    client.release(true);
    throw error;
  }
}

/** Turns what a server has against the URL itself, such as its password or a name it does not know, into a sentence. */
function asRefusal(url: string): (error: unknown) => never {
  return (error) => {
    const refused = error instanceof pg.DatabaseError && /^(?:28...|3D000)$/.test(error.code ?? "");
    throw refused
      ? new ConfigError([`DATABASE_URL: the server of ${withoutSecrets(url)} refuses: ${error.message}.`])
      : error;
  };
}

/** Host, port and name of a database URL, for people to read. */
function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return "DATABASE_URL";
  const { host, pathname } = new URL(url);
  return `${host || "localhost"}${pathname}`;
}
