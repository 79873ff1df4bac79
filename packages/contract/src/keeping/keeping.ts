import { bookFileLimits } from "../books/book-files.ts";
import { bookUndoHours } from "../books/books.ts";
import { idempotencyKeyHours } from "../images/images.ts";
import { siteVisitorDays } from "../sites/site-keys.ts";
import type { MessageKey } from "../texts/message-keys.ts";

/** Days that the administrator sets, by the names of their variables. */
export const keptDayVariables = ["GUEST_DAYS", "GUEST_PICTURE_DAYS"] as const;
export type KeptDays = Readonly<Record<(typeof keptDayVariables)[number], number>>;

/** One thing that is kept: what, and for how long, in one unit, as a variable says, or until somebody does something. */
type KeptRow = { readonly what: MessageKey } & (
  | { readonly days: number | keyof KeptDays }
  | { readonly hours: number }
  | { readonly minutes: number }
  | { readonly until: MessageKey }
);

/**
 * All that is kept of visitors, and for how long. Sweeps take their numbers from here, and the privacy page and docs/operators.md
 * show them. Whoever stores something new about visitors adds a row. Plain table, no zod.
 */
export const keeping = {
  guestPictures: { what: "privacy.guest_pictures", days: "GUEST_PICTURE_DAYS" },
  accountThings: { what: "privacy.account_things", until: "privacy.until_deleted" },
  guestThings: { what: "privacy.guest_things", until: "privacy.until_removed" },
  ratings: { what: "privacy.ratings", until: "privacy.with_picture" },
  shareLinks: { what: "privacy.links", until: "privacy.until_off" },
  deletedPictures: { what: "privacy.deleted_pictures", hours: 1 },
  deletedBooks: { what: "privacy.deleted_books", hours: bookUndoHours },
  bookPrints: { what: "privacy.book_prints", days: bookFileLimits.days },
  strayFiles: { what: "privacy.stray_files", days: 7 },
  guests: { what: "privacy.guests", days: "GUEST_DAYS" },
  siteGuests: { what: "privacy.site_guests", days: siteVisitorDays.guest },
  sessions: { what: "privacy.sessions", days: 365 },
  mailedLinks: { what: "privacy.mailed_links", minutes: 60 },
  invitations: { what: "privacy.invitations", days: 30 },
  attempts: { what: "privacy.attempts", days: 1 },
  forms: { what: "privacy.forms", hours: idempotencyKeyHours },
  keyUses: { what: "privacy.key_uses", days: 30 },
  webhookLog: { what: "privacy.webhook_log", days: 30 },
  paymentMessages: { what: "privacy.payment_messages", days: 60 },
  payments: { what: "privacy.payments", until: "privacy.without_name" },
  jobs: { what: "privacy.jobs", hours: 24 },
} as const satisfies Record<string, KeptRow>;

/** The rows in the order in which they are shown. */
export const keepingRows: readonly KeptRow[] = Object.values(keeping);
