/** The language of Scene Builder: from a prompt to a scene graph, and whether a prompt may and can be painted at all. */
export { drawnShare, isDrawable, shownWords, wellDrawnShare } from "./drawn-share.ts";
export { checkEnglish, type EnglishCheck } from "./english.ts";
export { judgePrompt, type PromptVerdict } from "./judge-prompt.ts";
export { parsePrompt } from "./parse-prompt.ts";
export { type PromptMode, promptModes } from "./prompt-grammar.ts";
export { randomPrompt } from "./random-prompt.ts";
export { unsafeCategory } from "./safety.ts";
export { type UnsafeCategory, unsafeCategories } from "./safety-rules.ts";
export type * from "./scene-graph.ts";
