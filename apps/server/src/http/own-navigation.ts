import type { FastifyRequest } from "fastify";

/**
 * Whether somebody followed a link or sent a form on one of our own pages: the browser says that a whole page is asked
 * for, and from where. Older browsers, and all of them over plain http, only tell the page that they come from. Who
 * says nothing at all came from nowhere.
 */
export function isOwnNavigation({ headers, host }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) {
    const isPage = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
    return site === "same-origin" && isPage;
  }
  const from = headers.origin ?? headers.referer;
  return from !== undefined && URL.canParse(from) && new URL(from).host === host;
}

/** Whether a browser asks ahead of a visit that may never come. */
export function isAhead({ headers }: FastifyRequest): boolean {
  const said = [headers["sec-purpose"], headers.purpose, headers["x-purpose"], headers["x-moz"]];
  return said.some((purpose) => /\b(?:prefetch|prerender|preview)\b/i.test(String(purpose ?? "")));
}
