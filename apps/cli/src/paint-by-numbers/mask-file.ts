import { readFile } from "node:fs/promises";
import type { ImportanceMask } from "@tintery/engine";
import { decodeMask } from "@tintery/photos";
import { orRefused } from "../read-photo.ts";

/**
 * Reads a mask that lies over the whole photo: a small PNG, white where something matters, blue where little shall be.
 * @throws CommandProblem `photoRefused` when it is missing or no usable mask
 */
export function readMaskFile(path: string): Promise<ImportanceMask> {
  return orRefused(path, async () => decodeMask(await readFile(path)));
}
