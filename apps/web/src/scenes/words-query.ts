import {
  defaultScenePainter,
  defaultSceneShape,
  type PromptPlan,
  sceneSeedRange,
  sceneShapes,
  wordsFields,
} from "@tintery/contract/tables";

/** The words that the address of the page brings along for its form, as they were painted before; null without any. */
export function planOfAddress(): PromptPlan | null {
  const query = new URLSearchParams(location.search);
  const prompt = query.get(wordsFields.prompt)?.trim();
  if (!prompt) return null;
  const seed = Number(query.get(wordsFields.seed) ?? sceneSeedRange.default);
  const isSeed = Number.isInteger(seed) && seed >= sceneSeedRange.min && seed <= sceneSeedRange.max;
  return {
    prompt,
    seed: isSeed ? seed : sceneSeedRange.default,
    shape: sceneShapes.find((shape) => shape === query.get(wordsFields.shape)) ?? defaultSceneShape,
    painter: defaultScenePainter,
  };
}

/** Whether the address of the page asks for words: its form then begins with them in place of a photo. */
export function asksForWords(): boolean {
  return new URLSearchParams(location.search).has(wordsFields.prompt);
}
