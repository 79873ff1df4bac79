import { type RouteName, routes, scopeOfAddress } from "@tintery/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseLanguage } from "./choose-language.ts";
import type { Gates } from "./serve-calls.ts";

/** Serves one address; what it returns is sent. */
export type AddressHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export type AddressHandlers = Record<RouteName, AddressHandler>;

/** Registers every address of the contract. On all that are pages the language can be chosen. */
export function serveAddresses(
  app: FastifyInstance,
  handlers: AddressHandlers,
  { secure, gates }: { secure: boolean; gates: Gates },
): void {
  const choose = chooseLanguage(secure);
  for (const name of Object.keys(routes) as RouteName[]) {
    const { path, what } = routes[name];
    const handler = handlers[name];
    const checkKey = gateHook(gates, name);
    if (what === "change") serveChange(app, path, { handler, checkKey });
    else app.get(path, { onRequest: what === "page" ? [checkKey, choose] : [checkKey] }, handler);
  }
}

/**
 * An address that changes something, for links and for forms without fields. Whoever only asks for its head gets
 * nothing, since that would be a visit.
 */
function serveChange(
  app: FastifyInstance,
  url: string,
  { handler, checkKey }: { handler: AddressHandler; checkKey: ReturnType<typeof gateHook> },
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { bodyLimit: 1024 }, (_, body, done) => {
      body.resume();
      body.once("end", () => done(null));
    });
    scope.route({ method: ["GET", "POST"], url, exposeHeadRoute: false, onRequest: checkKey, handler });
  });
}

/** The gates of one address, as a hook. */
function gateHook(gates: Gates, name: RouteName) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!(await gates.site.address({ request, reply }, name))) await gates.key(request, scopeOfAddress(name));
  };
}
