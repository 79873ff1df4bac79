import type { TestStep } from "../accounts/billing.ts";
import type { IdentityProvider } from "../accounts/account.ts";
import type { PaidPlan } from "../accounts/plans.ts";
import type { SheetAge } from "../paint-by-numbers/kids-sheet.ts";
import { isLanguage, type Language, languageNames } from "../texts/languages.ts";
import { fillPath, siteRoutes } from "./addresses.ts";

/** Addresses to which only the pages themselves and late parts lead: no widget carries them along. */
const lateRoutes = {
  newPassword: { path: "/app/new-password", what: "page" },
  confirmAddress: { path: "/app/confirm-address", what: "page" },
  /** Leads to an outside provider to sign in there, from a form of ours. */
  signInWith: { path: "/app/sign-in/with/:provider", what: "change" },
  /** Emails of a server without a mail server, for the one browser that opened the link with the key from the start’s lines. */
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
  /** A painting to be colored by numbers, letters or sums. */
  downloadKidsSheet: { path: "/app/paint-by-numbers/:id/download/kids-sheet", what: "download" },
  /** Has it remade with the colors and regions that such a sheet has at an age. */
  changeAge: { path: "/app/paint-by-numbers/:id/change/age/:age", what: "change" },
  /** A small window in which somebody lets a site act for their account. */
  connect: { path: "/app/connect", what: "page" },
  /** Our own pictures to color, and one of them; what chats and other sites show of that. */
  catalog: { path: "/app/catalog", what: "page" },
  catalogPicture: { path: "/app/catalog/:slug", what: "page" },
  catalogCard: { path: "/app/catalog/:slug/card", what: "picture" },
  /** The same in one language, whatever the visitor has chosen: search engines keep a page for each. */
  homeIn: { path: "/:language", what: "page" },
  catalogIn: { path: "/:language/app/catalog", what: "page" },
  catalogPictureIn: { path: "/:language/app/catalog/:slug", what: "page" },
  sitemap: { path: "/sitemap.xml", what: "document" },
  robots: { path: "/robots.txt", what: "document" },
  /** For those who run the service. */
  admin: { path: "/app/admin", what: "page" },
  openapi: { path: "/openapi.json", what: "document" },
  /** What is kept of visitors, and for how long. */
  privacy: { path: "/app/privacy", what: "page" },
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
  connect: () => lateRoutes.connect.path,
  catalog: () => lateRoutes.catalog.path,
  catalogPicture: (slug: string) => fillPath(lateRoutes.catalogPicture.path, { slug }),
  catalogCard: (slug: string, version: string) =>
    `${fillPath(lateRoutes.catalogCard.path, { slug })}?v=${encodeURIComponent(version)}`,
  homeIn: (language: Language) => fillPath(lateRoutes.homeIn.path, { language }),
  catalogIn: (language: Language) => fillPath(lateRoutes.catalogIn.path, { language }),
  catalogPictureIn: (language: Language, slug: string) =>
    fillPath(lateRoutes.catalogPictureIn.path, { language, slug }),
  sitemap: () => lateRoutes.sitemap.path,
  robots: () => lateRoutes.robots.path,
  admin: () => lateRoutes.admin.path,
  openapi: () => lateRoutes.openapi.path,
  privacy: () => lateRoutes.privacy.path,
  downloadKidsSheet: (id: string) => fillPath(lateRoutes.downloadKidsSheet.path, { id }),
  changeAge: (id: string, age: SheetAge) => fillPath(lateRoutes.changeAge.path, { id, age }),
  paymentSuccess: () => lateRoutes.paymentSuccess.path,
  paymentVerification: () => lateRoutes.paymentVerification.path,
} satisfies Record<keyof typeof lateRoutes, (...parts: never[]) => string>;

/** Every address that is visited rather than called; the server registers them all. */
export const routes = { ...siteRoutes, ...lateRoutes };

export type RouteName = keyof typeof routes;

/** Made when it is needed, so that widgets do not carry it along. */
const inOneLanguage = () => new RegExp(`^/(?:${Object.keys(languageNames).join("|")})(?=[/?]|$)`);

/** The language that an address names at its beginning; null for those that answer in the visitor's. */
export function languageOfPath(path: string): Language | null {
  const word = inOneLanguage().exec(path)?.[0].slice(1);
  return isLanguage(word) ? word : null;
}

/** The path of an address without the language that it is in, where it is in one. */
export const withoutLanguage = (path: string): string =>
  path.replace(inOneLanguage(), "").replace(/^(?!\/)/, "/");
