/** Class sets: one PDF with a coloring page, or a book, for each child of a class. Plain tables and functions, no zod. */
import { bookLimits } from "./books.ts";

/** How many children a set is for; a name is no longer than the line for a book's owner, in characters. */
export const classLimits = { children: 40, name: bookLimits.owner } as const;

/** What is wrong with the names of a class, for the form that asks for them and for the server; null when all is well. */
export function classProblem(
  names: readonly string[],
): "class_empty" | "class_too_large" | "name_too_long" | null {
  if (names.length === 0) return "class_empty";
  if (names.length > classLimits.children) return "class_too_large";
  return names.some((name) => [...name].length > classLimits.name) ? "name_too_long" : null;
}
