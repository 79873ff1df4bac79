import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";

/** The secret that signs cookies: AUTH_SECRET, or one made once and kept in DATA_DIR for this machine's user only. */
export async function authSecret(config: Pick<Config, "AUTH_SECRET" | "DATA_DIR">): Promise<string> {
  if (config.AUTH_SECRET) return config.AUTH_SECRET;
  const path = join(config.DATA_DIR, "auth-secret");
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept.length >= 32) return kept;
  await mkdir(config.DATA_DIR, { recursive: true });
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  // of several processes that start at once, the first name wins and all read the same secret
  await link(own, path).catch(() => {});
  await rm(own);
  return readFile(path, "utf8");
}
