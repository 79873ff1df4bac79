import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Files } from "./files.ts";
import { LocalFiles } from "./local-files.ts";

/** Opens the place for pictures the configuration names. */
export async function openFiles(config: Config): Promise<Files> {
  const floorBytes = config.FREE_DISK_MB === undefined ? undefined : config.FREE_DISK_MB * 1_000_000;
  return new LocalFiles({ folder: join(config.DATA_DIR, "files"), floorBytes });
}
