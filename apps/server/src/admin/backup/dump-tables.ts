import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { appliedMigrations } from "../../platform/database/versions.ts";
import { namedKeys } from "../../platform/files/named-keys.ts";
import type { AdminDatabase } from "../admin-command.ts";
import { AdminProblem } from "../exit-codes.ts";
import type { DumpedTable } from "./archive-format.ts";
import { ownTables } from "./own-tables.ts";

/** Rows that are in memory at once: a picture with all its edits has some 100 kB. */
const rowsAtOnce = 100;

/** The rows of all tables at one moment, in files of a folder. */
export interface Dump {
  migrations: number[];
  tables: (DumpedTable & { path: string })[];
  /** A file with the keys of all files that the rows name, one a line. */
  keys: string;
}

/**
 * Writes the rows of all tables into a folder, as they were at one moment. A server’s database goes on meanwhile; an embedded one, which
 * has one session, has everybody else wait until it is done.
 */
export function dumpTables({ kind, db }: AdminDatabase, folder: string, signal: AbortSignal): Promise<Dump> {
  const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
  return db.transaction(
    async (tx) => {
      const migrations = await appliedMigrations(tx);
      if (migrations.length === 0)
        throw new AdminProblem("refused", "The database has no tables yet, so there’s nothing to back up.");
      const tables: Dump["tables"] = [];
      for (const name of await tablesInOrder(tx)) {
        const path = join(folder, `${name}.jsonl.gz`);
        tables.push({ name, path, ...(await dumpRows(tx, rowsOf(name), path, signal)) });
      }
      const keys = join(folder, "keys");
      await pipeline(
        linesOf(tx, sql`select key as line from (${namedKeys}) named`, signal),
        createWriteStream(keys),
      );
      return { migrations, tables, keys };
    },
    kind === "postgres" ? snapshot : undefined,
  );
}

/** Every table of ours that is there, each after those that its rows name, and the tasks that are not done. */
async function tablesInOrder(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname in ${ownTables} order by 1`,
  );
  const { rows: references } = await tx.execute<{ from: string; to: string }>(sql`
    select a.relname as from, b.relname as to from pg_constraint c
    join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
    where c.contype = 'f' and a.relnamespace = 'public'::regnamespace and a.oid <> b.oid`);
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name) || !ownTables.includes(name)) return;
    for (const { from, to } of references) if (from === name) visit(to);
    ordered.push(name);
  };
  for (const { name } of rows) visit(name);
  const { rows: queue } = await tx.execute<{ there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as there`,
  );
  return [...ordered.map((name) => `public.${name}`), ...(queue[0]?.there ? ["pgboss.job"] : [])];
}

function rowsOf(table: string): SQL {
  const [schema = "", name = ""] = table.split(".");
  const unfinished = table === "pgboss.job" ? sql` where t.state in ('created', 'retry', 'active')` : sql``;
  return sql`select row_to_json(t)::text as line from ${sql.identifier(schema)}.${sql.identifier(name)} t${unfinished}`;
}

async function dumpRows(
  tx: Transaction,
  query: SQL,
  path: string,
  signal: AbortSignal,
): Promise<Omit<DumpedTable, "name">> {
  const hash = createHash("sha256");
  let [rows, size] = [0, 0];
  const counted = new Transform({
    writableObjectMode: true,
    transform(line: string, _, done) {
      rows += 1;
      done(null, line);
    },
  });
  const measured = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(
    linesOf(tx, query, signal),
    counted,
    createGzip({ level: 3 }),
    measured,
    createWriteStream(path),
  );
  return { rows, size, sha256: hash.digest("hex") };
}

/** The column `line` of a query’s rows, each with a line break, read as they are taken. */
function linesOf(tx: Transaction, query: SQL, signal: AbortSignal): Readable {
  async function* read() {
    await tx.execute(sql`declare dumped no scroll cursor for ${query}`);
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${rowsAtOnce} from dumped`));
      for (const { line } of rows) yield `${line}\n`;
      if (rows.length < rowsAtOnce) break;
    }
    await tx.execute(sql`close dumped`);
  }
  return Readable.from(read());
}
