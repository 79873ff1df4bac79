import type { PlanName } from "@tintery/contract";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../database/database.ts";
import { orders } from "../database/schema/orders.ts";
import { graceDays } from "../payments/order-facts.ts";

/** The plan that somebody has paid for until some time to come; the best one, if there are several. */
export async function planOf(db: Queryable, userId: string): Promise<PlanName> {
  const [order] = await db
    .select({ plan: orders.plan })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, ["active", "ending"]),
        gt(
          orders.periodEnd,
          sql`now() - case when ${orders.provider} = 'stripe' and ${orders.status} = 'active' then make_interval(days => ${graceDays}) else interval '0' end`,
        ),
      ),
    )
    .orderBy(desc(sql`${orders.plan} = 'premium'`))
    .limit(1);
  return order?.plan ?? "free";
}
