import * as z from "zod";
import { bookParams } from "../books/book-schema.ts";
import { classBooks, classPages } from "../books/class-schema.ts";
import { imageParams } from "../images/schema.ts";
import type { Call } from "./call.ts";

/** A PDF as the body of an answer. */
const pdf = z.string().meta({ format: "binary" });

/** Class sets. Names come in the body, and nothing of them is kept: the answer is the PDF itself. */
export const classCalls = {
  printClassPages: {
    method: "POST",
    path: "/ajax/image/:id/class",
    summary:
      "A coloring page, or a sheet of a painting to color by numbers, for each child of a class as one PDF, with the child’s name on it; names are not kept",
    guard: "xhr",
    params: imageParams,
    body: classPages,
    reply: pdf,
    media: "application/pdf",
    problems: [
      "csrf",
      "not_found",
      "not_ready",
      "sums_run_out",
      "class_empty",
      "class_too_large",
      "name_too_long",
      "busy",
      "too_complex",
    ],
  },
  printClassBooks: {
    method: "POST",
    path: "/ajax/books/:bookId/class",
    summary:
      "A copy of a book for each child of a class as one PDF, with the child’s name as its owner; names are not kept",
    guard: "xhr",
    params: bookParams,
    body: classBooks,
    reply: pdf,
    media: "application/pdf",
    problems: [
      "csrf",
      "not_found",
      "book_not_found",
      "book_empty",
      "class_empty",
      "class_too_large",
      "name_too_long",
      "busy",
      "too_complex",
    ],
  },
} as const satisfies Record<string, Call>;
