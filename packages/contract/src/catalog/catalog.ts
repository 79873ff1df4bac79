/** The catalog's heart. */

/** Header with the token that the heart call reads from the page, and where the page holds it. */
export const csrfToken = { header: "x-csrf-token", meta: "csrf-token" } as const;
