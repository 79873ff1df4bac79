import { isServed, type NotYetServed, type RouteName, routes, scopeOfAddress } from "@tintery/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseLanguage } from "./choose-language.ts";
import { gateHook, type KeyGate } from "./key-gate.ts";
import { Problem } from "./problem.ts";

/** The addresses that some route must serve: all of the contract but those it names as not yet served. */
export type ServedAddress = Exclude<RouteName, NotYetServed["addresses"][number]>;

/** Serves one address; what it returns is sent. */
export type AddressHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export type AddressHandlers = Record<ServedAddress, AddressHandler>;

/**
 * Registers every address of the contract; one without a handler answers `not_yet_available`. On all that are pages the
 * language can be chosen.
 */
export function serveAddresses(
  app: FastifyInstance,
  handlers: AddressHandlers,
  { secure, gate }: { secure: boolean; gate: KeyGate },
): void {
  const choose = chooseLanguage(secure);
  for (const name of Object.keys(routes) as RouteName[]) {
    const { path, what } = routes[name];
    const handler = isServedHere(name) ? handlers[name] : refuse;
    const checkKey = gateHook(gate, scopeOfAddress(name));
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

function isServedHere(name: RouteName): name is ServedAddress {
  return isServed("addresses", name);
}

async function refuse(): Promise<never> {
  throw new Problem("not_yet_available");
}
