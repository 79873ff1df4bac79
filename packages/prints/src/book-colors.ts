/**
 * Inks of a book. All that is not colored on purpose is black or a neutral gray: warm tones would be printed in dots of several inks, and
 * take color from printers at home.
 */
export const bookColors = {
  ink: "#000000",
  soft: "#404040",
  line: "#808080",
  /** Patterns on reverses: seen, and no trouble where colors shine through. */
  faint: "#d2d2d2",
} as const;

/** Pencils of a cover: the colors of our screens in daylight. */
export const pencilColors = ["#b4431f", "#d99a1c", "#3d7a4e", "#2b6c8f", "#9a3b63"] as const;
