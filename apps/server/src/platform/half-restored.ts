import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config.ts";

/** The folder in a data folder in which a restore works, and which is there until it has ended well. */
export function restoringFolder(dataFolder: string): string {
  return join(dataFolder, "restoring");
}

/** Throws ConfigError where a restore into a data folder was stopped half way: pictures may be missing. */
export function expectWhole(dataFolder: string): void {
  if (existsSync(restoringFolder(dataFolder)))
    throw new ConfigError([
      `A restore into ${dataFolder} hasn’t finished. Run it again, or empty the folder and the database.`,
    ]);
}
