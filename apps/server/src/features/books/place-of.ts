import { bookParams } from "@tintery/contract";
import type { BookPlace } from "../../books/change-book.ts";
import { Problem } from "../../http/problem.ts";
import { readParams } from "../../http/read-request.ts";
import type { Exchange, Sessions } from "../../platform/sessions.ts";

/**
 * The book of an address, as its caller's.
 * @throws Problem `not_found`; `book_not_found` for a caller who has never stored anything
 */
export async function placeOf(
  sessions: Pick<Sessions, "knownVisitor">,
  { request, reply }: Exchange,
): Promise<BookPlace> {
  const { bookId: id } = readParams(bookParams, request.params);
  const visitor = await sessions.knownVisitor(request, reply);
  if (!visitor) throw new Problem("book_not_found");
  return { ownerId: visitor.userId, site: visitor.site, id };
}
