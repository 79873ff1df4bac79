import * as z from "zod";
import { textField, wholeField, wordField } from "../options/form-fields.ts";
import {
  defaultPhotoPainter,
  defaultScenePainter,
  defaultSceneShape,
  photoPainters,
  promptLength,
  sceneFields,
  sceneMatches,
  scenePainters,
  sceneSeedRange,
  sceneShapes,
  type PromptPlan,
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
  [sceneFields.painter]: wordField(scenePainters, defaultScenePainter).meta({
    description:
      "Who paints a prompt: Scene Builder, or the image model that the server's operator has connected; never one in place of the other",
  }),
};
const sceneForm = z.object(sceneFormFields);

/** The picture that a form asks for by its prompt, read by `sceneFormFields`; null where it has none. */
export function scenePlanOf(form: z.infer<typeof sceneForm>): PromptPlan | null {
  const { prompt, promptSeed: seed, promptShape: shape, promptPainter: painter } = form;
  return prompt === undefined ? null : { prompt, seed, shape, painter };
}

/** A word or phrase of a prompt and what became of it; `as` names what is drawn in its stead. */
export const sceneWord = z.object({
  text: z.string(),
  match: z.enum(sceneMatches),
  as: z.string().nullable(),
});

/** What an image model says of a picture. */
const modelFacts = z.object({
  name: z.string().meta({ description: "What the operator calls it" }),
  model: z.string().nullable(),
  seed: z.int().nullable(),
  prompt: z.string().meta({ description: "As it was sent, with what helps a picture to be colored" }),
});

/** Of a picture whose photo an image model draws anew, its lines or its look; `by` once it has. */
export const modelWork = z.object({ painter: z.literal("image-model"), by: modelFacts.exactOptional() });
export type ModelWork = z.infer<typeof modelWork>;

/** Who draws a photo anew; `says` names both, and what becomes of what they draw. */
export const photoPainterField = (says: string) =>
  wordField(photoPainters, defaultPhotoPainter).meta({ description: says });

/** What is known of a picture from a prompt. */
export const sceneFacts = z.object({
  painter: z.enum(scenePainters),
  prompt: z.string(),
  seed: z.int(),
  shape: z.enum(sceneShapes),
  words: z
    .array(sceneWord)
    .exactOptional()
    .meta({ description: "What became of each word, as Scene Builder really placed it; once it is painted" }),
  by: modelFacts.exactOptional().meta({ description: "The image model that painted it; once it is painted" }),
});
export type SceneFacts = z.infer<typeof sceneFacts>;
export type SceneWordFacts = z.infer<typeof sceneWord>;
