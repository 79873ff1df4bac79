import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/database.ts";

/** What names somebody: ids of the account and of what it owns, and its email address. */
export interface Names {
  ids: readonly string[];
  email: string;
}

/** What an id of ours is made of, and how short one can be: everything else in a row is passed over. */
const idPattern = "[A-Za-z0-9_-]{16,}";

/**
 * Looks through every column of every table, also of the queue, for rows that name somebody; tables without any are left out. It reads
 * the whole database.
 */
export async function findTraces(db: Queryable, names: Names): Promise<Record<string, number>> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss')
    order by 1, 2`);
  const found: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ count: number }>(
      countOf(sql`${sql.identifier(schema)}.${sql.identifier(name)}`, names),
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found[schema === "public" ? name : `${schema}.${name}`] = count;
  }
  return found;
}

function countOf(table: SQL, { ids, email }: Names): SQL {
  return sql`
    with wanted as materialized (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id)
    select count(*)::int as count from ${table} t
    where strpos(lower(t::text), ${email.toLowerCase()}) > 0
      or exists (
        select 1 from regexp_matches(t::text, ${idPattern}, 'g') as word
        where word[1] in (select id from wanted)
      )`;
}
