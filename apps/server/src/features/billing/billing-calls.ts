import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { creditsLeft } from "../../platform/ledger/ledger.ts";
import type { FindStanding } from "../../platform/ledger/standing.ts";
import { endOrder } from "../../platform/payments/order-store.ts";
import type { Sessions } from "../../platform/sessions.ts";

/** What the calls around credits and plans need. */
export interface BillingParts {
  db: Database;
  sessions: Sessions;
  findStanding: FindStanding;
}

/** What a visitor may use, and what is left to them. Nobody becomes a guest by asking. */
export function billingCalls({
  db,
  sessions,
  findStanding,
}: BillingParts): Pick<CallHandlers, "userData" | "unsubscribe"> {
  return {
    async userData(request, reply) {
      const visitor = await sessions.knownVisitor(request, reply);
      const { plan, charged, userType, premium, professional, commercial } = await findStanding(visitor);
      reply.header("cache-control", "no-store");
      return {
        isSubscribed: plan !== "free",
        userType,
        premium,
        professional,
        commercial,
        credits: charged ? await creditsLeft(db, visitor?.userId ?? null, plan) : null,
      };
    },

    async unsubscribe(request, reply) {
      const visitor = await sessions.knownVisitor(request, reply);
      if (!visitor || visitor.anonymous) throw new Problem("sign_in_first");
      if (!(await endOrder(db, visitor.userId, request.query.orderid))) throw new Problem("not_found");
      return { ok: true };
    },
  };
}
