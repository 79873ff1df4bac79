import { type ProblemCode, problemKey, problemValues } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { BookStore } from "../../books/book-store.ts";
import { bookView } from "../../books/book-view.ts";
import type { BookPlace } from "../../books/change-book.ts";
import type { PageStore } from "../../books/page-store.ts";
import { languageOf, paperFor } from "../../http/caller-language.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { callerOf } from "../../admission/caller-of.ts";
import { logLeftOut } from "../../images/image-views.ts";
import type { ImageLoader } from "../../images/load-image.ts";
import { type ChangePicture, changePages } from "./change-pages.ts";
import { listedBooks } from "./listed-books.ts";
import { placeOf } from "./place-of.ts";

/** What coloring books need. */
export interface BookParts extends ImageLoader {
  books: BookStore;
  bookPages: PageStore;
  changePicture: ChangePicture;
  /** The administrator's address, for sentences that name it. */
  email: string;
}

/** Coloring books and their pages: a stranger's, a deleted and a missing book end alike. */
export function bookCalls(
  parts: BookParts,
): Pick<
  CallHandlers,
  | "listBooks"
  | "createBook"
  | "getBook"
  | "changeBook"
  | "deleteBook"
  | "restoreBook"
  | "addBookPages"
  | "changeBookPage"
  | "removeBookPage"
  | "restoreBookPage"
  | "changeAllBookPages"
> {
  const { db, sessions, books, bookPages, email } = parts;
  const viewAt = async (request: FastifyRequest, reply: FastifyReply, place: BookPlace) => {
    reply.header("cache-control", "no-store");
    return bookView(db, request, await books.find(place));
  };
  const inWords = (request: FastifyRequest, left: readonly { id: string; code: ProblemCode }[]) => {
    const language = languageOf(request);
    const values = problemValues(language, email);
    return left.map(({ id, code }) => ({ id, code, error: texts(language)(problemKey(code), values) }));
  };
  return {
    async listBooks(request, reply) {
      reply.header("cache-control", "no-store");
      return { books: await listedBooks({ db, sessions, books }, { request, reply }) };
    },

    async createBook(request, reply) {
      const { userId: ownerId, site } = await sessions.visitor(request, reply);
      const settings = { paper: paperFor(request), ...request.body.settings };
      return viewAt(request, reply, await books.create({ ownerId, site }, { ...request.body, settings }));
    },

    async getBook(request, reply) {
      return viewAt(request, reply, await placeOf(sessions, { request, reply }));
    },

    async changeBook(request, reply) {
      const place = await placeOf(sessions, { request, reply });
      await books.change(place, request.body);
      return viewAt(request, reply, place);
    },

    async deleteBook(request, reply) {
      await books.delete(await placeOf(sessions, { request, reply }));
      return { ok: true };
    },

    async restoreBook(request, reply) {
      const place = await placeOf(sessions, { request, reply });
      await books.restore(place);
      return viewAt(request, reply, place);
    },

    async addBookPages(request, reply) {
      const place = await placeOf(sessions, { request, reply });
      const left = await bookPages.add(place, request.body);
      return { book: await viewAt(request, reply, place), left: inWords(request, left) };
    },

    async changeBookPage(request, reply) {
      const place = await placeOf(sessions, { request, reply });
      await bookPages.change(place, request.params.pageId, request.body);
      return viewAt(request, reply, place);
    },

    async removeBookPage(request, reply) {
      const place = await placeOf(sessions, { request, reply });
      await bookPages.remove(place, request.params.pageId);
      return viewAt(request, reply, place);
    },

    async restoreBookPage(request, reply) {
      const place = await placeOf(sessions, { request, reply });
      await bookPages.restore(place, request.params.pageId);
      return viewAt(request, reply, place);
    },

    async changeAllBookPages(request, reply) {
      const place = await placeOf(sessions, { request, reply });
      const book = await books.find(place);
      const actor = { id: place.ownerId, site: place.site };
      const caller = await callerOf(sessions, { request, reply });
      const left = await changePages(
        { ...parts, caller },
        { book, actor },
        request.body,
        logLeftOut(request),
      );
      return { book: await viewAt(request, reply, place), left: inWords(request, left) };
    },
  };
}
