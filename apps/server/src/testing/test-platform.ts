import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, inject } from "vitest";
import { type Config, readConfig } from "../platform/config.ts";
import { openPlatform, type Platform, type PlatformSeams } from "../platform/platform.ts";
import "./provided.ts";

/** The two databases every server test runs on. */
export type DatabaseKind = "pglite" | "postgres";

/** Where a test database is, for a test that opens it itself or in a child process. */
export interface TestDatabase {
  /** The variables of the environment that name it, together with a data folder of its own. */
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** Everything the server stands on, with an empty database and folder of its own; `close` also removes them. */
export interface TestPlatform extends Platform {
  environment: Record<string, string>;
  /** Closes it but keeps its data, for another process to open; `close` may follow. */
  suspend(): Promise<void>;
}

/** For tests of what is made of pictures, which no database changes: the life of an image is tested on each. */
export const oneDatabase: readonly DatabaseKind[] = ["pglite"];

/**
 * Describes tests once per database, or only for those named. Without a PostgreSQL server only the embedded one
 * is there; the global setup has then said so, or failed where it is required.
 */
export function describeOnEachDatabase(
  name: string,
  body: (kind: DatabaseKind) => void,
  kinds: readonly DatabaseKind[] = ["pglite", "postgres"],
): void {
  const hasServer = inject("testDatabases").postgresTemplate !== null;
  for (const kind of kinds)
    if (kind === "pglite" || hasServer) describe(`${name} (${kind})`, () => body(kind));
}

/** Makes an empty, migrated database and a data folder. */
export async function makeTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "tintery-"));
  // a letter may still be on its way into it
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const environment = { DATA_DIR: folder, LOG_LEVEL: "silent", SHUTDOWN_SECONDS: "5", FREE_DISK_MB: "0" };
  const { pgliteTemplate, postgresTemplate } = inject("testDatabases");
  if (kind === "pglite") {
    // in one go: done file by file, and by the database itself, it would take three times as long
    cpSync(pgliteTemplate, join(folder, "database"), { recursive: true });
    return { environment, remove: removeFolder };
  }
  if (!postgresTemplate) throw new Error("This run has no PostgreSQL server.");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(
    postgresTemplate,
    `create database ${name} template ${new URL(postgresTemplate).pathname.slice(1)}`,
  );
  return {
    environment: { ...environment, DATABASE_URL: withDatabase(postgresTemplate, name) },
    async remove() {
      await onServer(postgresTemplate, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

/** Opens the whole platform on an empty database of the kind. `variables` go over the defaults for tests. */
export async function openTestPlatform(
  kind: DatabaseKind,
  variables: Record<string, string> = {},
  seams: PlatformSeams = {},
): Promise<TestPlatform> {
  const database = await makeTestDatabase(kind);
  const environment = { ...database.environment, ...variables };
  const config: Config = readConfig(environment);
  const platform = await openPlatform(config, seams).catch(async (error: unknown) => {
    await database.remove();
    throw error;
  });
  await platform.begin();
  return {
    ...platform,
    environment,
    suspend: () => platform.close(),
    async close() {
      await platform.close();
      await database.remove();
    },
  };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs one statement on the server's own database, since nobody may be connected to a template that is copied. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(withDatabase(url, "postgres"));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
