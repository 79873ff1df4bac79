import type { BookSummary } from "@tintery/contract";
import type { BookStore } from "../../books/book-store.ts";
import { bookSummaries } from "../../books/book-view.ts";
import type { ImageLoader } from "../../images/load-image.ts";
import type { Exchange } from "../../platform/sessions.ts";

/** The visitor's coloring books; on a page of another origin those that were made there. */
export async function listedBooks(
  { db, sessions, books }: Pick<ImageLoader, "db" | "sessions"> & { books: BookStore },
  { request, reply }: Exchange,
): Promise<BookSummary[]> {
  const visitor = await sessions.knownVisitor(request, reply);
  const listed = visitor ? await books.list({ ownerId: visitor.userId, site: visitor.site }) : [];
  return bookSummaries(db, request, listed);
}
