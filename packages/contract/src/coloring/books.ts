/** The coloring-book wizard. Plain tables, no zod. */

export const bookPages = 100;

/** The wizard sends files 0 to 18, one fewer than its hint says. */
export const wizardFilesPerUpload = 19;

/** Milliseconds between two files of one upload. */
export const wizardUploadDelay = 500;
