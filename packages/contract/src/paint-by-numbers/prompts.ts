/** Random prompts for the prompt field. */

/** Characters a generated prompt may have; the field itself takes up to `promptLength`. */
export const randomPromptLength = { min: 10, max: 120 } as const;
