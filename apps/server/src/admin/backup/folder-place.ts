import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { AdminProblem } from "../exit-codes.ts";
import type { Addressed, Place, Written } from "./place.ts";

/** What a file is called while it is written. */
const partOf = (name: string) => `.${name}.part`;
/** A part that nobody has written to for so long was left by a command that was killed. */
const abandonedMs = 24 * 3_600_000;

/** Opens a folder of this machine; it is made where it is missing. */
export async function openFolder(cwd: string, address: string): Promise<Addressed> {
  const path = resolve(cwd, address);
  const found = await stat(path).catch(() => null);
  const isFolder = found?.isDirectory() ?? /[/\\]$/.test(address);
  return isFolder
    ? { place: folderPlace(path), name: undefined }
    : { place: folderPlace(dirname(path)), name: basename(path) };
}

function folderPlace(folder: string): Place {
  const list = () => readdir(folder).catch((): string[] => []);
  return {
    address: (name) => join(folder, name),
    async write(name, { replace } = { replace: false }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const each of await list()) await forgetAbandoned(folder, each);
      if (!replace && (await list()).includes(name))
        throw new AdminProblem("refused", `${join(folder, name)} exists already.`);
      return writeFileIn(folder, name);
    },
    async read(name) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? createReadStream(path) : undefined;
    },
    list,
    remove: (name) => rm(join(folder, name), { force: true }),
    close() {},
  };
}

async function forgetAbandoned(folder: string, name: string): Promise<void> {
  if (!/^\.tintery-.*\.part$/.test(name)) return;
  const found = await stat(join(folder, name)).catch(() => null);
  if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(join(folder, name), { force: true });
}

async function writeFileIn(folder: string, name: string): Promise<Written> {
  const part = join(folder, partOf(name));
  await rm(part, { force: true });
  const file = await open(part, "wx", 0o600);
  const stream = file.createWriteStream({ flush: true });
  return {
    stream,
    async commit() {
      await rename(part, join(folder, name));
      const handle = await open(folder);
      await handle.sync().finally(() => handle.close());
    },
    async discard() {
      stream.destroy();
      await rm(part, { force: true });
    },
  };
}
