import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { version } from "@tintery/contract/version";
import type { Seen } from "@tintery/engine";
import { decodeSeen, encodeSeen } from "@tintery/engine/see";

/** Photos of which is kept what was seen, some tens of kilobytes each. */
const maxKept = 100;

/** Where caches of a user lie (XDG Base Directory Specification). */
const folder = () => join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "tintery", "seen");

const hashOf = (parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

/**
 * What a photo shows, as an earlier command has seen it, or as `look` sees it now. Where nothing can be kept the photo is looked at each
 * time.
 * @param photo the bytes of its file
 */
export async function rememberSeen(photo: Uint8Array, look: () => Promise<Seen>): Promise<Seen> {
  const path = join(folder(), `${hashOf([photo, await program()])}.tsee`);
  const before = await read(path).catch(() => undefined);
  if (before) return before;
  const seen = await look();
  await keep(path, encodeSeen(seen)).catch(() => {});
  return seen;
}

/** Undefined where nothing was kept, or something else was. */
async function read(path: string): Promise<Seen | undefined> {
  const seen = decodeSeen(await readFile(path));
  const now = new Date();
  // those that were used last are kept
  await utimes(path, now, now);
  return seen;
}

/** What photos show is nobody else's: only their user reads it. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporary, bytes, { mode: 0o600 });
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
  for (const { path: old } of (await newestFirst(dirname(path))).slice(maxKept))
    await rm(old, { force: true });
}

async function newestFirst(place: string): Promise<{ path: string; used: number }[]> {
  const paths = (await readdir(place)).map((name) => join(place, name));
  const files = await Promise.all(paths.map(async (path) => ({ path, used: (await stat(path)).mtimeMs })));
  return files.toSorted((a, b) => b.used - a.used);
}

/** Folders of the program that looks: of this file, which a bundle has all code beside, of the engine's sources, and of weights. */
const places = [
  import.meta.url,
  ...["@tintery/engine/see", "@tintery/engine/weights/backbone.bin"].map((part) => import.meta.resolve(part)),
].map((file) => dirname(fileURLToPath(file)));

/** Names the program that looks, since another one sees otherwise: its version, and when each of its files was changed. */
async function program(): Promise<string> {
  return JSON.stringify([version, ...(await Promise.all(places.map(filesOf)))]);
}

async function filesOf(place: string): Promise<[name: string, changed: number][]> {
  // archives have no sources
  const names = (await readdir(place, { recursive: true }).catch(() => [])).toSorted();
  return Promise.all(names.map(async (name) => [name, (await stat(join(place, name))).mtimeMs]));
}
