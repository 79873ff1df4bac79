import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Files } from "./files.ts";
import { LocalFiles } from "./local-files.ts";

/** Opens the place for pictures the configuration names. Rejects when a bucket cannot be used. */
export async function openFiles(config: Config): Promise<Files> {
  const floorBytes = config.FREE_DISK_MB === undefined ? undefined : config.FREE_DISK_MB * 1_000_000;
  if (!config.S3_BUCKET) return new LocalFiles({ folder: join(config.DATA_DIR, "files"), floorBytes });
  // the client is large, and most installations keep their files in a folder
  const { S3Files, s3PlaceOf } = await import("./s3-files.ts");
  const files = new S3Files({
    bucket: config.S3_BUCKET,
    ...s3PlaceOf(config),
    temporaryFolder: join(config.DATA_DIR, "tmp"),
    floorBytes,
  });
  await files.check();
  return files;
}
