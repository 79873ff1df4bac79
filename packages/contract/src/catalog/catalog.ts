/** The catalog: our own pictures to color. Plain tables, no zod. */

/**
 * Header with the token that the heart call reads from the page, where the page holds it, and the cookie in which it comes, too: over
 * https no other site of the same domain can set one of its name (RFC 6265bis, 4.1.3.2).
 */
export const csrfToken = {
  header: "x-csrf-token",
  meta: "csrf-token",
  cookieOf: (protocol: string) => (protocol === "https:" ? "__Host-csrf-token" : "csrf-token"),
} as const;

/** Days for which a page's token holds. */
export const pageTokenDays = 7;

/** Pictures on one page of the gallery. */
export const catalogPageSize = 24;

/** What the gallery's address may ask for: words of the recipes, words to look for, and which page. */
export const catalogFields = {
  theme: "theme",
  season: "season",
  age: "age",
  difficulty: "level",
  words: "q",
  page: "page",
} as const;

/** Letters that may be looked for. */
export const maxCatalogWords = 60;

/** What the gallery is narrowed to; null for what it is not. */
export interface CatalogWishes {
  theme: string | null;
  season: string | null;
  age: string | null;
  difficulty: string | null;
  words: string;
}

/** Some wishes and a page by the names of their fields; without what is not asked for. */
export function catalogAsked(wishes: Partial<CatalogWishes>, page = 1): Readonly<Record<string, string>> {
  const wanted = { ...wishes, page: page > 1 ? String(page) : null };
  const asked = (Object.keys(catalogFields) as (keyof typeof catalogFields)[]).flatMap((name) => {
    const wish = wanted[name];
    return wish ? [[catalogFields[name], wish] as const] : [];
  });
  return Object.fromEntries(asked);
}

/** The same as the gallery's query, with its question mark; empty where nothing is asked for. */
export function catalogQuery(wishes: Partial<CatalogWishes>, page = 1): string {
  const parts = Object.entries(catalogAsked(wishes, page)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** What an address asks the forms to begin with. */
export const wordsFields = { prompt: "words", seed: "seed", shape: "shape" } as const;
