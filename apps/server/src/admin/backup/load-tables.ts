import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { counted } from "../counted.ts";
import { AdminProblem } from "../exit-codes.ts";
import { splitLines } from "../split-lines.ts";
import { ownTables } from "./own-tables.ts";
import type { ReadTable } from "./read-archive.ts";

/** Rows of one statement, and about how many characters they have together. */
const rowsAtOnce = 500;
const charactersAtOnce = 4_000_000;

/** Puts rows into empty tables, in one transaction: all of them or none. */
export async function loadTables(db: Database, tables: readonly ReadTable[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of tables) {
      const loaded = await loadRows(tx, table);
      if (loaded !== table.rows)
        throw new AdminProblem(
          "damaged",
          `${table.name} has ${counted(loaded, "row")} instead of ${table.rows}.`,
        );
    }
    await moveSequences(tx);
  });
}

/** The tables of ours that have rows, of those that a restore fills. */
export async function tablesWithRows(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname in ${ownTables} order by 1`,
  );
  const filled: string[] = [];
  for (const { name } of rows) {
    const found = await db.execute(sql`select 1 from public.${sql.identifier(name)} limit 1`);
    if (found.rows.length > 0) filled.push(name);
  }
  return filled;
}

async function loadRows(tx: Transaction, { name, path }: ReadTable): Promise<number> {
  const [schema = "", table = ""] = name.split(".");
  const target = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
  let columns: SQL | undefined;
  let loaded = 0;
  for await (const lines of batches(path)) {
    columns ??= await columnsOf(tx, { schema, table, first: lines[0] ?? "{}" });
    await tx.execute(sql`
      insert into ${target} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${target}, ${`[${lines.join(",")}]`}::json)`);
    loaded += lines.length;
  }
  return loaded;
}

/** Columns that both the rows and the table have: the queue’s own tables may be of another version. */
async function columnsOf(
  tx: Transaction,
  { schema, table, first }: { schema: string; table: string; first: string },
): Promise<SQL> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER'`);
  const said = new Set(Object.keys(JSON.parse(first) as object));
  const shared = rows.filter(({ name }) => said.has(name)).map(({ name }) => sql.identifier(name));
  return sql.join(shared, sql`, `);
}

async function* batches(path: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let characters = 0;
  for await (const line of splitLines(createReadStream(path).pipe(createGunzip()))) {
    lines.push(line);
    characters += line.length;
    if (lines.length < rowsAtOnce && characters < charactersAtOnce) continue;
    yield lines;
    lines = [];
    characters = 0;
  }
  if (lines.length > 0) yield lines;
}

/** Has numbers that the database gives go on after those that are there. */
async function moveSequences(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name in ${ownTables} and is_identity = 'YES'`);
  for (const { table, column } of rows) {
    const of = sql`public.${sql.identifier(table)}`;
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}), max(${sql.identifier(column)}))
      from ${of} having max(${sql.identifier(column)}) is not null`);
  }
}
