import type { Readable, Writable } from "node:stream";

/** A file that is being written: nothing is seen under its name before `commit`. */
export interface Written {
  stream: Writable;
  /** Shows it, whole and safe, under its name. */
  commit(): Promise<void>;
  /** Leaves nothing. */
  discard(): Promise<void>;
}

/** Where backups are: a folder, or a bucket’s part. */
export interface Place {
  /** How a person writes the place of a file in it. */
  address(name: string): string;
  /** Begins a file. Throws AdminProblem `refused` where there is one of its name, unless that is to be replaced. */
  write(name: string, options?: { replace: boolean }): Promise<Written>;
  /** Undefined where there is no file of the name. */
  read(name: string): Promise<Readable | undefined>;
  /** The names of all files right in it. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  close(): void;
}

/** A place, and the file’s name in it; none where the address is that of the place. */
export interface Addressed {
  place: Place;
  name: string | undefined;
}
