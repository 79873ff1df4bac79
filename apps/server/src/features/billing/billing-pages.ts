import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { booksOf } from "../../platform/ledger/books.ts";
import type { BillingParts } from "./billing-calls.ts";

/** The pages around credits and plans; where nothing costs credits, there are none. */
export function billingAddresses({
  db,
  sessions,
  findStanding,
  pages,
}: Omit<BillingParts, "payments"> & { pages: PageWriter }): Pick<AddressHandlers, "plans"> {
  return {
    async plans(request, reply) {
      const visitor = await sessions.knownVisitor(request, reply);
      const { plan, charged } = await findStanding(visitor);
      if (!charged) throw new Problem("not_found");
      const books = await booksOf(db, visitor?.userId ?? null, plan);
      return pages.send(request, reply, { page: "plans", plan, books });
    },
  };
}
