import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Argument, Option } from "commander";
import { sql } from "drizzle-orm";
import type { Config } from "../../platform/config.ts";
import type { Database, OpenDatabase } from "../../platform/database/database.ts";
import { lockFolder } from "../../platform/database/folder-lock.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { appliedMigrations, compareVersions, copyMigrationsUntil } from "../../platform/database/versions.ts";
import type { Files } from "../../platform/files/files.ts";
import { namedKeys } from "../../platform/files/named-keys.ts";
import { restoringFolder } from "../../platform/half-restored.ts";
import { openQueue } from "../../platform/queue.ts";
import { failureReport } from "../../platform/report-failure.ts";
import type { AdminCommand, AdminWorld } from "../admin-command.ts";
import { counted } from "../counted.ts";
import { AdminProblem } from "../exit-codes.ts";
import { type Manifest, secretsBeside } from "./archive-format.ts";
import { loadTables, tablesWithRows } from "./load-tables.ts";
import { openPlace } from "./open-place.ts";
import type { Place } from "./place.ts";
import { type ReadBackup, readArchive } from "./read-archive.ts";

const filesPerLine = 1000;
const keysAtOnce = 10_000;

/** What a data folder may hold and still be empty: caches, and what is on a disk of its own. */
const harmless = new Set(["compiled", "restoring", "files", "tmp", "lost+found"]);

/** Puts a backup into an empty data folder and an empty database. */
export const restore: AdminCommand = {
  name: "restore",
  summary: "put a backup into an empty data folder and an empty database",
  arguments: [new Argument("<FROM>", "a backup: a file, or s3://BUCKET/FOLDER/FILE")],
  options: [
    new Option("--secrets <FILE>", "file with its secret, if it isn’t beside the backup"),
    new Option("--same-bucket", "use a bucket that has pictures: only the database is lost"),
  ],
  examples: [
    ["restore /mnt/backups/tintery-2026-11-30T03-00-00Z.tar", "into DATA_DIR, and DATABASE_URL if set"],
  ],
  place: "here",
  tables: "any",
  async run(world, { args, options }) {
    const from = args[0] ?? "";
    const { place, name } = await openPlace(world.config, world.cwd, from);
    try {
      const source = name === undefined ? undefined : await place.read(name);
      if (!source || name === undefined)
        throw new AdminProblem("cannotWrite", `There’s no backup at ${from}.`);
      await expectEmptyFolder(world.config.DATA_DIR);
      const chosen = typeof options.secrets === "string" ? options.secrets : undefined;
      const secret = await readSecret(world, { place, name, chosen });
      return await restoreFrom(world, source, { secret, sameBucket: options.sameBucket === true });
    } finally {
      place.close();
    }
  },
};

async function restoreFrom(
  world: AdminWorld,
  source: Readable,
  { secret, sameBucket }: { secret: string | undefined; sameBucket: boolean },
) {
  const { config, signal } = world;
  const folder = restoringFolder(config.DATA_DIR);
  const files = await world.files();
  if (!sameBucket) await expectEmptyBucket(config, files);
  const target = openTarget(world);
  try {
    const read = await readArchive(source, {
      folder,
      files,
      signal,
      async accept(manifest) {
        await expectKnown(manifest);
        await target.expectEmpty(manifest);
        await mkdir(folder, { recursive: true });
      },
      onFile: (count) => {
        if (count % filesPerLine === 0) world.progress(`${count} files.`);
      },
    });
    world.progress("Filling the database.");
    const db = await target.fill(read, folder);
    const missing = await forgetPreviews(db, await findMissing(db, files));
    const kept = await keepSecret(world, secret);
    await target.close();
    await rm(folder, { recursive: true });
    return report(read, { missing, kept, url: config.PUBLIC_URL });
  } finally {
    await target.close();
  }
}

function report(
  { manifest, ending }: ReadBackup,
  { missing, kept, url }: { missing: string[]; kept: boolean; url: string },
) {
  const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
  const total = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const inWords = (name: string, ...words: [one: string, several?: string]) =>
    counted(rows[`public.${name}`] ?? 0, ...words);
  const text = [
    `The backup of ${manifest.made} is restored: ${counted(total, "row")} of ${counted(manifest.tables.length, "table")}, and ${counted(ending.files, "file")}.`,
    `${inWords("users", "account or guest", "accounts and guests")}, ${inWords("images", "picture")}, ${inWords("books", "coloring book")}, ${inWords("orders", "order")}.`,
    missing.length === 0
      ? "Every file that a row names is there."
      : `${counted(missing.length, `file is missing: ${missing[0]}`, `files are missing, such as ${missing[0]}`)}. Deleted while the backup was made, or lost before.`,
    kept
      ? "Visitors stay signed in."
      : "Without the backup’s secret, visitors must sign in again, and share links stop working.",
    `Now start Tintery: ${url}`,
  ];
  return {
    text: text.join("\n"),
    facts: { made: manifest.made, rows, files: ending.files, missing, secret: kept },
  };
}

async function expectEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  // what a restore left that was stopped is overwritten
  const begun = existsSync(restoringFolder(folder));
  // a database’s folder can have nothing but its lock
  const isFree = begun || !existsSync(join(folder, "database", "pg"));
  const inTheWay = names.filter((name) => !harmless.has(name) && !(isFree && name === "database"));
  const hasFiles =
    !begun &&
    (await readdir(join(folder, "files")).catch((): string[] => [])).some((name) => name !== ".tmp");
  if (inTheWay.length === 0 && !hasFiles) return;
  throw new AdminProblem(
    "refused",
    `${folder} isn’t empty: it has ${[...inTheWay, ...(hasFiles ? ["files"] : [])].join(", ")}. Set DATA_DIR to a new folder.`,
  );
}

/** Another server may use the bucket: its sweep would delete the pictures of this one, and this one’s those of that. */
async function expectEmptyBucket({ S3_BUCKET, DATA_DIR }: Config, files: Files): Promise<void> {
  // a restore that was stopped has put its files there
  if (!S3_BUCKET || existsSync(restoringFolder(DATA_DIR))) return;
  for await (const { key } of files.list("images/"))
    throw new AdminProblem(
      "refused",
      `The bucket ${S3_BUCKET} isn’t empty: it has ${key}. Set S3_BUCKET to a new bucket. If this backup’s pictures are in it and only its database is lost, add --same-bucket.`,
    );
}

async function expectKnown({ migrations }: Manifest): Promise<void> {
  const { unknown } = await compareVersions(migrations);
  if (unknown > 0)
    throw new AdminProblem(
      "refused",
      "A newer version of Tintery made this backup. Restore it with that version.",
    );
}

/** The database that is filled. It is opened late: an embedded one is made with its first use. */
function openTarget({ config, log }: AdminWorld) {
  const report = failureReport(log);
  let opened: OpenDatabase | undefined;
  const folder = join(config.DATA_DIR, "database");
  const open = async () => {
    opened ??= await openDatabase({ url: config.DATABASE_URL, folder, report });
    return opened;
  };
  return {
    async expectEmpty({ migrations }: Manifest) {
      // what a stopped restore left of an embedded one is no loss
      if (!config.DATABASE_URL) {
        lockFolder(folder)();
        await rm(join(folder, "pg"), { recursive: true, force: true });
        return;
      }
      const database = await open();
      await database.begin(null);
      const filled = await tablesWithRows(database.db);
      if (filled.length > 0)
        throw new AdminProblem(
          "refused",
          `The database isn’t empty: there are rows in ${filled.slice(0, 5).join(", ")}. Set DATABASE_URL to a new, empty database.`,
        );
      const applied = await appliedMigrations(database.db);
      if ((applied.at(-1) ?? 0) > (migrations.at(-1) ?? 0))
        throw new AdminProblem(
          "refused",
          "The database has tables of a newer version than the backup. Set DATABASE_URL to a new, empty database.",
        );
    },
    /** Makes tables as they were, fills them, and brings them up to date. */
    async fill({ manifest, tables }: ReadBackup, scratch: string): Promise<Database> {
      const database = await open();
      const migrations = join(scratch, "migrations");
      await copyMigrationsUntil(manifest.migrations.at(-1) ?? 0, migrations);
      await database.begin(migrations);
      await loadTables(
        database.db,
        tables.filter(({ name }) => name.startsWith("public.")),
      );
      await database.begin();
      const queue = openQueue(database, report);
      await queue.start();
      try {
        await loadTables(
          database.db,
          tables.filter(({ name }) => name.startsWith("pgboss.")),
        );
      } finally {
        await queue.stop(0);
      }
      return database.db;
    },
    async close() {
      await opened?.close();
      opened = undefined;
    },
  };
}

/** The keys of files that rows name and that are not there. */
async function findMissing(db: Database, files: Files): Promise<string[]> {
  const missing: string[] = [];
  for (let after = ""; ; ) {
    const { rows } = await db.execute<{ key: string }>(
      sql`select key from (${namedKeys}) named where key > ${after} order by key limit ${keysAtOnce}`,
    );
    for (const { key } of rows) if (!(await files.head(key))) missing.push(key);
    const last = rows.at(-1);
    if (!last) return missing;
    after = last.key;
  }
}

/**
 * Forgets previews of pictures that were being made, and that the finished ones replaced while the backup was made: these pictures are made
 * again.
 * @returns the keys that other rows name
 */
async function forgetPreviews(db: Database, missing: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    delete from drawings d using images i
    where i.id = d.image_id and i.status in ('waiting', 'processing', 'processing_colors')
      and d.key in (select jsonb_array_elements_text(${JSON.stringify(missing)}::jsonb))
    returning d.key as key`);
  const forgotten = new Set(rows.map(({ key }) => key));
  return missing.filter((key) => !forgotten.has(key));
}

/** The secret of a backup, from its own file; undefined where there is none. */
async function readSecret(
  { config, cwd }: AdminWorld,
  { place, name, chosen }: { place: Place; name: string; chosen: string | undefined },
): Promise<string | undefined> {
  const other = chosen === undefined ? undefined : await openPlace(config, cwd, chosen);
  try {
    const source = await (other ? other.place.read(other.name ?? "") : place.read(secretsBeside(name)));
    if (!source && chosen !== undefined) throw new AdminProblem("cannotWrite", `There’s no file ${chosen}.`);
    let text = "";
    for await (const chunk of source ?? []) text += String(chunk);
    const secret = /^AUTH_SECRET=(.{32,})$/m.exec(text)?.[1];
    if (source && !secret)
      throw new AdminProblem("damaged", "The file with the secret has no line AUTH_SECRET=….");
    return secret;
  } finally {
    other?.place.close();
  }
}

/** Keeps the backup’s secret for the server that starts next; false where that server will have another one. */
async function keepSecret({ config }: AdminWorld, secret: string | undefined): Promise<boolean> {
  if (config.AUTH_SECRET) return config.AUTH_SECRET === secret;
  if (secret === undefined) return false;
  await writeFile(join(config.DATA_DIR, "auth-secret"), secret, { mode: 0o600, flush: true });
  return true;
}
