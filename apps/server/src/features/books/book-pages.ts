import { bookView } from "../../books/book-view.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { BookParts } from "./book-calls.ts";
import { listedBooks } from "./listed-books.ts";
import { placeOf } from "./place-of.ts";

/** The pages of the visitor's coloring books. */
export function bookAddresses({
  db,
  sessions,
  books,
  pages,
}: Pick<BookParts, "db" | "sessions" | "books"> & { pages: PageWriter }): Pick<
  AddressHandlers,
  "books" | "book"
> {
  return {
    async books(request, reply) {
      const listed = await listedBooks({ db, sessions, books }, { request, reply });
      return pages.send(request, reply, { page: "books", books: listed });
    },

    async book(request, reply) {
      const book = await books.find(await placeOf(sessions, { request, reply }));
      return pages.send(request, reply, { page: "book", book: await bookView(db, request, book) });
    },
  };
}
