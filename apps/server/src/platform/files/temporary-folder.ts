import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { type FileHandle, open, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { type Expected, type StagedFile, StorageFull, TooManyBytes, WrongContent } from "./files.ts";

/** How little may be left on the disk before nothing more is accepted: a tenth of it, at most 2 GB. */
const maxFloor = 2_000_000_000;

/** Opens a file for writing; a seam for the tests that fill the disk. */
export type OpenForWriting = (path: string) => Promise<Pick<FileHandle, "write" | "sync" | "close">>;

/** What a temporary folder needs; `floorBytes` overrides the floor of free space. */
export interface TemporaryFolderOptions {
  folder: string;
  floorBytes?: number | undefined;
  openForWriting?: OpenForWriting | undefined;
}

/** The folder in which bytes wait until they are complete and checked. */
export class TemporaryFolder {
  readonly folder: string;
  readonly #floorBytes: number | undefined;
  readonly #openForWriting: OpenForWriting;

  constructor(options: TemporaryFolderOptions) {
    this.folder = options.folder;
    this.#floorBytes = options.floorBytes;
    this.#openForWriting = options.openForWriting ?? ((path) => open(path, "wx"));
    mkdirSync(this.folder, { recursive: true });
  }

  /** A path nobody has used yet. */
  path(extension = "tmp"): string {
    return join(this.folder, `${randomUUID()}.${extension}`);
  }

  /** Free bytes, and the floor below which nothing is accepted. */
  async room(): Promise<{ free: number; floor: number }> {
    const disk = await statfs(this.folder);
    const free = disk.bavail * disk.bsize;
    const floor = this.#floorBytes ?? Math.min(maxFloor, (disk.blocks * disk.bsize) / 10);
    return { free, floor };
  }

  /** Throws StorageFull when the disk is below its floor. */
  async checkRoom(): Promise<void> {
    const { free, floor } = await this.room();
    if (free < floor) throw new StorageFull();
  }

  /**
   * Writes bytes into a new temporary file, synced, and measures them on the way.
   * Throws TooManyBytes beyond the limit, StorageFull; nothing is left behind then.
   */
  async write(body: Uint8Array | Readable, limit: { bytes: number }): Promise<StagedFile> {
    await this.checkRoom();
    const path = this.path();
    const discard = () => rm(path, { force: true });
    try {
      const measured = await this.#writeAll(path, body, limit.bytes);
      return { ...measured, path, discard };
    } catch (error) {
      await discard();
      throw asStorageFull(error);
    }
  }

  /** Writes bytes that are known beforehand. Throws WrongContent when others arrive, and leaves nothing behind then. */
  async writeExpected(key: string, body: Uint8Array | Readable, expected: Expected): Promise<StagedFile> {
    const staged = await this.write(body, { bytes: Number.POSITIVE_INFINITY });
    if (staged.size === expected.size && staged.sha256 === expected.sha256) return staged;
    await staged.discard();
    throw new WrongContent(key, expected, staged);
  }

  async #writeAll(path: string, body: Uint8Array | Readable, maxBytes: number): Promise<Expected> {
    const file = await this.#openForWriting(path);
    const hash = createHash("sha256");
    let size = 0;
    try {
      for await (const chunk of body instanceof Uint8Array ? [body] : body) {
        const bytes: Uint8Array = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
        size += bytes.length;
        if (size > maxBytes) throw new TooManyBytes(maxBytes);
        hash.update(bytes);
        await writeWhole(file, bytes);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return { size, sha256: hash.digest("hex") };
  }

  /** Removes files older than an age in milliseconds and tells how many there were. */
  async sweep(olderThanMs: number): Promise<number> {
    const before = Date.now() - olderThanMs;
    let removed = 0;
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => null);
      if (!found || found.mtimeMs >= before) continue;
      await rm(path, { force: true, recursive: true });
      removed += 1;
    }
    return removed;
  }
}

// a nearly full disk takes a part of a write and reports no error
async function writeWhole(file: Pick<FileHandle, "write">, bytes: Uint8Array): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done);
    if (bytesWritten === 0) throw new StorageFull();
    done += bytesWritten;
  }
}

const fullCodes = new Set(["ENOSPC", "EDQUOT"]);

/** The error itself, or StorageFull when it says that a disk or a quota is full. */
export function asStorageFull(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && fullCodes.has(code) ? new StorageFull(error) : error;
}
