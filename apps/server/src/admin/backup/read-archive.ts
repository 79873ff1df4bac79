import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Extract, extract } from "tar-stream";
import type * as z from "zod";
import { hashInKey, isKey } from "../../platform/files/file-key.ts";
import { type Files, WrongContent } from "../../platform/files/files.ts";
import { counted } from "../counted.ts";
import { AdminProblem } from "../exit-codes.ts";
import { type DumpedTable, type Ending, ending, entries, manifest, type Manifest } from "./archive-format.ts";

/** A table’s rows in a file, and what the backup says of them. */
export type ReadTable = DumpedTable & { path: string };

/** One file in a tar. */
type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/** What was read of a backup. */
export interface ReadBackup {
  manifest: Manifest;
  tables: ReadTable[];
  ending: Ending;
}

/** Where the parts of a backup go. */
export interface ReadParts {
  /** Says whether the backup may be restored, before anything is written; throws where not. */
  accept(manifest: Manifest): Promise<void>;
  /** For rows; it is there once the backup was accepted. */
  folder: string;
  files: Files;
  signal: AbortSignal;
  onFile: (count: number) => void;
}

/** Bytes of an entry that is read as a whole. */
const maxJson = 64 * 1024 * 1024;

/**
 * Reads a backup as a stream: stores its files, and puts its tables into a folder. Every byte is checked.
 * @throws AdminProblem `damaged`
 */
export async function readArchive(source: Readable, parts: ReadParts): Promise<ReadBackup> {
  const archive = extract();
  const fed = pipeline(source, archive, { signal: parts.signal });
  fed.catch(() => {});
  const reader = new Reader(parts);
  try {
    for await (const entry of archive) {
      parts.signal.throwIfAborted();
      await reader.take(entry);
      // what nobody has read would hold up what follows
      entry.resume();
    }
    await fed;
  } catch (error) {
    archive.destroy();
    if (error instanceof Error && /unexpected end of data|invalid tar header/i.test(error.message))
      throw damaged("It ends too early, or isn’t a backup of Tintery.", error);
    throw error;
  }
  return reader.end();
}

const damaged = (sentence: string, cause?: unknown) =>
  new AdminProblem("damaged", `The backup can’t be used. ${sentence}`, cause);

class Reader {
  readonly #parts: ReadParts;
  #manifest: Manifest | undefined;
  #ending: Ending | undefined;
  readonly #tables: ReadTable[] = [];
  /** Keys of files that are not what they were. */
  readonly #wrong: string[] = [];
  #files = 0;
  #bytes = 0;

  constructor(parts: ReadParts) {
    this.#parts = parts;
  }

  async take(entry: Entry): Promise<void> {
    const { name } = entry.header;
    if (!this.#manifest) {
      if (name !== entries.manifest) throw damaged("It doesn’t begin like a backup of Tintery.");
      this.#manifest = await readJson(entry, manifest);
      await this.#parts.accept(this.#manifest);
    } else if (name === entries.end) this.#ending = await readJson(entry, ending);
    else if (name.startsWith(entries.files)) await this.#store(entry, name.slice(entries.files.length));
    else
      await this.#keepRows(
        entry,
        this.#manifest.tables.find((table) => entries.table(table.name) === name),
      );
  }

  async #store(entry: Entry, key: string): Promise<void> {
    if (!isKey(key)) throw damaged(`It has a file that no picture can have: ${key}.`);
    const size = entry.header.size ?? 0;
    const expected = { size, sha256: hashInKey(key) };
    try {
      await this.#parts.files.put(key, Readable.from(entry), expected);
    } catch (error) {
      if (!(error instanceof WrongContent)) throw error;
      this.#wrong.push(key);
    }
    this.#files += 1;
    this.#bytes += size;
    this.#parts.onFile(this.#files);
  }

  async #keepRows(entry: Entry, table: DumpedTable | undefined): Promise<void> {
    if (!table) throw damaged(`It has something unknown: ${entry.header.name}.`);
    const path = join(this.#parts.folder, `${table.name}.jsonl.gz`);
    const hash = createHash("sha256");
    const hashed = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(Readable.from(entry), hashed, createWriteStream(path));
    if (hash.digest("hex") !== table.sha256)
      throw damaged(`The rows of ${table.name} aren’t what they were.`);
    this.#tables.push({ ...table, path });
  }

  end(): ReadBackup {
    const [read, last] = [this.#manifest, this.#ending];
    if (!read || !last || this.#tables.length !== read.tables.length) throw damaged("It ends too early.");
    if (this.#files !== last.files || this.#bytes !== last.bytes)
      throw damaged(`It has ${counted(this.#files, "file")} instead of ${last.files}.`);
    const wrong = this.#wrong.filter((key) => !last.damaged.includes(key));
    const [first] = wrong;
    if (first !== undefined) {
      const words = counted(
        wrong.length,
        `file isn’t what it was: ${first}`,
        `files aren’t what they were, such as ${first}`,
      );
      throw damaged(`${words}.`);
    }
    return { manifest: read, tables: this.#tables, ending: last };
  }
}

async function readJson<Schema extends z.ZodType>(entry: Entry, schema: Schema): Promise<z.output<Schema>> {
  if ((entry.header.size ?? 0) > maxJson) throw damaged(`${entry.header.name} is too large.`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  try {
    return schema.parse(JSON.parse(Buffer.concat(chunks).toString()));
  } catch (error) {
    throw damaged(`We can’t read ${entry.header.name}. A newer version of Tintery may have made it.`, error);
  }
}
