import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { findPostgres, startPostgres } from "../../apps/server/src/testing/throw-away-postgres.ts";
import { familyOf } from "./use.ts";

/** Tintery as `npm start` runs it, on this machine alone, with empty folders of its own. */
export interface Served {
  readonly url: string;
  /** The process that answers, without what it starts. */
  readonly web: () => number;
  /** All processes of it but the launchers: conversions and a PostgreSQL server, where there is one, too. */
  readonly all: () => number[];
  stop(): Promise<void>;
}

/** What a case runs on. */
export interface Setup {
  readonly database: "embedded" | "PostgreSQL";
  readonly workers: number;
  /** Further variables of the environment. */
  readonly variables?: Record<string, string>;
}

const launcher = fileURLToPath(import.meta.resolve("../../scripts/run.mjs"));
const startMs = 120_000;
/** Nobody is refused for asking often: that is what is measured. */
const generous = { REQUESTS_PER_MINUTE: "1000000", SAMPLES: "off", LOG_LEVEL: "info", HOST: "127.0.0.1" };

export const hasPostgres = () => findPostgres() !== null;

/** Starts one process with an embedded database, or a web process and a worker on a PostgreSQL server. */
export async function serve({ database, workers, variables = {} }: Setup): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "tintery-load-"));
  // the database's user must be able to pass through; the server closes its own folder in it to others
  chmodSync(folder, 0o711);
  const started: ChildProcess[] = [];
  const env = { ...generous, DATA_DIR: join(folder, "data"), WORKERS: String(workers), ...variables };
  const programs = database === "PostgreSQL" ? findPostgres() : null;
  const postgres = programs === null ? null : await startPostgres(programs, folder);
  const run = async (role: Record<string, string>, says: RegExp) => {
    const child = spawn(process.execPath, [launcher, "start"], {
      env: { ...process.env, ...env, ...role },
      stdio: ["ignore", "pipe", "inherit"],
    });
    started.push(child);
    // whoever ends the measurement ends the servers, too
    process.once("exit", () => child.kill());
    return lineOf(child, says);
  };
  const stop = async () => {
    await Promise.all(started.map(ended));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const onServer = postgres === null ? {} : { DATABASE_URL: postgres.url };
    const role = postgres === null ? "all" : "web";
    const [, url = ""] = await run({ ...onServer, ROLE: role, PORT: "0" }, /^Tintery +(http\S+)/);
    if (postgres !== null) await run({ ...onServer, ROLE: "worker" }, /^mail /);
    const others = new Set([process.pid, ...started.map(({ pid }) => pid ?? 0)]);
    return {
      url,
      web: () => familyOf(started[0]?.pid ?? 0)[1] ?? 0,
      // a PostgreSQL server is our own child
      all: () => familyOf(process.pid).filter((pid) => !others.has(pid)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The first line of a process that matches. */
function lineOf(child: ChildProcess, says: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The server did not start.")), startMs);
    child.once("exit", () => reject(new Error("The server ended.")));
    if (!child.stdout) return reject(new Error("The server cannot be heard."));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = says.exec(line);
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
