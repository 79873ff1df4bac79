/** What can be subscribed to, what each plan may, and what pictures cost. The one table of prices; plain data, no zod. */
import type { ImageKind } from "../images/image-kinds.ts";
import type { UserType } from "./user-types.ts";

/** One plan: its price and what comes with it. */
interface Plan {
  /** A month's price in cents of `currency`; 0 is for everybody. */
  readonly cents: number;
  /** Credits of a month. Of the free plan: what a visitor's balance is raised to, once a month. */
  readonly monthlyCredits: number;
  /** Credits on top of these, meant for looks. */
  readonly extraCredits: number;
  /** Looks ("AI filters") and makers' palettes. */
  readonly premium: boolean;
  /** Own paints by their codes, and mixes of two. */
  readonly professional: boolean;
  /** How many regions a picture has, and how large its colors are. */
  readonly commercial: boolean;
}

export const plans = {
  free: {
    cents: 0,
    monthlyCredits: 20,
    extraCredits: 0,
    premium: false,
    professional: false,
    commercial: false,
  },
  basic: {
    cents: 700,
    monthlyCredits: 100,
    extraCredits: 0,
    premium: false,
    professional: false,
    commercial: false,
  },
  premium: {
    cents: 1500,
    monthlyCredits: 250,
    extraCredits: 50,
    premium: true,
    professional: true,
    commercial: true,
  },
} as const satisfies Record<string, Plan>;

export type PlanName = keyof typeof plans;
export const planNames = Object.keys(plans) as PlanName[];

export type PaidPlan = Exclude<PlanName, "free">;
export const paidPlans = ["basic", "premium"] as const satisfies readonly PaidPlan[];

/** What a plan lets its users do. */
export type Rights = Pick<Plan, "premium" | "professional" | "commercial">;

/** ISO 4217, of every price. */
export const currency = "EUR";

/** Credits that everybody begins with, once. */
export const welcomeCredits = 400;

/** Whoever pays for a plan is not of the free type. */
export function userTypeOf(plan: PlanName): UserType {
  return plans[plan].cents === 0 ? "free" : "paid";
}

/** Credits that a paid month of a plan brings. */
export function creditsOfMonth(plan: PlanName): number {
  return plans[plan].monthlyCredits + plans[plan].extraCredits;
}

/** What a line of somebody's books stands for. */
export const entryKinds = [
  "welcome",
  "month",
  "brought",
  "invoice",
  "grant",
  "hold",
  "refund",
  "expiry",
  "clawback",
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Books are kept in whole tenths of a credit. */
export const tenthsPerCredit = 10;

/** Credits for one picture: 4 for free users, 1 for any other type. The specification says so of coloring pages. */
export const pictureCredits = {
  coloring: { free: 4, other: 1 },
  outlines: { free: 4, other: 1 },
  "paint-by-numbers": { free: 4, other: 1 },
} as const satisfies Record<ImageKind, { free: number; other: number }>;

/** Extra credits for an AI filter. */
export const aiFilterCredits = 2.5;

/**
 * Credits that a picture costs a user type; unknown types are not free. A picture is paid for once: its edits, its other
 * precision, its other number of colors cost nothing more.
 */
export function creditsOf(
  { kind, hasFilter = false }: { kind: ImageKind; hasFilter?: boolean },
  userType: string,
): number {
  const { free, other } = pictureCredits[kind];
  return (userType === "free" ? free : other) + (hasFilter ? aiFilterCredits : 0);
}
