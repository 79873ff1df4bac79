import { xhrHeader } from "@tintery/contract";
import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

/**
 * Refuses a write that a foreign page could have made a browser send: it must carry the XHR header, which foreign
 * pages cannot set without asking, and where the browser says whence it comes, that must be our own origin.
 * @throws Problem `csrf`
 */
export function checkSameOrigin(request: FastifyRequest): void {
  const site = request.headers["sec-fetch-site"];
  const marked = request.headers[xhrHeader.name] === xhrHeader.value;
  const own = site === undefined ? isOwnOrigin(request) : site === "same-origin";
  if (!marked || !own) throw new Problem("csrf");
}

/** Callers that are no browser send no origin; they carry no visitor's cookie either. */
function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
