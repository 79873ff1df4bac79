import type { Book } from "@tintery/contract";
import type { OpenBook } from "../use-book.ts";

/** What every way to add pages is given. */
export interface AddPagesProps {
  book: Book;
  open: OpenBook;
  userType: string;
  /** How many pages there is room for. */
  room: number;
}
