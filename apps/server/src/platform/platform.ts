import { join } from "node:path";
import type { DestinationStream } from "pino";
import { type AccountLetters, openAccountLetters } from "./account-letters.ts";
import { authSecret } from "./auth-secret.ts";
import type { Config } from "./config.ts";
import { signFolder } from "./data-folder-writer.ts";
import type { Database, OpenDatabase } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { untilReached } from "./database/until-reached.ts";
import type { Files } from "./files/files.ts";
import { openFiles } from "./files/open-files.ts";
import { checkReadiness, type Readiness } from "./health.ts";
import { type Log, openLog } from "./logging.ts";
import { type Mail, openMail } from "./mail.ts";
import { type Metrics, openMetrics } from "./metrics.ts";
import { openPayments, type Payments } from "./payments/payments.ts";
import { openPainter } from "./painter/open-painter.ts";
import type { Painter } from "./painter/painter.ts";
import { readPictureLine } from "./picture-line.ts";
import { openQueue, type Queue } from "./queue.ts";
import { failureReport } from "./report-failure.ts";
import { openSessions, type Sessions } from "./sessions.ts";
import { startUpkeep, sweepTemporaryHourly } from "./upkeep.ts";

/** Everything that touches the world, opened and ready. Features get it as an argument. */
export interface Platform {
  config: Config;
  log: Log;
  db: Database;
  database: Pick<OpenDatabase, "kind" | "description">;
  queue: Queue;
  files: Files;
  sessions: Sessions;
  mail: Mail;
  letters: AccountLetters;
  metrics: Metrics;
  payments: Payments;
  /** The image model that is connected; null without. */
  painter: Painter | null;
  /**
   * Waits for the database, makes it ready and starts the queue. Before that, pages can be served already; whatever needs
   * the database is refused for the moment.
   * @returns false when the process was asked to stop meanwhile
   */
  begin(): Promise<boolean>;
  /** Asks whether the process should get work. */
  readiness(): Promise<Readiness>;
  /** From now on readiness says no; called first when the process is asked to stop. */
  beginStopping(): void;
  /** Takes part in the hourly sweep of files and guests; for processes that work. */
  startUpkeep(): Promise<void>;
  /** One line each for the start banner: name and what is used. */
  banner: Record<"database" | "files" | "workers" | "mail" | "payments" | "painter", string>;
  /** Stops the queue (running jobs may finish for SHUTDOWN_SECONDS) and closes everything. */
  close(): Promise<void>;
}

/** Seams for tests. */
export interface PlatformSeams {
  logTo?: DestinationStream;
  files?: Files;
  painter?: Painter;
  /** How often workers of the queue look for jobs that no notice told them of. */
  lookEverySeconds?: number;
}

/** Opens everything the configuration names; `begin` follows. When a part fails, those opened before it are closed again. */
export async function openPlatform(config: Config, seams: PlatformSeams = {}): Promise<Platform> {
  const log = openLog(config, seams.logTo);
  const report = failureReport(log);
  const opened: (() => Promise<unknown> | unknown)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const files = seams.files ?? (await openFiles(config));
    opened.push(() => files.close());
    const database = await openDatabase({
      url: config.DATABASE_URL,
      folder: join(config.DATA_DIR, "database"),
      report,
    });
    opened.push(() => database.close());
    const queue = openQueue(database, report, seams.lookEverySeconds);
    opened.push(() => queue.stop(config.SHUTDOWN_SECONDS));
    const metrics = openMetrics({
      queue: () => readPictureLine({ db: database.db, queue }),
      room: () => files.room(),
      childMemoryMB: config.CHILD_MEMORY_MB,
    });
    const mail = openMail(config, (outcome) => metrics.letters.inc({ outcome }));
    opened.push(() => mail.close());
    opened.push(sweepTemporaryHourly(files, log));
    const { db } = database;
    const letters = openAccountLetters({ mail, config, log });
    const sessions = openSessions({ db, config, log, letters, secret: await authSecret(config) });
    const payments = await openPayments({ config, db, queue, log, letters });
    const painter = seams.painter ?? openPainter(config);
    const parts = {
      config,
      log,
      db,
      database,
      queue,
      files,
      sessions,
      mail,
      letters,
      metrics,
      payments,
      painter,
    };
    return assemble({ ...parts, close });
  } catch (error) {
    await close();
    throw error;
  }
}

type Parts = Omit<
  Platform,
  "begin" | "readiness" | "beginStopping" | "startUpkeep" | "banner" | "database"
> & {
  database: OpenDatabase;
};

function assemble(parts: Parts): Platform {
  const { config, log, database, queue, files, mail } = parts;
  const stopping = new AbortController();
  let begun = false;
  let beginning: Promise<boolean> | undefined;
  const begin = async () => {
    const attempt = async () => {
      await database.begin();
      await signFolder(config.DATA_DIR);
      await queue.start();
    };
    begun = await untilReached(attempt, { log, signal: stopping.signal });
    return begun;
  };
  const phase = () => (stopping.signal.aborted ? "stopping" : begun ? "running" : "starting");
  const workers = config.WORKERS === 1 ? "1 picture at a time" : `${config.WORKERS} pictures at a time`;
  return {
    ...parts,
    begin: () => (beginning ??= begin()),
    readiness: oneAtATime(() => checkReadiness({ ...parts, phase })),
    beginStopping: () => stopping.abort(),
    async close() {
      stopping.abort();
      // an attempt under way would open again what is closed here
      await beginning?.catch(() => {});
      await parts.close();
    },
    startUpkeep: () => startUpkeep(parts),
    banner: {
      database: database.description,
      files: files.description,
      workers: config.ROLE === "web" ? "none in this process" : workers,
      mail: mail.description,
      payments: parts.payments.description,
      painter: parts.painter?.description ?? "Scene Builder only; no AI image model is connected",
    },
  };
}

/** Everybody who asks while an answer is being made gets that one: the question costs writes, and anybody may ask. */
function oneAtATime<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
