import { connectFields } from "@tintery/contract";
import { findSite } from "../../http/find-site.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Sessions } from "../../platform/sessions.ts";
import type { KeptLetters } from "./kept-letters.ts";

/** What the window needs in which somebody lets a site act for their account. */
export interface ConnectParts {
  db: Database;
  sessions: Sessions;
  pages: PageWriter;
  keptLetters: KeptLetters;
}

/** That window: it says which site asks and what it may do then, after its visitor has signed in. */
export function connectAddress({
  db,
  sessions,
  pages,
  keptLetters,
}: ConnectParts): Pick<AddressHandlers, "connect"> {
  return {
    async connect(request, reply) {
      const query = request.query as Record<string, unknown>;
      const [key, origin] = [query[connectFields.key], query[connectFields.origin]];
      if (typeof key !== "string" || typeof origin !== "string") throw new Problem("not_found");
      const { name } = await findSite(db, { key, origin });
      const visitor = await sessions.knownVisitor(request, reply);
      // the page that opened the window is told the end of it: with our usual policy, neither would know the other
      reply.header("cross-origin-opener-policy", "unsafe-none");
      return pages.send(request, reply, {
        page: "connect",
        site: { key, name, origin },
        email: visitor?.email ?? null,
        letterPlace: keptLetters.placeFor(request),
        providers: sessions.providers,
      });
    },
  };
}
