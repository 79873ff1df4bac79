/** What somebody who runs the service sees and does. Plain tables, no zod. */

/** What the log keeps of admins: each is one thing that was done, by whom, to what, and why. */
export const auditActions = [
  "grant_credits",
  "make_admin",
  "remove_admin",
  "retry_image",
  "invite",
  "revoke_invitation",
  "change_quota",
  "block_account",
  "unblock_account",
  "erase_account",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Credits that are given at once, and how long a reason may be. */
export const adminLimits = { credits: { min: 1, max: 10_000 }, reason: { min: 3, max: 300 } } as const;

/**
 * Limits of one user in place of the server's: megabytes that their pictures may take, and pictures that they may have unfinished. The
 * same ranges as of the server's own.
 */
export const quotaLimits = {
  keptMegabytes: { min: 1, max: 100_000_000 },
  maxUnfinished: { min: 1, max: 1000 },
} as const;

/** Rows of a list that are shown at once. */
export const adminPageSize = 30;
