import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { stripMetadata } from "@tintery/photos/header";
import type { Files, StagedFile } from "./files.ts";

/** The photo before, whose bytes are in memory until it is done: of many that arrive at once, only one's are. */
let before: Promise<unknown> = Promise.resolve();

/**
 * A staged photo without its place, time, camera and all else that it says beside the picture; what is stored is named by the hash of what
 * is left. The file that was staged is gone afterwards, or is the one that comes back.
 * @throws StorageFull, and PhotoError as `stripMetadata`
 */
export function stripStaged(files: Files, staged: StagedFile): Promise<StagedFile> {
  const mine = before.then(() => strip(files, staged));
  before = mine.catch(() => {});
  return mine;
}

async function strip(files: Files, staged: StagedFile): Promise<StagedFile> {
  const bytes = await readFile(staged.path);
  const stripped = stripMetadata(bytes);
  if (stripped === bytes) return staged;
  const rest = await files.stage(Readable.from([stripped]), { bytes: staged.size });
  await staged.discard();
  return rest;
}
