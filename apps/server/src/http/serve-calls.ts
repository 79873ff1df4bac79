import {
  type BodyOf,
  type Call,
  type CallName,
  callNames,
  endpoints,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  scopeOfCall,
} from "@tintery/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { servePreflights } from "./cross-origin.ts";
import type { GuestGate } from "./guest-gate.ts";
import type { KeyGate } from "./key-gate.ts";
import type { PageTokens } from "./page-tokens.ts";
import { checkSameOrigin } from "./same-origin.ts";
import type { SiteGate } from "./site-gate.ts";

/** The gates before every route: keys of programs, pages of other origins, guests, and tokens of our own pages. */
export interface Gates {
  key: KeyGate;
  site: SiteGate;
  guests: GuestGate;
  token: Pick<PageTokens, "check">;
}

/** A request whose parts have passed the call's schemas. */
export type CallRequest<Name extends CallName> = FastifyRequest<{
  Params: ParamsOf<Name>;
  Querystring: QueryOf<Name>;
  Body: BodyOf<Name>;
}>;

/** Serves one call: the reply, or `reply` itself when the handler has answered by its own means. */
export type CallHandler<Name extends CallName> = (
  request: CallRequest<Name>,
  reply: FastifyReply,
) => Promise<ReplyOf<Name> | FastifyReply>;

export type CallHandlers = { [Name in CallName]: CallHandler<Name> };

/**
 * Registers every call of the contract: method, path, schemas and guard come from its table, so a route cannot
 * differ from what is documented.
 */
export function serveCalls(app: FastifyInstance, handlers: CallHandlers, gates: Gates): void {
  servePreflights(app);
  for (const name of callNames) {
    const call: Call = endpoints[name];
    // the table pairs each name with its handler's types, which the compiler cannot follow through an index
    const handler = handlers[name] as CallHandler<never>;
    app.route({
      method: call.method,
      url: call.path,
      config: { call: name },
      async onRequest(request, reply) {
        // whoever brings a key brings no visitor's cookie along that a foreign page could use
        const hasKey =
          (await gates.site.call(request, name)) || (await gates.key(request, scopeOfCall(call)));
        if (!hasKey && call.guard !== "none") checkSameOrigin(request);
        await gates.guests({ request, reply }, name);
        if (!hasKey && call.guard === "token") await gates.token.check(request, reply);
      },
      schema: schemaOf(call),
      handler: (request, reply) => handler(request as never, reply),
    });
  }
}

function schemaOf(call: Call): object {
  return {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.headers ? { headers: call.headers } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.stream || call.media ? {} : { response: { 200: call.reply } }),
  };
}
