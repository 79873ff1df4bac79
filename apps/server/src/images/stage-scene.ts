import { Readable } from "node:stream";
import { cleanTitle, type PromptPlan } from "@tintery/contract";
import type { Files } from "../platform/files/files.ts";
import type { Upload } from "./create-image.ts";

/** Far more than the longest prompt takes. */
const maxBytes = 10_000;

/** Writes down what shall be painted as the source of an image; the conversion has it painted as large as it needs it. */
export async function stageScene(
  files: Files,
  { prompt, seed, shape, painter }: PromptPlan,
): Promise<Pick<Upload, "staged" | "header" | "name" | "scene">> {
  const plan: PromptPlan = { prompt, seed, shape, painter };
  const staged = await files.stage(Readable.from([JSON.stringify(plan)]), { bytes: maxBytes });
  return {
    staged,
    // how large it becomes is the canvas' to say
    header: { type: "scene", width: 0, height: 0 },
    name: cleanTitle(prompt),
    scene: plan,
  };
}
