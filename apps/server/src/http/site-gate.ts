import {
  type CallName,
  maxSelected,
  type RouteName,
  routes,
  selectionField,
  siteHeaders,
  type SiteUse,
  siteUseOf,
} from "@tintery/contract";
import type { FastifyRequest } from "fastify";
import { countToday } from "../admission/day-counts.ts";
import { networksOf } from "../admission/networks.ts";
import { siteKeyShare } from "../admission/shares.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import type { Exchange, Sessions, Visitor } from "../platform/sessions.ts";
import { countSitePicture, findSiteLimit, type SiteLimit } from "../platform/site-key-store.ts";
import type { SitePasses } from "../platform/site-passes.ts";
import {
  findSiteVisitor,
  findVisitorOfPass,
  siteName,
  type SiteVisitor,
} from "../platform/site-visitor-store.ts";
import { siteKeyOf } from "./cross-origin.ts";
import { findSite } from "./find-site.ts";
import { ifGone, secondsOfDayLeft } from "./key-gate.ts";
import { addressWithPass, passOf } from "./pass-address.ts";
import { Problem } from "./problem.ts";
import { noteSiteVisit } from "./site-visits.ts";

/** What the gate for pages of other origins needs. */
export interface SiteGateParts {
  db: Database;
  sessions: Pick<Sessions, "actsFor">;
  passes: SitePasses;
  /** The address visitors use. */
  publicUrl: string;
  /** Whether guests may make anything. */
  takesGuests: boolean;
}

/** Looks at requests that come from pages of other origins; true where one is, and may do this. */
export interface SiteGate {
  /** @throws Problem `unknown_site_key`, `wrong_origin`, `site_key_not_allowed`, `sign_in_first`, `csrf`, `site_used_up`, `visitor_used_up` */
  call(request: FastifyRequest, name: CallName): Promise<boolean>;
  /** @throws Problem `not_found` */
  address(exchange: Exchange, name: RouteName): Promise<boolean>;
}

/** What only a visitor who is known does. */
const withToken: readonly SiteUse[] = ["create", "change"];
/** What may be opened by an address with a pass: files, and sheets to print. */
const openable: readonly string[] = ["download", "picture", "print"];
/** Addresses that name their pictures in the query; what others say there means nothing. */
const selections: readonly RouteName[] = ["downloadSelection", "printSelection"];

/** Opens the gate. A request that came through it is the visitor's of that page, whatever cookies it brings. */
export function siteGate(parts: SiteGateParts): SiteGate {
  const { db, sessions, passes, publicUrl, takesGuests } = parts;
  const visitorOf = ({ userId, email, ...place }: SiteVisitor): Visitor => {
    const anonymous = email === null;
    return { userId, email, anonymous, onlyKeeps: anonymous && !takesGuests, site: siteName(place) };
  };
  const open = (visitor: SiteVisitor | null) => (address: string, imageId: string) =>
    new URL(visitor ? addressWithPass(address, passes.issue(imageId, visitor.id)) : address, publicUrl).href;
  return {
    async call(request, name) {
      const named = siteKeyOf(request);
      if (named === undefined) return false;
      const { origin = "" } = request.headers;
      const key = await findSite(db, { key: named, origin });
      const use = siteUseOf(name);
      if (use === null) throw new Problem("site_key_not_allowed");
      const place = { keyId: key.id, origin };
      const token = request.headers[siteHeaders.visitor];
      const known = typeof token === "string" ? await findSiteVisitor(db, place, token) : undefined;
      if (use === "account" && !known?.email) throw new Problem("sign_in_first");
      // no other page can set this header: the token says that the call comes from where it was given
      if (!known && withToken.includes(use)) throw new Problem("csrf");
      const refuse = (limit: SiteLimit | "gone" | null) => {
        // a new password, or the page itself, has ended what it may do meanwhile
        if (limit === "gone") throw new Problem("csrf");
        if (limit) throw new Problem(`${limit}_used_up`, { retryAfter: secondsOfDayLeft() });
      };
      const visitor = known && {
        ...visitorOf(known),
        pictures: {
          expectRoom: async () => refuse(await findSiteLimit(db, key, known.id)),
          count: async (tx: Transaction) => {
            refuse(await countSitePicture(tx, key, known.id).catch(ifGone("unknown_site_key")));
            // the key stands in a public page: one network must not use up the day of all others
            const max = Math.ceil(siteKeyShare * key.picturesPerDay);
            const counted = { networks: networksOf(request.ip), max };
            if (!(await countToday(tx, `site:${key.id}`, counted))) refuse("visitor");
          },
        },
      };
      sessions.actsFor(request, visitor ?? null);
      noteSiteVisit(request, { place, openTo: open(known ?? null) });
      return true;
    },

    async address({ request, reply }, name) {
      const pass = passOf(request);
      if (pass === undefined) return false;
      const ids = openable.includes(routes[name].what) ? imagesOf(request, name) : [];
      const visitorIds = new Set(ids.map((id) => passes.visitorOf(pass, id)));
      const [visitorId] = visitorIds;
      if (visitorIds.size !== 1 || !visitorId) throw new Problem("not_found");
      const visitor = await findVisitorOfPass(db, visitorId);
      if (!visitor) throw new Problem("not_found");
      sessions.actsFor(request, visitorOf(visitor));
      noteSiteVisit(request, {
        place: visitor,
        openTo: (address) => addressWithPass(address, pass),
      });
      // whoever has the address has the picture: no other page learns anything by loading it
      reply.headers({ "access-control-allow-origin": "*", "referrer-policy": "no-referrer" });
      return true;
    },
  };
}

/**
 * The pictures, or the book, that an address is about. None for addresses that are about something else, such as the archive of an
 * account, and none for more pictures than can be chosen: every one of them costs signatures.
 */
function imagesOf(request: FastifyRequest, name: RouteName): string[] {
  const { id, bookId = id } = request.params as { id?: string; bookId?: string };
  if (bookId !== undefined) return [bookId];
  const { [selectionField]: named } = request.query as Record<string, unknown>;
  const ids = selections.includes(name) && typeof named === "string" ? named.split(",", maxSelected + 1) : [];
  return ids.length > maxSelected ? [] : ids;
}
