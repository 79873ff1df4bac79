import type { PromptPlan } from "@tintery/contract";
import { Problem } from "../http/problem.ts";
import type { ReceivedForm } from "../http/receive-form.ts";
import type { Files, StagedFile } from "../platform/files/files.ts";
import type { Upload } from "./create-image.ts";
import { photoProblem } from "./photo-problem.ts";
import { cleanImageName } from "./image-name.ts";
import type { SourceHeader } from "./source-types.ts";
import { stageScene } from "./stage-scene.ts";
import { stripStaged } from "../platform/files/strip-staged.ts";

/**
 * What an image is made from: a prompt where there is one, else the file of the form, of which a photo keeps nothing but the picture.
 * @param check tells what the file is, and refuses it
 * @throws Problem `no_file`, `damaged`, and those of the check; StorageFull
 */
export async function stageSource(
  files: Files,
  { file, plan }: Pick<ReceivedForm, "file"> & { plan: PromptPlan | null },
  check: (staged: StagedFile) => Promise<SourceHeader>,
): Promise<Pick<Upload, "staged" | "header" | "name" | "scene">> {
  if (plan) return stageScene(files, plan);
  if (!file) throw new Problem("no_file");
  const header = await check(file.staged);
  const staged = await stripStaged(files, file.staged).catch((error: unknown) => {
    throw photoProblem(error);
  });
  return { staged, header, name: cleanImageName(file.fileName) };
}
