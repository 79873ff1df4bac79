/** Pictures that are painted from a prompt instead of being uploaded. Plain tables, no zod. */

import type { ProblemCode } from "../calls/problems.ts";

/** Longest prompt; also the size attribute of the prompt field. */
export const promptLength = 600;
/** The only language prompts are understood in. */
export const promptLanguage = "en";

/** Who paints a prompt. It is said on the result page, so that nobody takes one for the other. */
export const scenePainters = ["scene-builder", "image-model"] as const;
export type ScenePainter = (typeof scenePainters)[number];
/** Draws from its own stock, is there on every server, and shows a preview; the other one is only where its operator has connected one. */
export const defaultScenePainter: ScenePainter = "scene-builder";
/** The stage in which an image model paints, before the picture is converted as any other. */
export const paintStage = "paint";

/**
 * Who draws a photo anew before it is converted, as the lines of a coloring page or in the look of a painting: our own engine, or the
 * operator's image model, whose picture the engine converts. Never one in place of the other.
 */
export const photoPainters = ["tintery", "image-model"] as const;
export type PhotoPainter = (typeof photoPainters)[number];
export const defaultPhotoPainter: PhotoPainter = "tintery";
/** The field of a form, and of a picture's options, that says so, by what is drawn. */
export const photoPainterFields = { lines: "drawnBy", look: "lookBy" } as const;

/** Each seed is another picture of the same prompt. */
export const sceneSeedRange = { min: 0, max: 999_999, default: 1 } as const;

/** How the picture lies: wider than high, or higher than wide. */
export const sceneShapes = ["landscape", "portrait"] as const;
export type SceneShape = (typeof sceneShapes)[number];
export const defaultSceneShape: SceneShape = "landscape";

/** What a form sends of a picture from a prompt. */
export const sceneFields = {
  prompt: "prompt",
  seed: "promptSeed",
  shape: "promptShape",
  painter: "promptPainter",
} as const;

/** What became of a word of a prompt: itself, something of its kind, or nothing. */
export const sceneMatches = ["drawn", "similar", "not-drawn"] as const;
export type SceneMatch = (typeof sceneMatches)[number];

/** What is said about each category of what is not painted; a child in it changes nothing about the sentence. */
export const unsafePromptProblems = {
  sexual: "prompt_sexual",
  "sexual-minors": "prompt_sexual",
  violence: "prompt_violent",
  "self-harm": "prompt_self_harm",
  hate: "prompt_hateful",
  drugs: "prompt_drugs",
} as const satisfies Record<string, ProblemCode>;

/** Every reason for which a prompt is refused, in the order in which they are looked for. */
export const promptProblems = [
  ...new Set(Object.values(unsafePromptProblems)),
  "prompt_not_english",
  "nothing_to_draw",
] as const satisfies ProblemCode[];
export type PromptProblem = (typeof promptProblems)[number];

/** Every reason for which an image model gives no picture; only the last one is said before it is asked. */
export const painterProblems = [
  "painter_refused",
  "painter_quota",
  "painter_away",
  "painter_closed",
  "painter_nonsense",
  "painter_too_slow",
  "painter_missing",
] as const satisfies ProblemCode[];

/** A prompt that everybody can be shown as an example. */
export const examplePrompt = "a cat under a tree";

/** A picture from a prompt as it is asked for; the same plan gives the same picture, if Scene Builder paints it. */
export interface ScenePlan {
  readonly prompt: string;
  readonly seed: number;
  readonly shape: SceneShape;
}

/** What a form asks for by its words, and of whom. */
export interface PromptPlan extends ScenePlan {
  readonly painter: ScenePainter;
}
