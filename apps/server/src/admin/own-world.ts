import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import type { OpenDatabase } from "../platform/database/database.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { openFiles } from "../platform/files/open-files.ts";
import { expectWhole } from "../platform/half-restored.ts";
import { openLog } from "../platform/logging.ts";
import { openMail } from "../platform/mail.ts";
import { openQueue } from "../platform/queue.ts";
import { failureReport } from "../platform/report-failure.ts";
import type { AdminWorld } from "./admin-command.ts";
import { AdminProblem } from "./exit-codes.ts";

/** The process’s own part of a world. */
export type Surroundings = Pick<AdminWorld, "environment" | "cwd" | "signal" | "progress">;

/** A world of parts that are opened for one command; `close` closes those that were. */
export function openOwnWorld(
  config: Config,
  surroundings: Surroundings,
): AdminWorld & { close(): Promise<void> } {
  // what a person is to read stands on standard output
  const log = openLog(
    { ...config, LOG_LEVEL: config.LOG_LEVEL === "silent" ? "silent" : "error" },
    process.stderr,
  );
  const report = failureReport(log);
  const opened: (() => Promise<unknown> | unknown)[] = [];
  const open = once(async () => {
    expectWhole(config.DATA_DIR);
    expectDatabase(config);
    const url = config.DATABASE_URL;
    const database = await openDatabase({ url, folder: join(config.DATA_DIR, "database"), report });
    opened.push(() => database.close());
    await database.begin(null);
    return database;
  });
  const mail = once(() => {
    const opening = openMail(config);
    opened.push(() => opening.close());
    return opening;
  });
  return {
    ...surroundings,
    config,
    log,
    database: open,
    queue: once(async () => {
      const database: OpenDatabase = await open();
      const queue = openQueue(database, report);
      opened.push(() => queue.stop(0));
      await queue.start();
      return queue;
    }),
    files: once(async () => {
      expectFolder(config);
      const files = await openFiles(config);
      opened.push(() => files.close());
      return files;
    }),
    mail,
    // other processes ask the database again within seconds
    forget() {},
    async close() {
      for (const end of opened.splice(0).reverse()) await end();
    },
  };
}

/** A command for a server makes no place of its own: an embedded database is only there once a server has run. */
function expectDatabase({ DATABASE_URL, DATA_DIR }: Config): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, "database", "pg"))) return;
  throw new AdminProblem(
    "settings",
    `There’s no database in ${DATA_DIR}. Set DATA_DIR to your server’s folder, or start the server once.`,
  );
}

/** The same for the folder; one beside a database of its own server is made. */
function expectFolder({ DATABASE_URL, DATA_DIR }: Config): void {
  if (DATABASE_URL || existsSync(DATA_DIR)) return;
  throw new AdminProblem(
    "settings",
    `There’s no folder ${DATA_DIR}. Set DATA_DIR to your server’s folder, or start the server once.`,
  );
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
