import { version } from "@tintery/contract/version";
import { sql } from "drizzle-orm";
import { NewerData } from "../newer-data.ts";
import type { Queryable } from "./database.ts";
import { appliedMigrations, lastMigration } from "./versions.ts";

/** Keeps what has been migrated; who did it stands in its comment, which dumps of the database keep. */
const table = "drizzle.__drizzle_migrations";

/**
 * Applies all migrations and notes by which version. A database that a later version has migrated is left as it is.
 * @param place where the database is, for the refusal
 * @throws NewerData
 */
export async function bringUpToDate(
  db: Queryable,
  { migrate, place }: { migrate: () => Promise<void>; place: string },
): Promise<void> {
  const last = await lastMigration();
  const migrated = (await appliedMigrations(db)).at(-1) ?? 0;
  // another migration than that of the comment was applied by a process that ended before it could say so
  const [, by, until] = /^Tintery (\S+), (\d+)$/.exec(await commentOf(db)) ?? [];
  if (migrated > last)
    throw new NewerData(`the database ${place}`, Number(until) === migrated ? by : undefined);
  await migrate();
  if (Number(until) !== last)
    await db.execute(sql.raw(`comment on table ${table} is 'Tintery ${version}, ${last}'`));
}

/** What was noted at the last migration; empty for a new database. */
async function commentOf(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ comment: string | null }>(
    sql`select obj_description(to_regclass(${table}), 'pg_class') as comment`,
  );
  return rows[0]?.comment ?? "";
}
