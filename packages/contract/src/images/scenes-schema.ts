import * as z from "zod";
import { textField, wholeField, wordField } from "../options/form-fields.ts";
import {
  defaultSceneShape,
  promptLength,
  sceneFields,
  sceneMatches,
  scenePainters,
  sceneSeedRange,
  sceneShapes,
  type ScenePlan,
} from "./scenes.ts";

/** What a form may carry in place of a file. */
export const sceneFormFields = {
  [sceneFields.prompt]: textField(promptLength).meta({
    description: "What to paint, in English; where there is one, it takes the place of the file",
  }),
  [sceneFields.seed]: wholeField(sceneSeedRange).meta({
    description: "Each seed is another picture of the same prompt",
  }),
  [sceneFields.shape]: wordField(sceneShapes, defaultSceneShape).meta({
    description: "How the picture of a prompt lies",
  }),
};
const sceneForm = z.object(sceneFormFields);

/** The picture that a form asks for by its prompt, read by `sceneFormFields`; null where it has none. */
export function scenePlanOf(form: z.infer<typeof sceneForm>): ScenePlan | null {
  const { prompt, promptSeed: seed, promptShape: shape } = form;
  return prompt === undefined ? null : { prompt, seed, shape };
}

/** A word or phrase of a prompt and what became of it; `as` names what is drawn in its stead. */
export const sceneWord = z.object({
  text: z.string(),
  match: z.enum(sceneMatches),
  as: z.string().nullable(),
});

/** What is known of a picture from a prompt. */
export const sceneFacts = z.object({
  painter: z.enum(scenePainters),
  prompt: z.string(),
  seed: z.int(),
  shape: z.enum(sceneShapes),
  words: z
    .array(sceneWord)
    .exactOptional()
    .meta({ description: "What became of each word, as it was really placed; once it is painted" }),
});
export type SceneFacts = z.infer<typeof sceneFacts>;
export type SceneWordFacts = z.infer<typeof sceneWord>;
