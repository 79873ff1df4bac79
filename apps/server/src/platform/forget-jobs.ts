import { sql } from "drizzle-orm";
import type { Transaction } from "./database/database.ts";
import { deadQueue, type JobName, type JobPayload } from "./jobs.ts";

/** Removes all jobs of a kind whose payload says one of these values, also those that were given up, but none that runs just now. */
export async function forgetJobs<Name extends JobName>(
  tx: Transaction,
  name: Name,
  field: keyof JobPayload<Name> & string,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  const said = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  await tx.execute(sql`delete from pgboss.job
    where name in (${name}, ${deadQueue(name)}) and state <> 'active' and data->>${field} in (${said})`);
}
