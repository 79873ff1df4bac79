import type { Argument, Option } from "commander";
import type { Config } from "../platform/config.ts";
import type { Database, OpenDatabase } from "../platform/database/database.ts";
import type { Files } from "../platform/files/files.ts";
import type { Log } from "../platform/logging.ts";
import type { Mail } from "../platform/mail.ts";
import type { Queue } from "../platform/queue.ts";
import type { Exit } from "./exit-codes.ts";

/** An opened database as commands use it. */
export type AdminDatabase = Pick<OpenDatabase, "kind" | "description"> & { db: Database };

/**
 * What a command works on: the parts of the server that runs, or parts opened for this command alone. Each part is opened when it is
 * first asked for.
 */
export interface AdminWorld {
  config: Config;
  /** The environment that the configuration was read from. */
  environment: Readonly<Record<string, string | undefined>>;
  /** The folder in which the command was given: paths begin there. */
  cwd: string;
  log: Log;
  /** Aborts when nobody waits for the command any more. */
  signal: AbortSignal;
  /** Tells a person how far it is, in one line. */
  progress(line: string): void;
  /** Rejects with an error that `isDatabaseAway` knows while there is none; its tables are left as they are. */
  database(): Promise<AdminDatabase>;
  /** Started; only for tables of this version. */
  queue(): Promise<Queue>;
  files(): Promise<Files>;
  mail(): Mail;
  /** Has open pages and remembered sessions of this process forget an account that is gone or kept out. */
  forget(userId: string, imageIds: readonly string[]): void;
}

/** What was typed behind a command’s name. */
export interface Given {
  args: readonly string[];
  options: Readonly<Record<string, unknown>>;
}

/** What a command has to say: to a person, and to a program (`--json`). */
export interface Said {
  text: string;
  facts: Readonly<Record<string, unknown>>;
  /** `ok` unless told. */
  exit?: Exit;
}

/** A command for administrators: `tintery admin <name>`. */
export interface AdminCommand {
  /** One word, or a group and a word. */
  readonly name: string;
  readonly summary: string;
  readonly arguments?: readonly Argument[];
  readonly options?: readonly Option[];
  /** Example command lines, without `tintery admin`, and what they do. */
  readonly examples: readonly (readonly [command: string, does: string])[];
  /** `server`: a server that runs on the embedded database runs it; `here`: the process that was started with it. */
  readonly place: "server" | "here";
  /** Whether the database’s tables must be those of this version. */
  readonly tables: "current" | "any";
  run(world: AdminWorld, given: Given): Promise<Said>;
  /** What it says where the settings are wrong; without it, they are a problem like others. */
  onWrongSettings?(sentences: readonly string[]): Said;
}
