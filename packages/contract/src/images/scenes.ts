/** Pictures that are painted from a prompt instead of being uploaded. Plain tables, no zod. */

/** Longest prompt; also the size attribute of the prompt field. */
export const promptLength = 600;
/** The only language prompts are understood in. */
export const promptLanguage = "en";

/** Who paints a prompt. It is said on the result page, so that nobody takes one for the other. */
export const scenePainters = ["scene-builder"] as const;
export type ScenePainter = (typeof scenePainters)[number];

/** Each seed is another picture of the same prompt. */
export const sceneSeedRange = { min: 0, max: 999_999, default: 1 } as const;

/** How the picture lies: wider than high, or higher than wide. */
export const sceneShapes = ["landscape", "portrait"] as const;
export type SceneShape = (typeof sceneShapes)[number];
export const defaultSceneShape: SceneShape = "landscape";

/** What a form sends of a picture from a prompt. */
export const sceneFields = { prompt: "prompt", seed: "promptSeed", shape: "promptShape" } as const;

/** What became of a word of a prompt: itself, something of its kind, or nothing. */
export const sceneMatches = ["drawn", "similar", "not-drawn"] as const;
export type SceneMatch = (typeof sceneMatches)[number];

/** A picture from a prompt as it is asked for; the same plan gives the same picture. */
export interface ScenePlan {
  readonly prompt: string;
  readonly seed: number;
  readonly shape: SceneShape;
}
