import * as z from "zod";

/**
 * A backup is one tar file: first what it holds, then the rows of all tables, then the files that those rows name, and last how it
 * ended. A file without that end is a part of a backup. Secrets are not in it.
 */
export const entries = {
  manifest: "tintery-backup.json",
  /** Rows as JSON, one a line, compressed. */
  table: (name: string) => `database/${name}.jsonl.gz`,
  /** Before the key of a file, which ends with the SHA-256 of its bytes. */
  files: "files/",
  end: "end.json",
} as const;

/** Backups of this form can be read here. */
export const formatVersion = 1;

/** A table as it lies in a backup. */
export const dumpedTable = z.object({
  /** Schema and name. */
  name: z.string().regex(/^(public|pgboss)\.[a-z_]+$/),
  rows: z.int().min(0),
  /** Of the compressed entry, in bytes. */
  size: z.int().min(0),
  /** Of the compressed entry, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type DumpedTable = z.output<typeof dumpedTable>;

/** What a backup begins with. */
export const manifest = z.object({
  format: z.literal(formatVersion),
  /** When its rows were read, ISO 8601. */
  made: z.string(),
  /** When the migrations were written that its tables have had. */
  migrations: z.array(z.number()).min(1),
  /** Each table comes after those that its rows name. */
  tables: z.array(dumpedTable),
});
export type Manifest = z.output<typeof manifest>;

/** What a backup ends with. */
export const ending = z.object({
  files: z.int().min(0),
  /** Bytes of all files. */
  bytes: z.int().min(0),
  /** Keys of files that were not there any more: deleted while it was made, or lost before. */
  missing: z.array(z.string()),
  /** Keys of files whose bytes are not those that were stored once. */
  damaged: z.array(z.string()),
});
export type Ending = z.output<typeof ending>;

/** Names of backups in a folder, and of what belongs to one. */
export const backupName = /^tintery-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/;
export const secretsBeside = (name: string) => name.replace(/(\.tar)?$/, ".secrets");
export const nameOfBackup = (at: Date) =>
  `tintery-${at
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-")}.tar`;
