import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";

/** The committed SQL that brings any older database to the newest schema. */
export const migrationsFolder = join(packageFolder, "migrations");

/** The moment of the last migration that this version knows, in milliseconds. Those of later versions are later. */
export async function lastMigration(): Promise<number> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, "meta", "_journal.json"), "utf8")) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}
