import {
  defaultSceneShape,
  promptLength,
  type SceneShape,
  sceneSeedRange,
  sceneShapes,
  type ScenePlan,
} from "@tintery/contract/tables";
import { InvalidArgumentError, Option } from "commander";
import { CommandProblem } from "./exit-codes.ts";
import { numberOption, wordOption } from "./option-kinds.ts";

function readPrompt(text: string): string {
  const prompt = text.trim();
  if (prompt === "" || prompt.length > promptLength)
    throw new InvalidArgumentError(`Enter 1 to ${promptLength} characters.`);
  return prompt;
}

/** What every verb takes in place of a photo. */
export const promptOptions: readonly Option[] = [
  new Option(
    "--prompt <words>",
    `start from words in English instead of a photo, up to ${promptLength} characters. Scene Builder makes the picture from ready-made drawings (no AI)`,
  ).argParser(readPrompt),
  numberOption("seed", {
    ...sceneSeedRange,
    kind: "whole",
    step: 1,
    says: "another version of the same prompt",
  }),
  wordOption("shape", sceneShapes, defaultSceneShape, "orientation of a picture from a prompt"),
];

/** The options of a verb without those of a prompt, and what is asked to be painted; null where a photo is given. */
export function readPlan(
  photo: string | undefined,
  { prompt, seed, shape, ...values }: Readonly<Record<string, unknown>>,
): { plan: ScenePlan | null; values: Readonly<Record<string, unknown>> } {
  if (photo !== undefined && prompt !== undefined)
    throw new CommandProblem("usage", "Enter a PHOTO or --prompt, not both.");
  if (photo === undefined && prompt === undefined)
    throw new CommandProblem("usage", "Enter a PHOTO or --prompt.");
  if (prompt === undefined) return { plan: null, values };
  return { plan: { prompt: String(prompt), seed: Number(seed), shape: shape as SceneShape }, values };
}
