import { readFile } from "node:fs/promises";
import { decodeLineArt } from "@tintery/engine";
import type { BookArt, PrintableBook } from "@tintery/prints/printable-book";
import type { WantedBook } from "./child-task.ts";

/**
 * A book whose pages are read from their models when it is their turn.
 * @param onPage hears the place of each page that is read
 */
export function printableBook(book: WantedBook, onPage: (k: number) => void = () => {}): PrintableBook {
  const pages = book.pages.map(
    ({ model, caption, turn }, k): BookArt => ({
      caption,
      turn,
      async load() {
        onPage(k);
        return decodeLineArt(await readFile(model));
      },
    }),
  );
  return { ...book, pages, coverArt: pages[book.coverPage] ?? null };
}
