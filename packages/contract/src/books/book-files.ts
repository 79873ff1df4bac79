/** PDFs of coloring books. Plain tables, no zod. */

/** What a PDF can be while it is being made and afterwards. */
export const bookFileStatuses = ["waiting", "ready", "failed"] as const;

/** The PDFs that a print consists of: its pages, and for a printer on demand a cover of its own. */
export const bookFileParts = ["pages", "cover"] as const;
export type BookFilePart = (typeof bookFileParts)[number];

/** How many prints of a book are kept, the newest, and for how many days; how many may wait at once, of a book and of a visitor. */
export const bookFileLimits = { kept: 6, days: 7, waiting: 2, waitingOfVisitor: 10 } as const;
