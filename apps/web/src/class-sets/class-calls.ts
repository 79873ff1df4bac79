import type { BodyOf } from "@tintery/contract";
import { callForFile } from "../platform/call-for-file.ts";

/** A coloring page for each child. */
export const printClassPages = (id: string, body: BodyOf<"printClassPages">) =>
  callForFile<"printClassPages">(["POST", "/ajax/image/:id/class"], { params: { id }, body });

/** A copy of a book for each child. */
export const printClassBooks = (bookId: string, body: BodyOf<"printClassBooks">) =>
  callForFile<"printClassBooks">(["POST", "/ajax/books/:bookId/class"], { params: { bookId }, body });
