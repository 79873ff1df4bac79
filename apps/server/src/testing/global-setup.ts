import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodJpeg } from "@tintery/photos/testing";
import pg from "pg";
import type { TestProject } from "vitest/node";
import type { OpenDatabase } from "../platform/database/database.ts";
import { openEmbedded } from "../platform/database/embedded.ts";
import { openServer } from "../platform/database/server.ts";
import { openQueue } from "../platform/queue.ts";
import { defaultChildLimits, runChild } from "../images/child/run-child.ts";
import type { SeenPhoto } from "./provided.ts";
import { findPostgres, startPostgres, type ThrowAwayPostgres } from "./throw-away-postgres.ts";

/**
 * Makes once per run what every test file begins with: what is seen of a photo, an embedded database, and a throw-away PostgreSQL
 * server with a template database. With TINTERY_TEST_POSTGRES=required a missing PostgreSQL fails the run; with `none` it is not
 * looked for.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "tintery-test-"));
  // the server's user must be able to pass through
  chmodSync(folder, 0o711);
  const server = await startServer(folder);
  const end = async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    project.provide("seenPhoto", await seePhoto(folder));
    project.provide("testDatabases", {
      pgliteTemplate: await makePgliteTemplate(folder),
      postgresTemplate: server ? await makePostgresTemplate(server.url) : null,
    });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

async function startServer(folder: string): Promise<ThrowAwayPostgres | null> {
  if (process.env.TINTERY_TEST_POSTGRES === "none") return null;
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const programs = findPostgres();
  if (programs) return startPostgres(programs, folder);
  const sentence = "No PostgreSQL programs were found: server tests run on the embedded database only.";
  if (process.env.TINTERY_TEST_POSTGRES === "required")
    throw new Error(`${sentence} They are required here.`);
  console.warn(`\n!!! ${sentence} Install the package postgresql, or set TEST_DATABASE_URL. !!!\n`);
  return null;
}

async function makePgliteTemplate(folder: string): Promise<string> {
  const path = join(folder, "pglite");
  const database = await openEmbedded({ folder: path, report });
  await addTables(database);
  await database.close();
  return path;
}

/** Looks at the photo that most tests send: half of what its conversion takes. */
async function seePhoto(parent: string): Promise<SeenPhoto> {
  const folder = join(parent, "seen");
  mkdirSync(folder);
  const bytes = await goodJpeg();
  const source = join(folder, "photo.jpg");
  writeFileSync(source, bytes);
  const options = { type: "simple", details: 100 } as const;
  const conversion = { kind: "coloring", options } as const;
  const task = { verb: "convert", source, folder, conversion } as const;
  const end = await runChild({ task, limits: defaultChildLimits });
  const seen = end.ends === "done" && end.result.files.find(({ name }) => name === "seen");
  if (!seen) throw new Error(`The photo of the tests could not be looked at: ${JSON.stringify(end)}`);
  return { sha256: createHash("sha256").update(bytes).digest("hex"), path: seen.path };
}

const templateName = "tintery_template";

async function makePostgresTemplate(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`drop database if exists ${templateName}`);
  await client.query(`create database ${templateName}`);
  await client.end();
  const template = new URL(url);
  template.pathname = `/${templateName}`;
  const database = openServer({ url: template.href, report });
  await addTables(database);
  await database.close();
  return template.href;
}

async function addTables(database: OpenDatabase): Promise<void> {
  await database.begin();
  const queue = openQueue(database, report);
  await queue.start();
  await queue.stop(1);
}

function report(error: unknown): void {
  console.error("while preparing test databases:", error);
}
