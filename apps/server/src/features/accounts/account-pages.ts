import {
  type AccountForm,
  addresses,
  addressAfterSignIn,
  lateAddresses,
  lettersKeyField,
  readWantedPage,
  wantedField,
  withWish,
} from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { isAdmin } from "../../platform/admin/user-admin.ts";
import type { Database } from "../../platform/database/database.ts";
import { invitationCookie } from "../../platform/invitation-cookie.ts";
import { booksOf } from "../../platform/ledger/books.ts";
import type { FindStanding } from "../../platform/ledger/standing.ts";
import { factsOfInvoice, factsOfOrder } from "../../platform/payments/order-facts.ts";
import { listInvoices, listOrders } from "../../platform/payments/order-store.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Sessions } from "../../platform/sessions.ts";
import type { KeptLetters } from "./kept-letters.ts";

/** What the pages of accounts need. */
export interface AccountPageParts {
  db: Database;
  sessions: Sessions;
  findStanding: FindStanding;
  pages: PageWriter;
  keptLetters: KeptLetters;
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
  keptLetters,
  payments,
  publicUrl,
}: AccountPageParts): Pick<
  AddressHandlers,
  "signIn" | "signUp" | "forgotPassword" | "newPassword" | "confirmAddress" | "account" | "letters"
> {
  const emailOf = async (request: FastifyRequest, reply: FastifyReply) =>
    (await sessions.knownVisitor(request, reply))?.email ?? null;
  const cookie = invitationCookie(publicUrl);
  const form = (name: AccountForm) => (request: FastifyRequest, reply: FastifyReply) =>
    pages.send(request, reply, {
      page: "account-form",
      form: name,
      letterPlace: keptLetters.placeFor(request),
      providers: sessions.providers,
      hasInvitation: request.cookies[cookie.name] !== undefined,
    });
  const forGuests = (name: AccountForm) => async (request: FastifyRequest, reply: FastifyReply) =>
    (await emailOf(request, reply)) === null
      ? form(name)(request, reply)
      : reply.redirect(pageOfMember(request), 303);
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
      const key = (request.query as Record<string, unknown>)[lettersKeyField];
      // a look at the head, as link previews take one, must not use the key up
      if (typeof key === "string" && request.method === "GET" && keptLetters.open(key, reply))
        return reply.redirect(lateAddresses.letters(), 303);
      const letters = await keptLetters.listFor(request);
      if (!letters) throw new Problem("not_found");
      return pages.send(request, reply, { page: "letters", letters });
    },
  };
}

/** Where somebody is led who is signed in already: to what the address asks for, else to their account. */
function pageOfMember(request: FastifyRequest): string {
  const wanted = readWantedPage((request.query as Record<string, unknown>)[wantedField]);
  return wanted === null ? addresses.account() : addressAfterSignIn(wanted);
}
