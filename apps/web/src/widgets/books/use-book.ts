import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useCreatedNews } from "../../platform/created-news.ts";
import { type BookChanges, changesOf } from "./book-changes.ts";
import { BookSync, type BookChange } from "./book-sync.ts";
import { callBooks } from "../../books/call-books.ts";

/** The books of this page: what one widget changes, another one shows. */
const known = new Map<string, BookSync>();

function syncOf(bookId: string): BookSync {
  const sync = known.get(bookId) ?? new BookSync(() => callBooks("getBook", { params: { bookId } }));
  known.set(bookId, sync);
  return sync;
}

/** Forgets all books, as another page would. */
export function leaveBooks(): void {
  known.clear();
}

/** One book, kept up to date, and what can be done to it. */
export function useBook(bookId: string) {
  const [sync] = useState(() => syncOf(bookId));
  const state = useSyncExternalStore(sync.subscribe, sync.now);
  const changes = useMemo(() => changesOf(bookId), [bookId]);
  useCreatedNews(() => void sync.look());
  const isUnsaved = state.saving !== "saved";
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  return {
    ...state,
    /** Does one of the book's changes: `change((to) => to.title("Zoo"))`. */
    change: (choose: (changes: BookChanges) => BookChange) => sync.do(choose(changes)),
    look: () => sync.look(),
  };
}

export type OpenBook = ReturnType<typeof useBook>;
