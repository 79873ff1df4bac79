import { constants } from "node:fs";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { CommandProblem } from "./exit-codes.ts";
import { systemReason } from "./system-reason.ts";
import type { MadeFile } from "./verb.ts";

/** Makes sure, before the long work, that results can be written to a directory; creates it when missing. */
export async function prepareDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CommandProblem("cannotWrite", `${directory}: ${systemReason(error)}`);
  }
}

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes files under temporary names and renames them when all are complete, so that no reader ever sees half a
 * file. When writing fails or `stop` fires, nothing temporary stays and no old result is half overwritten.
 * @returns the paths, in the order of the files
 */
export async function writeFiles(
  directory: string,
  files: readonly MadeFile[],
  stop: AbortSignal,
): Promise<string[]> {
  const pairs = files.map(({ name, content }) => {
    const path = join(directory, name);
    return { content, path, temporary: join(directory, `.${name}.${process.pid}.part`) };
  });
  try {
    for (const { content, temporary } of pairs) {
      stop.throwIfAborted();
      await writeWhole(temporary, content);
    }
    stop.throwIfAborted();
    for (const { path, temporary } of pairs) await rename(temporary, path);
  } catch (error) {
    await Promise.all(pairs.map(({ temporary }) => rm(temporary, { force: true })));
    if (stop.aborted) throw stop.reason;
    throw new CommandProblem("cannotWrite", `${directory}: ${systemReason(error)}`);
  }
  return pairs.map(({ path }) => path);
}
