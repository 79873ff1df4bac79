import { version } from "@tintery/contract/version";
import { sql } from "drizzle-orm";
import { NewerData } from "../newer-data.ts";
import type { Database } from "./database.ts";
import { lastMigration } from "./migrations-folder.ts";

/** What can be asked of a database that is not ready yet. */
type Asked = Pick<Database, "execute">;

/** Keeps what has been migrated; who did it stands in its comment, which dumps of the database keep. */
const table = "drizzle.__drizzle_migrations";

/**
 * Applies all migrations and notes by which version. A database that a later version has migrated is left as it is.
 * @param place where the database is, for the refusal
 * @throws NewerData
 */
export async function bringUpToDate(
  db: Asked,
  { migrate, place }: { migrate: () => Promise<void>; place: string },
): Promise<void> {
  const last = await lastMigration();
  const { migrated, comment } = await stateOf(db);
  // another migration than that of the comment was applied by a process that ended before it could say so
  const [, by, until] = /^Tintery (\S+), (\d+)$/.exec(comment) ?? [];
  if (migrated > last)
    throw new NewerData(`the database ${place}`, Number(until) === migrated ? by : undefined);
  await migrate();
  if (Number(until) !== last)
    await db.execute(sql.raw(`comment on table ${table} is 'Tintery ${version}, ${last}'`));
}

/** How far the tables were migrated, as the moment of the last migration (0 for a new database), and what was noted. */
async function stateOf(db: Asked): Promise<{ migrated: number; comment: string }> {
  const { rows: names } = await db.execute<{ there: boolean }>(
    sql`select to_regclass(${table}) is not null as there`,
  );
  if (!names[0]?.there) return { migrated: 0, comment: "" };
  const { rows } = await db.execute<{ migrated: number; comment: string }>(
    sql`select coalesce(max(created_at), 0)::float8 as migrated,
      coalesce(obj_description(to_regclass(${table}), 'pg_class'), '') as comment from ${sql.raw(table)}`,
  );
  return rows[0]!;
}
