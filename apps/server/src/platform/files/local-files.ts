import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { checkedKey, checkedPrefix } from "./file-key.ts";
import {
  type ByteRange,
  type Expected,
  FileMissing,
  type Files,
  type LocalCopy,
  type StagedFile,
  type StoredFile,
} from "./files.ts";
import { asStorageFull, type OpenForWriting, TemporaryFolder } from "./temporary-folder.ts";

/** A folder for files; `floorBytes` overrides the floor of free space, `openForWriting` is a seam for tests. */
export interface LocalFilesOptions {
  folder: string;
  floorBytes?: number | undefined;
  openForWriting?: OpenForWriting | undefined;
}

/** Files in a folder of this machine. */
export class LocalFiles implements Files {
  readonly description: string;
  readonly #folder: string;
  readonly #temporary: TemporaryFolder;

  constructor(options: LocalFilesOptions) {
    const { folder, floorBytes, openForWriting } = options;
    this.#folder = folder;
    // inside, so that a rename never crosses a file system; keys never begin with a dot
    this.#temporary = new TemporaryFolder({ folder: join(folder, ".tmp"), floorBytes, openForWriting });
    this.description = `local folder ${folder}`;
  }

  async put(key: string, body: Uint8Array | Readable, expected: Expected): Promise<void> {
    checkedKey(key);
    const staged = await this.#temporary.writeExpected(key, body, expected);
    await this.publish(key, staged);
  }

  async publish(key: string, staged: StagedFile): Promise<void> {
    const path = this.#path(key);
    try {
      await this.#moveInto(path, staged.path);
    } catch (error) {
      await staged.discard();
      throw asStorageFull(error);
    }
  }

  stage(body: Readable, limit: { bytes: number }): Promise<StagedFile> {
    return this.#temporary.write(body, limit);
  }

  async read(key: string): Promise<Buffer> {
    return readFile(this.#path(key)).catch(missing(key));
  }

  async stream(key: string, part?: ByteRange): Promise<Readable> {
    const file = await open(this.#path(key)).catch(missing(key));
    return file.createReadStream({ ...part });
  }

  async head(key: string): Promise<StoredFile | null> {
    const found = await stat(this.#path(key)).catch(ifMissing(null));
    return found?.isFile() ? { key, size: found.size, modified: found.mtime } : null;
  }

  async localCopy(key: string): Promise<LocalCopy> {
    if (!(await this.head(key))) throw new FileMissing(key);
    return { path: this.#path(key), release: async () => {} };
  }

  temporaryPath(extension?: string): string {
    return this.#temporary.path(extension);
  }

  async remove(key: string): Promise<void> {
    const path = this.#path(key);
    await rm(path, { force: true });
    // the image's own folder goes with its last file; a folder that is not empty stays
    await rmdir(dirname(path)).catch(() => {});
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    checkedPrefix(prefix);
    const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
    for await (const key of this.#keysIn(folder)) {
      const found = key.startsWith(prefix) ? await this.head(key) : null;
      if (found) yield found;
    }
  }

  /** Walks folder by folder, so that a million files are never held at once; one that goes meanwhile is passed over. */
  async *#keysIn(folder: string): AsyncGenerator<string> {
    const entries = await readdir(join(this.#folder, folder), { withFileTypes: true }).catch(ifMissing([]));
    for (const entry of entries) {
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) yield* this.#keysIn(`${folder}${entry.name}/`);
      else if (entry.isFile()) yield `${folder}${entry.name}`;
    }
  }

  room(): Promise<{ free: number; floor: number }> {
    return this.#temporary.room();
  }

  sweepTemporary(olderThanMs: number): Promise<number> {
    return this.#temporary.sweep(olderThanMs);
  }

  async close(): Promise<void> {}

  #path(key: string): string {
    return join(this.#folder, checkedKey(key));
  }

  async #moveInto(path: string, from: string): Promise<void> {
    const folder = dirname(path);
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#makeFolders(folder);
        await rename(from, path);
        return await syncFolder(folder);
      } catch (error) {
        // removing the last file of the image also removes its folder, perhaps just now
        if (attempt === 3 || !hasCode(error, "ENOENT")) throw error;
      }
    }
  }

  /** A new folder is only safe once the folder that holds its name is synced too. */
  async #makeFolders(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true });
    if (!first) return;
    for (let made = folder; made.length >= first.length; made = dirname(made))
      await syncFolder(dirname(made));
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Turns "no such file" into FileMissing and passes everything else on. */
function missing(key: string): (error: unknown) => never {
  return (error) => {
    throw isMissing(error) ? new FileMissing(key, error) : error;
  };
}

/** Turns "no such file" into a value and passes everything else on: a disk that cannot be read is no empty one. */
function ifMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isMissing(error)) return value;
    throw error;
  };
}

function isMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR");
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
