import { mkdir, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Argument, InvalidArgumentError, Option } from "commander";
import { sql } from "drizzle-orm";
import { authSecret } from "../../platform/auth-secret.ts";
import { namedKeys } from "../../platform/files/named-keys.ts";
import type { AdminCommand, AdminDatabase, AdminWorld } from "../admin-command.ts";
import { counted } from "../counted.ts";
import { AdminProblem } from "../exit-codes.ts";
import { backupName, type Ending, nameOfBackup, secretsBeside } from "./archive-format.ts";
import { dumpTables } from "./dump-tables.ts";
import { openPlace } from "./open-place.ts";
import type { Place } from "./place.ts";
import { writeArchive } from "./write-archive.ts";

/** What a file with a secret begins with. */
const secretLine = "AUTH_SECRET=";

/** A long backup says this often how far it is. */
const filesPerLine = 1000;

function asCount(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1 to 9999.");
}

/** Writes everything of a server into one file, and its secret into another. */
export const backup: AdminCommand = {
  name: "backup",
  summary: "write the database and all pictures into one file",
  arguments: [new Argument("<TO>", "a folder, a file, or s3://BUCKET/FOLDER/")],
  options: [
    new Option(
      "--keep <COUNT>",
      "afterwards delete older backups in the folder, but keep this many",
    ).argParser(asCount),
    new Option(
      "--secrets <FILE>",
      "file for the secret that signs cookies, instead of one beside the backup",
    ),
  ],
  examples: [
    ["backup /mnt/backups/ --keep 7", "one more backup, and at most seven in all"],
    [
      "backup s3://backups/tintery/ --secrets /root/tintery.secrets",
      "to a bucket, with the secret elsewhere",
    ],
  ],
  place: "server",
  tables: "any",
  async run(world, { args, options }) {
    const { place, name } = await openPlace(world.config, world.cwd, args[0] ?? "");
    try {
      const keep = typeof options.keep === "number" ? options.keep : undefined;
      if (name !== undefined && keep !== undefined)
        throw new AdminProblem(
          "usage",
          "--keep needs a folder. End it with a slash if it doesn’t exist yet.",
        );
      const made = new Date();
      const file = name ?? nameOfBackup(made);
      const secrets =
        typeof options.secrets === "string" ? options.secrets : place.address(secretsBeside(file));
      await expectSecrets(world, secrets);
      const ending = await writeBackup(world, { place, file, made, secrets });
      const isWhole = ending.lost.length === 0 && ending.damaged.length === 0;
      // an older one may have what this one lacks
      const removed = isWhole && keep !== undefined ? await removeOlder(place, keep) : [];
      const facts = { file: place.address(file), secrets, ...ending, removed };
      const megabytes = (ending.bytes / 1e6).toFixed(1);
      const lines = [
        `${facts.file}: ${counted(ending.rows, "row")} of ${counted(ending.tables, "table")}, and ${counted(ending.files, "file")} (${megabytes} MB).`,
        `${secrets}: the secret that signs cookies and share links. Keep it apart.`,
        ...(ending.missing.length > 0
          ? [`${counted(ending.missing.length, "file was", "files were")} deleted meanwhile.`]
          : []),
        ...(removed.length > 0 ? [`Deleted ${counted(removed.length, "older backup")}.`] : []),
        ...ending.lost.map((key) => `Lost before the backup: ${key}`),
        ...ending.damaged.map((key) => `Damaged before the backup: ${key}`),
        ...(isWhole || keep === undefined ? [] : ["Older backups are kept: they may have these files."]),
      ];
      return { text: lines.join("\n"), facts, exit: isWhole ? "ok" : "damaged" };
    } finally {
      place.close();
    }
  },
};

interface Target {
  place: Place;
  file: string;
  made: Date;
  /** Address of the file for secrets. */
  secrets: string;
}

async function writeBackup(
  world: AdminWorld,
  { place, file, made, secrets }: Target,
): Promise<Ending & { rows: number; tables: number; lost: string[] }> {
  const database = await world.database();
  const files = await world.files();
  // beside other temporary files, so that what a killed command leaves is swept
  const folder = files.temporaryPath("backup");
  await mkdir(folder);
  const target = await place.write(file);
  try {
    world.progress("Reading the database.");
    const dump = await dumpTables(database, folder, world.signal);
    const onFile = (count: number) => {
      if (count % filesPerLine === 0) world.progress(`${count} files.`);
    };
    const { signal } = world;
    const ending = await writeArchive({ dump, made, files, signal, onFile }, target.stream);
    await writeSecrets(world, secrets);
    await target.commit();
    const rows = dump.tables.reduce((total, table) => total + table.rows, 0);
    const lost = await stillNamed(database, ending.missing);
    const missing = ending.missing.filter((key) => !lost.includes(key));
    return { ...ending, missing, lost, rows, tables: dump.tables.length };
  } catch (error) {
    await target.discard();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of the keys of files that are not there, those that rows still name: their files were not deleted, but lost. */
async function stillNamed({ db }: AdminDatabase, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from (${namedKeys}) named
    where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)) order by key`);
  return rows.map(({ key }) => key);
}

/** Throws AdminProblem where the address for the secret has something else: only another night’s secret is replaced. */
async function expectSecrets({ config, cwd }: AdminWorld, address: string): Promise<void> {
  const { place, name } = await openPlace(config, cwd, address);
  try {
    if (name === undefined)
      throw new AdminProblem("usage", `--secrets must be a file, and ${address} is a folder.`);
    let begin = "";
    // a stream that is left is destroyed
    for await (const chunk of (await place.read(name)) ?? []) {
      begin += String(chunk);
      if (begin.length >= secretLine.length) break;
    }
    if (begin && !begin.startsWith(secretLine))
      throw new AdminProblem(
        "refused",
        `${address} exists already, and it isn’t the secret of a backup. Choose another file with --secrets.`,
      );
  } finally {
    place.close();
  }
}

/** As an environment file, which both people and a restore read. */
async function writeSecrets({ config, cwd }: AdminWorld, address: string): Promise<void> {
  const { place, name } = await openPlace(config, cwd, address);
  try {
    // every night’s is the same
    const target = await place.write(name ?? "", { replace: true });
    try {
      await pipeline(Readable.from([`${secretLine}${await authSecret(config)}\n`]), target.stream);
      await target.commit();
    } catch (error) {
      await target.discard();
      throw error;
    }
  } finally {
    place.close();
  }
}

/** Removes all but the newest backups, with their secrets; returns their names. */
async function removeOlder(place: Place, keep: number): Promise<string[]> {
  const names = (await place.list()).filter((name) => backupName.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) {
    await place.remove(name);
    await place.remove(secretsBeside(name));
  }
  return old;
}
