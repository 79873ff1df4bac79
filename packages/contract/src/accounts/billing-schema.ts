import * as z from "zod";
import { testSteps } from "./billing.ts";
import { paidPlans } from "./plans.ts";

export const unsubscribeQuery = z.object({ orderid: z.string().min(1).max(100) });

export const orderParams = z.object({ plan: z.enum(paidPlans) });
const orderId = z.string().min(1).max(100);
export const testCheckoutParams = z.object({ orderId });
export const testStepParams = z.object({
  orderId,
  step: z.enum(testSteps),
  /** Months that were paid when the page was made. */
  payments: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
});
