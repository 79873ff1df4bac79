import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "./config.ts";

/** Every bit that lets the group or the others of the machine in. */
const others = 0o077;

/**
 * Has this process, and those it starts, write files only its own user can read, and takes the data folder, with
 * everything in it, from others who could read it: photos, letters, the database and the secret that signs cookies.
 * @throws ConfigError where the folder is another user's, or can't be made
 */
export async function keepPrivate(folder: string): Promise<void> {
  process.umask(others);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new ConfigError([`We can’t make the folder of DATA_DIR, ${folder}: ${error.message}`]);
  });
  // closed first; what lies below can then no longer be reached, and may take its time
  await chmod(folder, 0o700).catch((error: unknown) => {
    if (!hasCode(error, "EPERM")) throw error;
    throw new ConfigError([`DATA_DIR must be a folder of the user who runs Tintery. Now it’s ${folder}.`]);
  });
  // a folder is closed after what it holds, so in one that is closed nothing is left to do, however many pictures it has
  for (const entry of await readdir(folder)) await closeToOthers(join(folder, entry), { whole: false });
}

/**
 * Takes a file, or a folder with all that it holds, from everybody but its user.
 * @param whole false to trust that a folder which is closed itself holds only closed things
 */
export async function closeToOthers(path: string, { whole = true } = {}): Promise<void> {
  try {
    const found = await stat(path);
    const isOpen = (found.mode & others) !== 0;
    if (found.isDirectory() && (isOpen || whole))
      for (const entry of await readdir(path)) await closeToOthers(join(path, entry), { whole });
    if (isOpen) await chmod(path, found.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    // another process that shares the folder may just have removed it
    if (!hasCode(error, "ENOENT")) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
