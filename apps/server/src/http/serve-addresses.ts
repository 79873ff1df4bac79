import { isServed, type NotYetServed, type RouteName, routes } from "@tintery/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseLanguage } from "./choose-language.ts";
import { Problem } from "./problem.ts";

/** The addresses that some route must serve: all of the contract but those it names as not yet served. */
export type ServedAddress = Exclude<RouteName, NotYetServed["addresses"][number]>;

/** Serves one address; what it returns is sent. */
export type AddressHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export type AddressHandlers = Record<ServedAddress, AddressHandler>;

/**
 * Registers every address of the contract; one without a handler answers `not_yet_available`. On all that are pages the
 * language can be chosen.
 * @param secure whether cookies are sent over https only
 */
export function serveAddresses(app: FastifyInstance, handlers: AddressHandlers, secure: boolean): void {
  const onRequest = chooseLanguage(secure);
  for (const name of Object.keys(routes) as RouteName[]) {
    const { path, what } = routes[name];
    const handler = isServedHere(name) ? handlers[name] : refuse;
    if (what === "change") serveChange(app, path, handler);
    else app.get(path, what === "page" ? { onRequest } : {}, handler);
  }
}

/**
 * An address that changes something, for links and for forms without fields. Whoever only asks for its head gets
 * nothing, since that would be a visit.
 */
function serveChange(app: FastifyInstance, url: string, handler: AddressHandler): void {
  app.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { bodyLimit: 1024 }, (_, body, done) => {
      body.resume();
      body.once("end", () => done(null));
    });
    scope.route({ method: ["GET", "POST"], url, exposeHeadRoute: false, handler });
  });
}

function isServedHere(name: RouteName): name is ServedAddress {
  return isServed("addresses", name);
}

async function refuse(): Promise<never> {
  throw new Problem("not_yet_available");
}
