import type { Book, BookPage, BookPageChange, LeftAlone } from "@tintery/contract";
import type { BookSettings, PageTurn } from "@tintery/contract/tables";
import type { BookChange } from "./book-sync.ts";
import { callBooks } from "../../books/call-books.ts";
import { withMovedBefore } from "./pages/page-order.ts";

/** Milliseconds after the last letter before a text is sent, and after the last click on a button that is clicked several times. */
const rests = { text: 600, click: 400 };

/** What can be done to one book, each thing as one call that touches nothing else. */
export function changesOf(bookId: string) {
  const params = { bookId };
  const changePage = (pageId: string, body: BookPageChange) =>
    callBooks("changeBookPage", { params: { bookId, pageId }, body });
  const withPage = (book: Book, pageId: string, part: Partial<BookPage>): Book => ({
    ...book,
    pages: book.pages.map((page) => (page.id === pageId ? { ...page, ...part } : page)),
  });
  return {
    title: (title: string): BookChange => ({
      name: "title",
      rest: rests.text,
      apply: (book) => ({ ...book, title }),
      send: () => callBooks("changeBook", { params, body: { title } }),
    }),
    settings: (settings: Partial<BookSettings>): BookChange => ({
      name: `settings ${Object.keys(settings)}`,
      rest: Object.values(settings).some((value) => typeof value === "string") ? rests.text : 0,
      apply: (book) => ({ ...book, settings: { ...book.settings, ...settings } }),
      send: () => callBooks("changeBook", { params, body: { settings } }),
    }),
    caption: (pageId: string, caption: string): BookChange => ({
      name: `caption ${pageId}`,
      rest: rests.text,
      apply: (book) => withPage(book, pageId, { caption }),
      send: () => changePage(pageId, { caption }),
    }),
    turn: (pageId: string, turn: PageTurn): BookChange => ({
      name: `turn ${pageId}`,
      rest: rests.click,
      apply: (book) => withPage(book, pageId, { turn }),
      send: () => changePage(pageId, { turn }),
    }),
    move: (pageId: string, before: string | null): BookChange => ({
      apply: (book) => ({ ...book, pages: [...withMovedBefore(book.pages, pageId, before)] }),
      send: () => changePage(pageId, { before }),
    }),
    replace: (pageId: string, imageId: string): BookChange => ({
      // what the other one looks like, the answer says
      apply: (book) => book,
      send: () => changePage(pageId, { imageId }),
    }),
    remove: (pageId: string): BookChange => ({
      apply: (book) => ({ ...book, pages: book.pages.filter(({ id }) => id !== pageId) }),
      send: () => callBooks("removeBookPage", { params: { bookId, pageId } }),
    }),
    restore: (page: BookPage, before: string | null): BookChange => ({
      apply: (book) => ({ ...book, pages: [...withRestored(book.pages, page, before)] }),
      send: () => callBooks("restoreBookPage", { params: { bookId, pageId: page.id } }),
    }),
    /** Adds coloring pages that exist; `onLeft` hears of those that did not fit. */
    add: (imageIds: string[], onLeft: (left: readonly LeftAlone[]) => void): BookChange => ({
      apply: (book) => book,
      send: sentOnce(
        () => callBooks("getBook", { params }),
        (book, others) => {
          const added = book.pages.filter(({ id }) => !others.has(id)).map(({ imageId }) => imageId);
          return imageIds.every((id) => added.includes(id));
        },
        async () => {
          const { book, left } = await callBooks("addBookPages", { params, body: { imageIds } });
          onLeft(left);
          return book;
        },
      ),
    }),
  };
}

export type BookChanges = ReturnType<typeof changesOf>;

function withRestored(
  pages: readonly BookPage[],
  page: BookPage,
  before: string | null,
): readonly BookPage[] {
  if (pages.some(({ id }) => id === page.id)) return pages;
  return withMovedBefore([...pages, page], page.id, before);
}

/** Sends what must not happen twice: where the answer to a first try was lost, the book says whether it happened. */
function sentOnce(
  look: () => Promise<Book>,
  isDone: (book: Book, others: ReadonlySet<string>) => boolean,
  send: () => Promise<Book>,
): () => Promise<Book> {
  let others: ReadonlySet<string> | null = null;
  return async () => {
    const book = await look();
    if (others && isDone(book, others)) return book;
    others ??= new Set(book.pages.map(({ id }) => id));
    return send();
  };
}
