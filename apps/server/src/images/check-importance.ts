import { readFile } from "node:fs/promises";
import { inspectMask } from "@tintery/photos/header";
import type { StagedFile } from "../platform/files/files.ts";
import { photoProblem } from "./photo-problem.ts";

/**
 * Reads the header of an uploaded mask by its content; nothing is decoded.
 * @throws Problem `importance_unusable`
 */
export async function checkImportance(staged: StagedFile): Promise<void> {
  try {
    inspectMask(await readFile(staged.path));
  } catch (error) {
    throw photoProblem(error);
  }
}
