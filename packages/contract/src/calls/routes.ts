import type { TestStep } from "../accounts/billing.ts";
import type { IdentityProvider } from "../accounts/account.ts";
import type { PaidPlan } from "../accounts/plans.ts";
import { fillPath, siteRoutes } from "./addresses.ts";

/** Addresses to which only the pages themselves and late parts lead: no widget carries them along. */
const lateRoutes = {
  newPassword: { path: "/app/new-password", what: "page" },
  confirmAddress: { path: "/app/confirm-address", what: "page" },
  /** Leads to an outside provider to sign in there, from a form of ours. */
  signInWith: { path: "/app/sign-in/with/:provider", what: "change" },
  /** The letters of a server without a mail server, for whoever sits at its machine. */
  letters: { path: "/app/letters", what: "page" },
  /** Plans and prices, with what is left to the visitor. */
  plans: { path: "/app/plans", what: "page" },
  /** Begins an order of a plan, from a form of ours. */
  order: { path: "/app/plans/:plan/order", what: "change" },
  /** Leads to where invoices are and how one pays is changed, from a form of ours. */
  billingPortal: { path: "/app/account/billing-portal", what: "change" },
  /** What the test provider shows in place of a bank, and what can be played there. */
  testCheckout: { path: "/app/test-checkout/:orderId", what: "page" },
  testCheckoutStep: { path: "/app/test-checkout/:orderId/:step/:payments", what: "change" },
  paymentVerification: { path: "/app/payment-verification", what: "page" },
  paymentSuccess: { path: "/app/payment-success", what: "page" },
  /** For those who run the service. */
  admin: { path: "/app/admin", what: "page" },
  openapi: { path: "/openapi.json", what: "document" },
} as const;

/** The same as functions of their parts. */
export const lateAddresses = {
  newPassword: () => lateRoutes.newPassword.path,
  confirmAddress: () => lateRoutes.confirmAddress.path,
  letters: () => lateRoutes.letters.path,
  order: (plan: PaidPlan) => fillPath(lateRoutes.order.path, { plan }),
  testCheckout: (orderId: string) => fillPath(lateRoutes.testCheckout.path, { orderId }),
  testCheckoutStep: (orderId: string, step: TestStep, payments: number) =>
    fillPath(lateRoutes.testCheckoutStep.path, { orderId, step, payments }),
  billingPortal: () => lateRoutes.billingPortal.path,
  signInWith: (provider: IdentityProvider) => fillPath(lateRoutes.signInWith.path, { provider }),
  plans: () => lateRoutes.plans.path,
  admin: () => lateRoutes.admin.path,
  openapi: () => lateRoutes.openapi.path,
  paymentSuccess: () => lateRoutes.paymentSuccess.path,
  paymentVerification: () => lateRoutes.paymentVerification.path,
} satisfies Record<keyof typeof lateRoutes, (...parts: never[]) => string>;

/** Every address that is visited rather than called; the server registers them all. */
export const routes = { ...siteRoutes, ...lateRoutes };

export type RouteName = keyof typeof routes;
