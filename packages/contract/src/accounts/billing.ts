/** Credits, plans and payment. Plain tables, no zod. */
import { isServed } from "../calls/not-yet-served.ts";

/** Credits for one coloring page, equal in both versions: 4 for free users, 1 for any other type. */
export const coloringCredits = { free: 4, other: 1 } as const;

/** Credits shown for one coloring page to a user type; unknown types are not free. */
export function coloringCreditsOf(userType: string): number {
  return userType === "free" ? coloringCredits.free : coloringCredits.other;
}

/** What a form says that one coloring page costs a user type; null, which is nothing, while nobody can hold credits. */
export function shownColoringCredits(
  userType: string,
  heldBySomebody = isServed("billing", "credits"),
): number | null {
  return heldBySomebody ? coloringCreditsOf(userType) : null;
}

/** Extra credits shown for an AI filter. */
export const aiFilterCredits = 2.5;

/** Analytics event sent once when the payment arrived. */
export const subscribedEvent = "user_subscribed";
