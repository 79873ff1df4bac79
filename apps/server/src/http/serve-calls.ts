import {
  type BodyOf,
  type Call,
  type CallName,
  callNames,
  endpoints,
  type NotYetServed,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  scopeOfCall,
} from "@tintery/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KeyGate } from "./key-gate.ts";
import { Problem } from "./problem.ts";
import { checkSameOrigin } from "./same-origin.ts";

/** The calls that some route must serve: all of the contract but those it names as not yet served. */
export type ServedCall = Exclude<CallName, NotYetServed["calls"][number]>;

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

export type CallHandlers = { [Name in ServedCall]: CallHandler<Name> };

/**
 * Registers every call of the contract: method, path, schemas and guard come from its table, so a route cannot
 * differ from what is documented. A call without a handler answers `not_yet_available`.
 */
export function serveCalls(app: FastifyInstance, handlers: CallHandlers, gate: KeyGate): void {
  for (const name of callNames) {
    const call: Call = endpoints[name];
    // the table pairs each name with its handler's types, which the compiler cannot follow through an index
    const handler = (handlers as Partial<Record<CallName, CallHandler<never>>>)[name];
    app.route({
      method: call.method,
      url: call.path,
      async onRequest(request) {
        // whoever brings a key brings no visitor's cookie along that a foreign page could use
        const hasKey = await gate(request, scopeOfCall(call));
        if (!hasKey && call.guard !== "none") checkSameOrigin(request);
      },
      ...(handler ? { schema: schemaOf(call) } : {}),
      handler: handler ? (request, reply) => handler(request as never, reply) : refuse,
    });
  }
}

async function refuse(): Promise<never> {
  throw new Problem("not_yet_available");
}

function schemaOf(call: Call): object {
  return {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.headers ? { headers: call.headers } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.stream ? {} : { response: { 200: call.reply } }),
  };
}
