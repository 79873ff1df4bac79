import { callsOf } from "../platform/calls-of.ts";

/** Makes the calls about coloring books, as `call` does; no page makes them before its late parts. */
export const callBooks = callsOf({
  listBooks: ["GET", "/ajax/books"],
  createBook: ["POST", "/ajax/books"],
  getBook: ["GET", "/ajax/books/:bookId"],
  changeBook: ["POST", "/ajax/books/:bookId"],
  deleteBook: ["DELETE", "/ajax/books/:bookId"],
  restoreBook: ["POST", "/ajax/books/:bookId/restore"],
  addBookPages: ["POST", "/ajax/books/:bookId/pages"],
  changeBookPage: ["POST", "/ajax/books/:bookId/pages/:pageId"],
  removeBookPage: ["DELETE", "/ajax/books/:bookId/pages/:pageId"],
  restoreBookPage: ["POST", "/ajax/books/:bookId/pages/:pageId/restore"],
  makeBookFile: ["POST", "/ajax/books/:bookId/files"],
  listBookFiles: ["GET", "/ajax/books/:bookId/files"],
  changeAllBookPages: ["POST", "/ajax/books/:bookId/pages-change"],
});
