import type { Config } from "../../platform/config.ts";
import { AdminProblem } from "../exit-codes.ts";
import { openFolder } from "./folder-place.ts";
import type { Addressed } from "./place.ts";

/** Opens what an address says: a path, that begins in `cwd`, or `s3://BUCKET/FOLDER/`. What ends with a slash is a folder. */
export async function openPlace(config: Config, cwd: string, address: string): Promise<Addressed> {
  if (!address.startsWith("s3://")) return openFolder(cwd, address);
  if (!/^s3:\/\/[^/]+/.test(address))
    throw new AdminProblem("usage", `${address} must name a bucket, such as s3://backups/tintery/.`);
  // the client is large
  const { openBucket } = await import("./bucket-place.ts");
  return openBucket(config, address);
}
