/** Random prompts for the prompt field. Plain tables, no zod. */

/** Characters a generated prompt may have; the field itself takes up to `promptLength`. */
export const randomPromptLength = { min: 10, max: 120 } as const;

/** What a random prompt may be about. */
export const randomPromptModes = ["surprise", "kids", "landscape", "pets", "season"] as const;
export type RandomPromptMode = (typeof randomPromptModes)[number];
export const defaultRandomPromptMode: RandomPromptMode = "surprise";

/** What a kind of random prompt is called. */
export const randomPromptModeTexts = {
  surprise: "prompts.mode_surprise",
  kids: "prompts.mode_kids",
  landscape: "prompts.mode_landscape",
  pets: "prompts.mode_pets",
  season: "prompts.mode_season",
} as const satisfies Record<RandomPromptMode, string>;
