/** What each pixel of a page belongs to, so that the background can be left out; the more, the longer it stays. */
export const zones = { background: 0, calm: 1, subject: 2, contour: 3 } as const;

/**
 * The width of the pen in each zone, as factors on a type's own: the subject comes before what is around it. Chosen by eye
 * on eighteen photos: a child is seen first, and no line is too thin to color up to.
 */
export const penOfZone: readonly number[] = [0.72, 0.72, 1, 1.3];
