import { join } from "node:path";
import { FolderInUse } from "../platform/database/folder-lock.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { appliedMigrations, compareVersions } from "../platform/database/versions.ts";
import { expectWhole } from "../platform/half-restored.ts";
import { openQueue } from "../platform/queue.ts";
import { failureReport } from "../platform/report-failure.ts";
import type { AdminCommand, AdminWorld, Said } from "./admin-command.ts";
import { serverAnswers } from "./ask-server.ts";

/** Brings the tables up to date and ends: for a job before the processes of a new version. */
export const migrate: AdminCommand = {
  name: "migrate",
  summary: "bring the database up to date",
  examples: [["migrate", "before the first process of a new version; each start does the same"]],
  place: "here",
  tables: "any",
  run: (world) => migrateNow(world).catch((error: unknown) => ifServerRuns(world, error)),
};

async function migrateNow({ config, log }: AdminWorld): Promise<Said> {
  const report = failureReport(log);
  expectWhole(config.DATA_DIR);
  const folder = join(config.DATA_DIR, "database");
  const database = await openDatabase({ url: config.DATABASE_URL, folder, report });
  try {
    await database.begin(null);
    const { pending } = await compareVersions(await appliedMigrations(database.db));
    await database.begin();
    // its tables are its own
    const queue = openQueue(database, report);
    await queue.start();
    await queue.stop(0);
    const applied = pending.map(({ tag }) => tag);
    const text = applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`;
    return { text, facts: { applied } };
  } finally {
    await database.close();
  }
}

async function ifServerRuns({ config }: AdminWorld, error: unknown): Promise<Said> {
  // another command can have the database, too
  if (!(error instanceof FolderInUse) || !(await serverAnswers(config.DATA_DIR))) throw error;
  return { text: "The server runs, and its start brought the database up to date.", facts: { applied: [] } };
}
