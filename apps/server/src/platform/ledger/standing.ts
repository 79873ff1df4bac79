import { type PlanName, plans, type Rights, userTypeOf } from "@tintery/contract";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Visitor } from "../sessions.ts";
import { planOf } from "./plan-of.ts";

/** What somebody may do and how they are charged. */
export interface Standing extends Rights {
  plan: PlanName;
  userType: ReturnType<typeof userTypeOf>;
  /** Whether pictures cost credits here at all. */
  charged: boolean;
}

type Switches = Pick<Config, "BILLING" | "PROFESSIONAL_OPTIONS" | "COMMERCIAL_OPTIONS">;

/** What the configuration makes of a plan. */
export function standingOf(
  { BILLING, PROFESSIONAL_OPTIONS, COMMERCIAL_OPTIONS }: Switches,
  plan: PlanName,
): Standing {
  const charged = BILLING === "on";
  const granted = (word: Switches["PROFESSIONAL_OPTIONS"], byPlan: boolean) =>
    word === "plan" ? byPlan || !charged : word === "on";
  const { premium, professional, commercial } = plans[plan];
  return {
    plan,
    userType: userTypeOf(plan),
    charged,
    premium: granted(PROFESSIONAL_OPTIONS, premium),
    professional: granted(PROFESSIONAL_OPTIONS, professional),
    commercial: granted(COMMERCIAL_OPTIONS, commercial),
  };
}

/** Knows what a visitor may do; null is somebody without a session. Guests have the free plan: they can pay for none. */
export type FindStanding = (visitor: Visitor | null) => Promise<Standing>;

/** Asks the database only where the answer can be another than the free plan. */
export function standingFinder(db: Database, config: Switches): FindStanding {
  return async (visitor) => {
    const canPay = visitor && !visitor.anonymous && config.BILLING === "on";
    return standingOf(config, canPay ? await planOf(db, visitor.userId) : "free");
  };
}
