import type { FastifyServerOptions } from "fastify";
import type { Config } from "../platform/config.ts";

/**
 * Who may tell the visitor's address, as the web server wants to know it. Every proxy adds the address it saw at the end,
 * so with a number of proxies exactly so many entries, counted from the end, were written by them; whatever stands before
 * was written by the visitor. The web server itself takes no number, since it only holds where nobody passes the proxies
 * by, which the operator has to see to.
 */
export function trustedProxies(
  trusted: Config["TRUST_PROXY"],
): NonNullable<FastifyServerOptions["trustProxy"]> {
  return typeof trusted === "number" ? (_address, hop) => hop < trusted : trusted;
}
