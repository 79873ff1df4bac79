import { type AccountForm, addresses, withWish } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { isAdmin } from "../../platform/admin/user-admin.ts";
import type { Database } from "../../platform/database/database.ts";
import { booksOf } from "../../platform/ledger/books.ts";
import type { FindStanding } from "../../platform/ledger/standing.ts";
import type { Mail } from "../../platform/mail.ts";
import { factsOfInvoice, factsOfOrder } from "../../platform/payments/order-facts.ts";
import { listInvoices, listOrders } from "../../platform/payments/order-store.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Sessions } from "../../platform/sessions.ts";

/** What the pages of accounts need. */
export interface AccountPageParts {
  db: Database;
  sessions: Sessions;
  findStanding: FindStanding;
  pages: PageWriter;
  mail: Mail;
  payments: Payments;
  /** The address visitors use. */
  publicUrl: string;
}

/** The pages around an account. Whoever has one is led past the forms that make one, and the other way around. */
export function accountAddresses({
  db,
  sessions,
  findStanding,
  pages,
  mail,
  payments,
  publicUrl,
}: AccountPageParts): Pick<
  AddressHandlers,
  "signIn" | "signUp" | "forgotPassword" | "newPassword" | "confirmAddress" | "account" | "letters"
> {
  const emailOf = async (request: FastifyRequest, reply: FastifyReply) =>
    (await sessions.knownVisitor(request, reply))?.email ?? null;
  const readable = (request: FastifyRequest) => mail.kept() !== null && isOnThisMachine(request, publicUrl);
  const form = (name: AccountForm) => (request: FastifyRequest, reply: FastifyReply) =>
    pages.send(request, reply, {
      page: "account-form",
      form: name,
      readable: readable(request),
      providers: sessions.providers,
    });
  const forGuests = (name: AccountForm) => async (request: FastifyRequest, reply: FastifyReply) =>
    (await emailOf(request, reply)) === null
      ? form(name)(request, reply)
      : reply.redirect(addresses.account(), 303);
  return {
    signIn: forGuests("sign-in"),
    signUp: forGuests("sign-up"),
    forgotPassword: async (request, reply) => form("forgot-password")(request, reply),
    newPassword: async (request, reply) => form("new-password")(request, reply),
    confirmAddress: async (request, reply) => form("confirm-address")(request, reply),
    async account(request, reply) {
      const visitor = await sessions.knownVisitor(request, reply);
      if (!visitor?.email) return reply.redirect(withWish(addresses.signIn(), "account"), 303);
      const { email, userId } = visitor;
      const { plan, charged } = await findStanding(visitor);
      const books = charged ? await booksOf(db, userId, plan) : null;
      const orders = charged ? (await listOrders(db, userId)).map(factsOfOrder) : [];
      const invoices = charged ? (await listInvoices(db, userId)).map(factsOfInvoice) : [];
      const admin = await isAdmin(db, userId);
      const paidTo = charged ? payments.provider : null;
      return pages.send(request, reply, { page: "account", email, books, orders, invoices, paidTo, admin });
    },
    async letters(request, reply) {
      const letters = readable(request) ? await mail.kept() : null;
      if (letters === null) throw new Problem("not_found");
      return pages.send(request, reply, { page: "letters", letters });
    },
  };
}

/**
 * Whether a request comes from the machine itself, to a server that is only meant for it. Letters hold links into accounts:
 * a proxy in front, which forwards the requests of others, must not look like somebody at this machine.
 */
export function isOnThisMachine({ ip, host, headers }: FastifyRequest, publicUrl: string): boolean {
  const forwarded = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];
  return (
    isLoopback(ip) &&
    isLoopback(new URL(publicUrl).hostname) &&
    URL.canParse(`http://${host}`) &&
    isLoopback(new URL(`http://${host}`).hostname) &&
    forwarded.every((name) => headers[name] === undefined)
  );
}

function isLoopback(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, "").replace(/^::ffff:/i, "");
  return bare === "localhost" || bare === "::1" || /^127\.\d+\.\d+\.\d+$/.test(bare);
}
