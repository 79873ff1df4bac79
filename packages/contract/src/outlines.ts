/** SVG outlines (the API says coloring-svg). Plain tables, no zod. */

export const outlinesPrecisions = ["high", "normal", "low", "lowest"] as const;
export type OutlinesPrecision = (typeof outlinesPrecisions)[number];
export const defaultOutlinesPrecision: OutlinesPrecision = "normal";

/** Milliseconds between two files of one upload. */
export const outlinesUploadDelay = 500;

/** What the outlines form's file picker offers: photos and drawings. */
export const outlinesFileExtensions = ["png", "jpg", "svg", "ai", "eps"] as const;
