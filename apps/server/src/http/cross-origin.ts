import {
  type CallName,
  csrfToken,
  endpoints,
  idempotencyHeader,
  siteHeaders,
  siteUseOf,
  xhrHeader,
} from "@tintery/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { passOf } from "./pass-address.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    call?: CallName;
  }
}

const sent = [
  "content-type",
  xhrHeader.name,
  idempotencyHeader,
  csrfToken.header,
  siteHeaders.key,
  siteHeaders.visitor,
];
/** Seconds for which a browser need not ask again; none remembers it for longer than two hours. */
const remembered = 7200;

/** The site key that a request of a page of another origin names. */
export function siteKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[siteHeaders.key];
  return typeof key === "string" ? key : undefined;
}

/**
 * Lets pages of other origins read the answers to their calls, refusals too, where a site key is named; never with
 * credentials. Whether the key is any good is decided where the call is answered. What else a browser sent along of
 * somebody's session means nothing there, so it is taken away before anybody reads it.
 */
export function answerOtherOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (siteKeyOf(request) === undefined) return;
    delete request.headers.cookie;
    delete request.headers.authorization;
    const { origin } = request.headers;
    if (origin === undefined || !isForSites(request)) return;
    reply.headers({
      "access-control-allow-origin": origin,
      "access-control-expose-headers": "retry-after",
    });
  });
  app.addHook("onSend", async (request, reply) => {
    if (isForSites(request)) reply.header("vary", appended(reply.getHeader("vary"), "Origin"));
    // a picture whose address lets in is shown inside the page of another origin
    if (passOf(request) !== undefined) reply.header("cross-origin-resource-policy", "cross-origin");
  });
}

function isForSites({ routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config;
  return call !== undefined && siteUseOf(call) !== null;
}

function appended(vary: number | string | string[] | undefined, name: string): string {
  return vary === undefined ? name : `${vary}, ${name}`;
}

/** Answers browsers that ask whether a page of another origin may make a call: with a site key it may try. */
export function servePreflights(app: FastifyInstance): void {
  const methods = new Map<string, string[]>();
  for (const [name, { path, method }] of Object.entries(endpoints))
    if (siteUseOf(name as CallName) !== null) methods.set(path, [...(methods.get(path) ?? []), method]);
  for (const [path, allowed] of methods)
    app.options(path, async (request, reply) => {
      const asked = String(request.headers["access-control-request-headers"] ?? "").toLowerCase();
      const { origin } = request.headers;
      reply.header("vary", "Origin, Access-Control-Request-Headers");
      if (origin !== undefined && asked.split(/\s*,\s*/).includes(siteHeaders.key))
        reply.headers({
          "access-control-allow-origin": origin,
          "access-control-allow-methods": allowed.join(", "),
          "access-control-allow-headers": sent.join(", "),
          "access-control-max-age": remembered,
        });
      return reply.code(204).send();
    });
}
