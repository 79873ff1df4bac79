import {
  type ModelWork,
  type PhotoPainter,
  type ProblemCode,
  type ScenePainter,
  type PromptPlan,
  sceneFields,
  unsafePromptProblems,
} from "@tintery/contract";
import { judgePrompt, type PromptVerdict } from "@tintery/scenes/words";
import { Problem } from "../http/problem.ts";

/**
 * What stands before every painter: a prompt that may not be painted, is not in English, or names nothing is refused. What it says is
 * kept nowhere then. Only Scene Builder has to know the things themselves.
 * @throws Problem one of `promptProblems`
 */
export function checkPrompt(prompt: string, painter?: ScenePainter | string): void {
  const code = problemOf(judgePrompt(prompt));
  if (code === "nothing_to_draw" && painter === "image-model") return;
  if (code) throw new Problem(code, { field: sceneFields.prompt });
}

/**
 * A picture that a visitor wants of the image model is never painted by anybody else.
 * @throws Problem `painter_missing`
 */
export function checkPainter({ painter }: Pick<PromptPlan, "painter">, hasPainter: boolean): void {
  if (painter === "image-model" && !hasPainter)
    throw new Problem("painter_missing", { field: sceneFields.painter });
}

/**
 * The work on a photo that a visitor wants of the image model, where it is wanted; our engine never does it in its stead.
 * @param field of the form
 * @throws Problem `painter_missing`
 */
export function modelWorkOf(asked: PhotoPainter, takesPhotos: boolean, field: string): ModelWork | undefined {
  if (asked !== "image-model") return undefined;
  if (!takesPhotos) throw new Problem("painter_missing", { field });
  return { painter: asked };
}

function problemOf(verdict: PromptVerdict): ProblemCode | null {
  if (verdict.is === "fine") return null;
  if (verdict.is === "unsafe") return unsafePromptProblems[verdict.category];
  return verdict.is === "foreign" ? "prompt_not_english" : "nothing_to_draw";
}
