import type { Readable } from "node:stream";

/** What a file must be once stored: its length in bytes and its SHA-256, hexadecimal. */
export interface Expected {
  size: number;
  sha256: string;
}

/** Bytes of a file, the last one included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored file as a listing shows it. */
export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
  modified: Date;
}

/** Uploaded bytes that lie in a temporary file, measured and hashed, and not yet stored. */
export interface StagedFile extends Expected {
  /** A path on this machine, readable by children. */
  path: string;
  /** Removes the temporary file; does nothing when it was published. */
  discard(): Promise<void>;
}

/** A stored file as a path on this machine; call `release` when done. */
export interface LocalCopy {
  path: string;
  release(): Promise<void>;
}

/**
 * Where pictures lie: a folder or an object store, alike in everything a caller can see. Keys come from
 * `fileKey` and name their content, so a stored file never changes; nothing is visible under its key before
 * it is complete, checked and (on disk) synced.
 */
export interface Files {
  /** One line for the start banner, without secrets. */
  readonly description: string;
  /** Stores bytes under a key. Throws WrongContent when they are not what was expected, StorageFull when there is no room. */
  put(key: string, body: Uint8Array | Readable, expected: Expected): Promise<void>;
  /** Stores a finished temporary file under a key; the temporary file is gone afterwards. */
  publish(key: string, staged: StagedFile): Promise<void>;
  /**
   * Writes a stream into a temporary file. Throws TooManyBytes beyond the limit and StorageFull below the floor of free space.
   */
  stage(body: Readable, limit: { bytes: number }): Promise<StagedFile>;
  /** All bytes of a file. Throws FileMissing. */
  read(key: string): Promise<Buffer>;
  /** A file as a stream, or a part of it that lies within. Throws FileMissing before the stream begins. */
  stream(key: string, part?: ByteRange): Promise<Readable>;
  /** Length and age of a file, or null. */
  head(key: string): Promise<StoredFile | null>;
  /** A path a child process can read. Throws FileMissing. */
  localCopy(key: string): Promise<LocalCopy>;
  /** A new path for a temporary file, for a child process to write to; swept when older than an hour. */
  temporaryPath(extension?: string): string;
  /** Forgets a file; one that is not there is fine. */
  remove(key: string): Promise<void>;
  /** All files whose key begins with the prefix, in no promised order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Free bytes where temporary files are written, and the floor below which nothing is taken. */
  room(): Promise<{ free: number; floor: number }>;
  /** Removes temporary files older than an age and tells how many. */
  sweepTemporary(olderThanMs: number): Promise<number>;
  close(): Promise<void>;
}

/** There is no room to store a file, or too little would be left. Not the visitor's fault and worth a retry. */
export class StorageFull extends Error {
  constructor(cause?: unknown) {
    super("The storage has no room left.", { cause });
    this.name = "StorageFull";
  }
}

/** No file is stored under a key. */
export class FileMissing extends Error {
  constructor(key: string, cause?: unknown) {
    super(`No file is stored as ${key}.`, { cause });
    this.name = "FileMissing";
  }
}

/** The bytes that arrived are not the ones that were announced. */
export class WrongContent extends Error {
  constructor(key: string, expected: Expected, got: Expected) {
    super(
      `${key} must have ${expected.size} bytes with SHA-256 ${expected.sha256}, ` +
        `got ${got.size} bytes with ${got.sha256}.`,
    );
    this.name = "WrongContent";
  }
}

/** A stream went on beyond the bytes it may have. */
export class TooManyBytes extends Error {
  constructor(limit: number) {
    super(`More than the allowed ${limit} bytes arrived.`);
    this.name = "TooManyBytes";
  }
}
