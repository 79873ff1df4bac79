import type { Readable, Writable } from "node:stream";
import type { Config } from "../../platform/config.ts";
import { AdminProblem } from "../exit-codes.ts";
import { openFolder } from "./folder-place.ts";

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
  /** Begins a file. Throws AdminProblem `refused` where there is one of its name. */
  write(name: string): Promise<Written>;
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

/** Opens what an address says: a path, that begins in `cwd`, or `s3://BUCKET/FOLDER/`. What ends with a slash is a folder. */
export async function openPlace(config: Config, cwd: string, address: string): Promise<Addressed> {
  if (!address.startsWith("s3://")) return openFolder(cwd, address);
  if (!/^s3:\/\/[^/]+/.test(address))
    throw new AdminProblem("usage", `${address} must name a bucket, such as s3://backups/tintery/.`);
  // the client is large
  const { openBucket } = await import("./bucket-place.ts");
  return openBucket(config, address);
}
