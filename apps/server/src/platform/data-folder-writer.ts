import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { version } from "@tintery/contract/version";
import { lastMigration } from "./database/versions.ts";
import { NewerData, type Writer } from "./newer-data.ts";

const fileIn = (folder: string) => join(folder, "written-by.json");

/**
 * Refuses a data folder that a later version has written. It changes nothing there, so it comes before everything that opens
 * something in the folder: even a look into an embedded database would write to it.
 * @throws NewerData
 */
export async function refuseNewerFolder(folder: string): Promise<void> {
  const writer = await writerOf(folder);
  if (writer && writer.migration > (await lastMigration()))
    throw new NewerData(`the data folder ${folder}`, writer.version);
}

/** Writes into a data folder which version its data needs. A version that changes nothing about that leaves the earlier one there. */
export async function signFolder(folder: string): Promise<void> {
  const migration = await lastMigration();
  if ((await writerOf(folder))?.migration === migration) return;
  const writer: Writer = { version, migration };
  // several processes may share the folder
  const beside = `${fileIn(folder)}.${randomUUID()}.tmp`;
  await writeFile(beside, `${JSON.stringify(writer)}\n`);
  await rename(beside, fileIn(folder));
}

/** Undefined where nobody has signed yet, as before version 1.0.0. */
async function writerOf(folder: string): Promise<Writer | undefined> {
  try {
    return JSON.parse(await readFile(fileIn(folder), "utf8")) as Writer;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
