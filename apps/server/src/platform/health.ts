import { createHash, randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { lt, sql } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { readiness } from "./database/schema/readiness.ts";
import type { Files } from "./files/files.ts";
import { innermostReason } from "./innermost-reason.ts";

/** The answer to one question about the process's health. */
export interface Check {
  ok: boolean;
  milliseconds: number;
  /** What is wrong, when something is. */
  problem?: string;
}

/** Whether the process should get work, and why not. */
export interface Readiness {
  ready: boolean;
  checks: Record<string, Check>;
}

/** What readiness looks at. */
export interface HealthParts {
  db: Database;
  files: Files;
  /** Whether the process is still waiting for its database, does its work, or was asked to stop. */
  phase: () => "starting" | "running" | "stopping";
}

const checkSeconds = 5;

/**
 * Asks the database, the files and the disk; each answers within five seconds or counts as failed. How long jobs wait is
 * none of its questions: taking the pages away would convert nothing sooner.
 */
export async function checkReadiness(parts: HealthParts): Promise<Readiness> {
  const questions: Record<string, () => Promise<void>> = {
    database: () => writeToDatabase(parts.db),
    files: () => writeReadRemove(parts.files),
    disk: () => hasRoom(parts.files),
    running: async () => {
      const phase = parts.phase();
      if (phase !== "running") throw new Error(`the process is ${phase}`);
    },
  };
  const answers = await Promise.all(
    Object.entries(questions).map(async ([name, ask]) => [name, await answer(ask)] as const),
  );
  return { ready: answers.every(([, check]) => check.ok), checks: Object.fromEntries(answers) };
}

async function answer(ask: () => Promise<void>): Promise<Check> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    await withinTime(ask());
    return { ok: true, milliseconds: took() };
  } catch (error) {
    return {
      ok: false,
      milliseconds: took(),
      problem: innermostReason(error),
    };
  }
}

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${checkSeconds} seconds`)),
      checkSeconds * 1000,
    );
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const self = `${hostname()}:${process.pid}`;

async function writeToDatabase(db: Database): Promise<void> {
  const at = new Date();
  await db
    .insert(readiness)
    .values({ process: self, at })
    .onConflictDoUpdate({ target: readiness.process, set: { at } });
}

/** Removes the rows of processes that have not reported for a day; every restart begins a new one. */
export async function forgetProcesses(db: Database): Promise<void> {
  await db.delete(readiness).where(lt(readiness.at, sql`now() - interval '1 day'`));
}

/** Writes a file, reads it back and removes it; rejects with why not. */
export async function writeReadRemove(files: Files): Promise<void> {
  const body = Buffer.from(randomUUID());
  const key = `readiness/${body.toString()}`;
  await files.put(key, body, { size: body.length, sha256: createHash("sha256").update(body).digest("hex") });
  const back = await files.read(key);
  await files.remove(key);
  if (!back.equals(body)) throw new Error("the storage gave other bytes back than it was given");
}

async function hasRoom(files: Files): Promise<void> {
  const { free, floor } = await files.room();
  if (free < floor) throw new Error(`only ${Math.round(free / 1e6)} MB of disk are free`);
}
