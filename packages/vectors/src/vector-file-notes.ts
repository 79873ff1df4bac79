/** What somebody should know who gets something else than the whole file as their own program shows it. */
export const vectorFileNotes = [
  /** The file has several pages; this is the first. */
  "first_page_only",
  /** The drawing itself could not be read: this is the small preview that was saved with it. */
  "preview_only",
  /** Filters, linked pictures, or whatever else is not drawn, were left out, or what is drawn in a way of our own. */
  "parts_left_out",
  /** Text was drawn with fonts that may not be its own. */
  "fonts_replaced",
] as const;
export type VectorFileNote = (typeof vectorFileNotes)[number];
