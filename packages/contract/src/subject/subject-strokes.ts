/** Strokes that say what a photo is about, in every product. Plain tables, no zod. */

/** The field of a form that they come in, as JSON. */
export const subjectField = "subject";

/**
 * What a visitor may draw on a photo to say what it is about, and what not: strokes, numbers of all their points together,
 * and half the pen's width in shares of the longer side. A form's field holds no more text than that.
 */
export const subjectStrokeLimits = { strokes: 40, numbers: 1_000, radius: { min: 0.002, max: 0.1 } } as const;

/** A tap of the command line: half the pen's width, in shares of the longer side; a finger's. */
export const tapRadius = 0.015;
