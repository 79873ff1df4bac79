import {
  addresses,
  addressAfterSignIn,
  providerParams,
  readWantedPage,
  wantedField,
} from "@tintery/contract";
import type { FastifyInstance } from "fastify";
import { isAhead, isOwnNavigation } from "../../http/own-navigation.ts";
import { Problem } from "../../http/problem.ts";
import { readParams } from "../../http/read-request.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { Sessions } from "../../platform/sessions.ts";

/** Leads to an outside provider, from a form of ours, to sign in there. */
export function providerAddress(sessions: Sessions): Pick<AddressHandlers, "signInWith"> {
  const { api } = sessions.auth;
  return {
    async signInWith(request, reply) {
      const { provider } = readParams(providerParams, request.params);
      if (!sessions.providers.includes(provider)) throw new Problem("not_found");
      if (isAhead(request) || request.method !== "POST" || !isOwnNavigation(request))
        throw new Problem("csrf");
      const wish = readWantedPage((request.query as Record<string, unknown>)[wantedField]);
      const body = {
        provider,
        callbackURL: addressAfterSignIn(wish),
        errorCallbackURL: addresses.signIn(),
        disableRedirect: true,
      };
      const lead = sessions.act({ request, reply }, (asked) => api.signInSocial({ body, ...asked }));
      const { url } = await lead.catch((error: unknown) => {
        // one of the house may be away; the page for signing in says that it did not work
        request.log.error({ err: error }, "an outside provider could not be reached");
        return { url: undefined };
      });
      return reply.redirect(url ?? `${addresses.signIn()}?error=provider_away`, 303);
    },
  };
}

/** Where outside providers lead back to; there only with such providers. */
export function serveProviders(app: FastifyInstance, sessions: Sessions): void {
  if (sessions.providers.length === 0) return;
  app.get("/ajax/auth/callback/:provider", (request, reply) => sessions.pass({ request, reply }));
}
