import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite } from "pg-boss";
import { bringUpToDate } from "./bring-up-to-date.ts";
import type { OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { closeToOthers } from "../private-folder.ts";
import { programBeside } from "../program-beside.ts";
import { schema } from "./schema.ts";
import { startParams } from "./start-params.ts";
import { keepHouse } from "./housekeeping.ts";
import { RevivingClient } from "./reviving-client.ts";
import { guarded } from "./transaction-guard.ts";
import { withGuardedTransactions } from "./guarded-transactions.ts";

const newEmbedded = programBeside(import.meta.url, "new-embedded");

/** What an embedded database needs. */
export interface EmbeddedOptions {
  folder: string;
  report: (error: unknown) => void;
}

/**
 * Opens PostgreSQL compiled to WebAssembly on a folder of its own. It survives `kill -9`, but not
 * a power loss (it never calls fsync), and belongs to one process at a time. Throws FolderInUse.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  await mkdir(options.folder, { recursive: true });
  const unlock = lockFolder(options.folder);
  try {
    const open = () => openLite(options.folder);
    const isNew = !existsSync(join(options.folder, "pg"));
    const first = await open();
    // a new database brings files that everybody may write, whatever this process would have them be
    await closeToOthers(options.folder, { whole: isNew });
    const lite = new RevivingClient(first, open, options.report);
    // every statement of ours goes through the guard; the queue's own statements do too
    const client = guarded(lite.client, ["query", "exec", "sql", "transaction"]);
    const db = drizzle(client, { schema, casing: "snake_case" });
    const stopHousekeeping = keepHouse(lite.client, options.report);
    return {
      kind: "pglite",
      description: `embedded PostgreSQL (PGlite) in ${options.folder}`,
      db: withGuardedTransactions(db),
      boss: { db: fromPglite(client), backend: "pglite", max: 1 },
      async begin(migrations = migrationsFolder) {
        if (migrations === null) return;
        await bringUpToDate(db, {
          migrate: () => migrate(db, { migrationsFolder: migrations }),
          place: `in ${options.folder}`,
        });
      },
      async close() {
        await stopHousekeeping();
        await lite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openLite(folder: string): Promise<PGlite> {
  const dataDir = join(folder, "pg");
  if (existsSync(dataDir)) return PGlite.create({ dataDir, startParams });
  // a new database is made aside, so that a process killed meanwhile does not leave a half one that never opens again
  const beginning = join(folder, "pg-beginning");
  // one that was left to die may still be writing there
  await rm(beginning, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  await makeNew(beginning);
  await rename(beginning, dataDir);
  return PGlite.create({ dataDir, startParams });
}

/** Makes a database in a process of its own: where it is made, 45 MB of memory stay taken. */
async function makeNew(dataDir: string): Promise<void> {
  const maker = fork(newEmbedded, [dataDir], {
    // type stripping warns on older Node 24; of the database’s WebAssembly, code that is compiled quickly is enough for one run
    execArgv: ["--no-warnings", "--liftoff-only"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let complaint = "";
  maker.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const [code, signal] = await once(maker, "close");
  if (code !== 0)
    throw new Error(
      `We couldn’t create the embedded database in ${dataDir} (${signal ?? code}): ${complaint}`,
    );
}
