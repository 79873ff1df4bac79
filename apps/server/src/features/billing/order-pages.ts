import {
  addresses,
  lateAddresses,
  orderParams,
  type PageRequest,
  testCheckoutParams,
  testStepParams,
  withWish,
} from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isAhead, isOwnNavigation } from "../../http/own-navigation.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import { readParams } from "../../http/read-request.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { creditsLeft } from "../../platform/ledger/ledger.ts";
import { factsOfOrder, isOpenFor } from "../../platform/payments/order-facts.ts";
import {
  countInvoices,
  findOrder,
  listOrders,
  listUnpaid,
  openOrder,
  type Order,
  recordRefusal,
} from "../../platform/payments/order-store.ts";
import type { Log } from "../../platform/logging.ts";
import { ProviderAway } from "../../platform/payments/stripe-parts.ts";
import type { BillingParts } from "./billing-calls.ts";

/** What orders need besides. */
export interface OrderParts extends BillingParts {
  pages: PageWriter;
  log: Log;
}

/**
 * Ordering a plan. With the test provider a page of our own plays what a bank would answer: nobody pays anything, and both its
 * page and its buttons say so. It is there only where nobody else takes the money.
 */
export function orderPages(
  parts: OrderParts,
): Pick<
  AddressHandlers,
  "order" | "billingPortal" | "testCheckout" | "testCheckoutStep" | "paymentVerification" | "paymentSuccess"
> {
  const { db, sessions, findStanding, payments, pages, log } = parts;
  const { play } = payments;
  /** The account that asks; null is a guest. Where nothing costs credits, there is nothing here. */
  const accountOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await sessions.knownVisitor(request, reply);
    const standing = await findStanding(visitor);
    if (!standing.charged) throw new Problem("not_found");
    return visitor?.email ? { ...visitor, email: visitor.email, plan: standing.plan } : null;
  };
  const ownOrder = async (request: FastifyRequest, reply: FastifyReply, orderId: string): Promise<Order> => {
    const account = await accountOf(request, reply);
    const order = account && (await findOrder(db, account.userId, orderId));
    if (order?.provider !== "test" || payments.provider !== "test") throw new Problem("not_found");
    return order;
  };
  /** For pages that only make sense with an account. */
  const forAccounts =
    (make: (account: { userId: string }) => Promise<PageRequest>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const account = await accountOf(request, reply);
      if (!account) return reply.redirect(addresses.signIn(), 303);
      return pages.send(request, reply, await make(account));
    };
  return {
    async order(request, reply) {
      const { plan } = readParams(orderParams, request.params);
      const account = await accountOf(request, reply);
      checkOwn(request);
      if (!account) return reply.redirect(withWish(addresses.signUp(), "plans"), 303);
      const { userId, email } = account;
      if (!isOpenFor(plan, await listOrders(db, userId))) return reply.redirect(addresses.account(), 303);
      const order = await openOrder(db, { userId, plan, provider: payments.provider });
      const payer = { userId, email };
      return reply.redirect(await payments.checkout(order, payer).catch(asAway), 303);
    },

    async billingPortal(request, reply) {
      const account = await accountOf(request, reply);
      checkOwn(request);
      if (!account) return reply.redirect(withWish(addresses.signIn(), "account"), 303);
      const portal = await payments.portal(account.userId).catch(asAway);
      return reply.redirect(portal ?? addresses.account(), 303);
    },

    async testCheckout(request, reply) {
      const { orderId } = readParams(testCheckoutParams, request.params);
      const order = factsOfOrder(await ownOrder(request, reply, orderId));
      const payments = await countInvoices(db, orderId);
      return pages.send(request, reply, { page: "test-checkout", order, payments });
    },

    async testCheckoutStep(request, reply) {
      const { orderId, step, payments } = readParams(testStepParams, request.params);
      const order = await ownOrder(request, reply, orderId);
      checkOwn(request);
      // a second click, or a page from before: what it asks for has happened
      const isNow = (await countInvoices(db, orderId)) === payments;
      const isFirst = order.status === "pending" || order.status === "failed";
      if (isNow && (step === "pay" ? isFirst : step === "renew" && order.status === "active"))
        await play?.({ invoiceId: `test:${orderId}:${payments + 1}`, orderId });
      if (isNow && step === "refuse") await recordRefusal(db, orderId);
      const paid = step === "pay" && isNow;
      return reply.redirect(
        paid ? lateAddresses.paymentVerification() : lateAddresses.testCheckout(orderId),
        303,
      );
    },

    paymentVerification: forAccounts(async ({ userId }) => {
      // whoever has just paid should not have to wait for the provider's message; that comes as well
      void listUnpaid(db, userId)
        .then(payments.ask)
        .catch((error: unknown) => log.warn({ err: error }, "could not ask about a payment"));
      return { page: "payment-verification" };
    }),
    paymentSuccess: async (request, reply) => {
      const account = await accountOf(request, reply);
      if (!account) return reply.redirect(addresses.signIn(), 303);
      // whoever has paid for nothing is not thanked
      if (account.plan === "free") return reply.redirect(lateAddresses.plans(), 303);
      const credits = await creditsLeft(db, account.userId, account.plan);
      return pages.send(request, reply, { page: "payment-success", plan: account.plan, credits });
    },
  };
}

/** Nothing was charged: whoever asks again finds the same order. */
function asAway(error: unknown): never {
  if (error instanceof ProviderAway) throw new Problem("payment_away");
  throw error;
}

/** Orders come from forms on our own pages only. */
function checkOwn(request: FastifyRequest): void {
  if (isAhead(request) || request.method !== "POST" || !isOwnNavigation(request)) throw new Problem("csrf");
}
