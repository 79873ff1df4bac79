import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DescribeVisitor } from "../../platform/ledger/describe-visitor.ts";
import type { FindStanding } from "../../platform/ledger/standing.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Sessions } from "../../platform/sessions.ts";

/** What the calls around credits and plans need. */
export interface BillingParts {
  db: Database;
  sessions: Sessions;
  findStanding: FindStanding;
  payments: Payments;
}

/** What a visitor may use, and what is left to them. Nobody becomes a guest by asking. */
export function billingCalls({
  sessions,
  describeVisitor,
  payments,
}: Pick<BillingParts, "sessions" | "payments"> & { describeVisitor: DescribeVisitor }): Pick<
  CallHandlers,
  "userData" | "unsubscribe"
> {
  return {
    async userData(request, reply) {
      reply.header("cache-control", "no-store");
      return describeVisitor(await sessions.knownVisitor(request, reply));
    },

    async unsubscribe(request, reply) {
      const visitor = await sessions.knownVisitor(request, reply);
      if (!visitor || visitor.anonymous) throw new Problem("sign_in_first");
      const { userId } = visitor;
      if (!(await payments.end({ userId, orderId: request.query.orderid }))) throw new Problem("not_found");
      return { ok: true };
    },
  };
}
