import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";

/** One step from an older schema to a newer one. */
export interface Migration {
  /** Its name, which begins with its number. */
  tag: string;
  /** When it was written, in milliseconds since 1970; the database remembers it by this. */
  when: number;
}

interface Journal {
  entries: Migration[];
}

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(migrationsFolder, "meta", "_journal.json"), "utf8")) as Journal;
}

/** The migrations of this version, in their order. */
export async function knownMigrations(): Promise<Migration[]> {
  return (await readJournal()).entries.map(({ tag, when }) => ({ tag, when }));
}

/** The moment of the last migration that this version knows, in milliseconds. Those of later versions are later. */
export async function lastMigration(): Promise<number> {
  return Math.max(...(await knownMigrations()).map(({ when }) => when));
}

/** When the migrations were written that a database has had, in their order; empty for one without tables. */
export async function appliedMigrations(db: Queryable): Promise<number[]> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return [];
  const applied = await db.execute<{ at: string }>(
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return applied.rows.map(({ at }) => Number(at));
}

/** How a database’s tables differ from those of this version: migrations it lacks, and how many it has that nobody here knows. */
export async function compareVersions(
  applied: readonly number[],
): Promise<{ pending: Migration[]; unknown: number }> {
  const known = await knownMigrations();
  const newest = applied.at(-1) ?? 0;
  return {
    pending: known.filter(({ when }) => when > newest),
    unknown: applied.filter((at) => !known.some(({ when }) => when === at)).length,
  };
}

/** What is to be done before this version can use the tables; undefined where they are its own. */
export async function expectCurrentTables(db: Queryable): Promise<string | undefined> {
  const { pending, unknown } = await compareVersions(await appliedMigrations(db));
  if (unknown > 0) return "A newer version of Tintery made these tables. Use the commands of that version.";
  if (pending.length === 0) return undefined;
  return `The tables lack ${pending.length} updates. Make a backup, then run: tintery admin migrate`;
}

/** Copies the migrations up to one into a folder, so that tables of an older version can be made. */
export async function copyMigrationsUntil(when: number, folder: string): Promise<void> {
  const journal = await readJournal();
  const entries = journal.entries.filter((entry) => entry.when <= when);
  await mkdir(join(folder, "meta"), { recursive: true });
  for (const { tag } of entries) await cp(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
}
