import { readFile } from "node:fs/promises";
import { decodePicture, type Edit, encodePicture, revise } from "@tintery/engine";
import type { ChildResult } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { writeMadeFile } from "./made-files.ts";
import { drawPreviews, summarize } from "./previews.ts";

/** Revises a stored model and draws what the pages show of it. */
export async function reviseFile(
  task: { model: string; folder: string; edit: Edit },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  const picture = revise(decodePicture(await readFile(task.model)), task.edit);
  const { painting, numbers, thumbnail } = await drawPreviews(picture, task.folder);
  const bytes = encodePicture(picture);
  const model = await writeMadeFile(task.folder, "model", { bytes, extension: "tpbn" });
  return { files: [painting, numbers, thumbnail, model], summary: summarize(picture) };
}
