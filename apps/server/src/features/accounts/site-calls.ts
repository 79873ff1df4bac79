import { findSite } from "../../http/find-site.ts";
import { secondsOfDayLeft } from "../../http/key-gate.ts";
import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { siteVisitOf } from "../../http/site-visits.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Sessions } from "../../platform/sessions.ts";
import { listSiteKeys, makeSiteKey, revokeSiteKey } from "../../platform/site-key-store.ts";
import {
  beginSiteGuest,
  connectSite,
  disconnectSite,
  listConnectedSites,
} from "../../platform/site-visitor-store.ts";
import { signedIn } from "./signed-in.ts";

/** Widgets on other origins: the keys of an account's sites, and the sites that act for it. */
export function siteCalls({
  db,
  sessions,
}: {
  db: Database;
  sessions: Sessions;
}): Pick<
  CallHandlers,
  | "siteVisitor"
  | "beginSiteVisitor"
  | "listSiteKeys"
  | "createSiteKey"
  | "revokeSiteKey"
  | "listConnectedSites"
  | "connectSite"
  | "disconnectSite"
> {
  return {
    async siteVisitor(request, reply) {
      // our own pages need no key, so they have none to ask about
      if (!siteVisitOf(request)) throw new Problem("unknown_site_key");
      const visitor = await sessions.knownVisitor(request, reply);
      reply.header("cache-control", "no-store");
      return { known: visitor !== null, account: visitor?.email != null };
    },

    async beginSiteVisitor(request, reply) {
      const visit = siteVisitOf(request);
      if (!visit) throw new Problem("unknown_site_key");
      const token = await beginSiteGuest(db, visit.place);
      if (token === null) throw new Problem("site_used_up", { retryAfter: secondsOfDayLeft() });
      reply.header("cache-control", "no-store");
      return { token };
    },

    async listSiteKeys(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      reply.header("cache-control", "no-store");
      return { items: await listSiteKeys(db, userId) };
    },

    async createSiteKey(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      const id = await makeSiteKey(db, userId, request.body);
      if (id === undefined) throw new Problem("too_many_keys");
      const made = (await listSiteKeys(db, userId)).find((key) => key.id === id);
      // revoked in another tab at this very moment
      if (!made) throw new Problem("not_found");
      reply.header("cache-control", "no-store");
      return made;
    },

    async revokeSiteKey(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      if (!(await revokeSiteKey(db, userId, request.params.siteKeyId))) throw new Problem("not_found");
      return { ok: true };
    },

    async listConnectedSites(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      reply.header("cache-control", "no-store");
      return { items: await listConnectedSites(db, userId) };
    },

    async connectSite(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      const { key, origin, visitor: knownToken } = request.body;
      const site = await findSite(db, { key, origin });
      reply.header("cache-control", "no-store");
      return { token: await connectSite(db, { keyId: site.id, origin }, { userId, knownToken }) };
    },

    async disconnectSite(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      if (!(await disconnectSite(db, userId, request.params.connectionId))) throw new Problem("not_found");
      return { ok: true };
    },
  };
}
