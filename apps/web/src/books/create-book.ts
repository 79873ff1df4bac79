import { paperHere } from "../papers-here.ts";
import { callBooks } from "./call-books.ts";

/** Begins a book on the paper that is in the printers of the visitor's region. */
export function createBook() {
  return callBooks("createBook", { body: { settings: { paper: paperHere() } } });
}
