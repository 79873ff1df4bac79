import { readFile } from "node:fs/promises";
import { inspectMask, PhotoError } from "@tintery/photos/header";
import { Problem } from "../http/problem.ts";
import type { StagedFile } from "../platform/files/files.ts";

/**
 * Reads the header of an uploaded mask by its content; nothing is decoded.
 * @throws Problem `importance_unusable`
 */
export async function checkImportance(staged: StagedFile): Promise<void> {
  try {
    inspectMask(await readFile(staged.path));
  } catch (error) {
    throw error instanceof PhotoError ? new Problem(error.code) : error;
  }
}
