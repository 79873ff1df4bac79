import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { schema } from "../../platform/database/schema.ts";

/** Tables whose rows say nothing after a restore. */
const left = new Set(["readiness"]);

/** The names of all tables of ours whose rows a backup has. Others can be beside them: an extension’s, or another program’s. */
export const ownTables: readonly string[] = Object.values(schema)
  .flatMap((each) => (is(each, PgTable) ? [getTableConfig(each).name] : []))
  .filter((name) => !left.has(name))
  .sort();
