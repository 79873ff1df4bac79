import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReplyOf } from "@tintery/contract";
import { callBooks } from "./call-books.ts";

const queryKey = ["books"];

/**
 * The visitor's coloring books, the one changed last first, looked at again whenever somebody comes back to the page; null until
 * they are known. Those that are known stay until there is an answer.
 */
export function useBooks() {
  const client = useQueryClient();
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callBooks("listBooks", { signal }),
    retry: false,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
  return {
    books: data?.books ?? null,
    failed: isError,
    /** Asks for the books again. Never throws. */
    look: () => client.invalidateQueries({ queryKey }),
    /** Takes a book out of the list that was deleted. */
    forget: (bookId: string) =>
      client.setQueryData<ReplyOf<"listBooks">>(
        queryKey,
        (known) => known && { books: known.books.filter(({ id }) => id !== bookId) },
      ),
  };
}
