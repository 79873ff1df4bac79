import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack, type Pack } from "tar-stream";
import { hashInKey } from "../../platform/files/file-key.ts";
import { FileMissing, type Files } from "../../platform/files/files.ts";
import { type Ending, entries, formatVersion, manifest, type Manifest } from "./archive-format.ts";
import type { Dump } from "./dump-tables.ts";

/** What an archive is made of. */
export interface ArchiveParts {
  dump: Dump;
  made: Date;
  files: Files;
  signal: AbortSignal;
  /** Hears how many files are in it. */
  onFile: (count: number) => void;
}

/** Writes a backup as a stream, of which a few chunks are in memory. Rejects when `target` fails, or on `signal`. */
export async function writeArchive(parts: ArchiveParts, target: Writable): Promise<Ending> {
  const archive = pack();
  const written = pipeline(Readable.from(archive), target, { signal: parts.signal });
  // it is told below, wherever an entry waits for it
  written.catch(() => {});
  const add = adder(archive, written);
  try {
    const ending = await addAll(parts, add);
    archive.finalize();
    await written;
    return ending;
  } catch (error) {
    archive.destroy();
    await written.catch(() => {});
    throw error;
  }
}

type Add = (name: string, size: number, chunks: AsyncIterable<Uint8Array>) => Promise<void>;

async function addAll({ dump, made, files, signal, onFile }: ArchiveParts, add: Add): Promise<Ending> {
  const addJson = (name: string, value: object) => {
    const bytes = Buffer.from(JSON.stringify(value, null, 2));
    return add(name, bytes.length, Readable.from([bytes]));
  };
  // one that no restore could read is not written
  const begin: Manifest = manifest.parse({
    format: formatVersion,
    made: made.toISOString(),
    migrations: dump.migrations,
    tables: dump.tables.map(({ path: _, ...table }) => table),
  });
  await addJson(entries.manifest, begin);
  for (const { name, size, path } of dump.tables)
    await add(entries.table(name), size, createReadStream(path));
  const ending: Ending = { files: 0, bytes: 0, missing: [], damaged: [] };
  for await (const key of createInterface({ input: createReadStream(dump.keys) })) {
    signal.throwIfAborted();
    const file = await openFile(files, key);
    if (!file) {
      ending.missing.push(key);
      continue;
    }
    const hash = createHash("sha256");
    await add(entries.files + key, file.size, hashed(file.stream, hash));
    if (hash.digest("hex") !== hashInKey(key)) ending.damaged.push(key);
    ending.files += 1;
    ending.bytes += file.size;
    onFile(ending.files);
  }
  await addJson(entries.end, ending);
  return ending;
}

/** A stored file, opened; undefined where it was deleted since its row was read. */
async function openFile(files: Files, key: string): Promise<{ size: number; stream: Readable } | undefined> {
  const found = await files.head(key);
  if (!found) return undefined;
  try {
    return { size: found.size, stream: await files.stream(key) };
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
}

async function* hashed(stream: Readable, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Adds entries one after the other, each no faster than the archive is taken. */
function adder(archive: Pack, written: Promise<void>): Add {
  // whoever waits for a target that failed would wait for good
  const failed = written.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  return async (name, size, chunks) => {
    let entry: ReturnType<Pack["entry"]> | undefined;
    const ended = new Promise<void>((resolve, reject) => {
      entry = archive.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    });
    if (!entry) throw new Error("tar-stream gave no entry");
    // it is told by whoever waits for it, below
    ended.catch(() => {});
    for await (const chunk of chunks)
      if (!entry.write(chunk)) await Promise.race([once(entry, "drain"), ended, failed]);
    entry.end(null);
    await Promise.race([ended, failed]);
  };
}
