import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Says that another process already owns the folder of an embedded database. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another process uses the embedded database in ${folder}. ` +
        "Stop it first, choose another DATA_DIR, or set DATABASE_URL to run several processes.",
    );
    this.name = "FolderInUse";
  }
}

/**
 * Owns a folder until the returned function is called or the process dies. PGlite takes no lock of its own:
 * two processes on one folder lose rows without an error.
 *
 * The lock is an advisory file lock of the kernel, which Node offers only through SQLite. It frees itself at
 * `kill -9`, has no window between "is anybody there" and "now it is me", works across containers on one
 * machine, and knows no limit on the length of the path; a pid file or a unix socket each miss one of these.
 * Throws FolderInUse.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "owner.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUse(folder);
    throw error;
  }
  return () => lock.close();
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}
