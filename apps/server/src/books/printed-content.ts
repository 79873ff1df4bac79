import { createHash } from "node:crypto";
import { bookWordsIn, isLanguage, type Language, may } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import type { WantedBook } from "../images/child/child-task.ts";
import { ownedOf } from "../images/image-row.ts";
import { findImages } from "../images/image-store.ts";
import type { LeftOut } from "../images/stored-image.ts";
import type { Database } from "../platform/database/database.ts";
import type { StoredBook } from "./book-store.ts";

/** All of a book that is printed: models are named by their keys, since those name their content. */
export interface PrintedContent {
  book: WantedBook;
  /** Pages that have no finished picture. */
  leftOut: number;
  /** SHA-256, hexadecimal: the same for two books that print alike. */
  hash: string;
}

/** What of a book is printed now, with words of a language. A page that is being converted again is printed as it was before. */
export async function printedContent(
  db: Database,
  { title, settings, pages, ownerId }: StoredBook,
  language: Language,
  leftOut: LeftOut,
): Promise<PrintedContent> {
  const images = await findImages(
    db,
    pages.flatMap(({ imageId }) => imageId ?? []),
    leftOut,
  );
  const printed = pages.flatMap(({ id, imageId, caption, turn }) => {
    const image = imageId === null ? undefined : images.get(imageId);
    if (image?.kind !== "coloring" || !may({ id: ownerId }, "view", ownedOf(image))) return [];
    const { modelKey: model } = image;
    return model === null ? [] : [{ id, page: { model, caption, turn } }];
  });
  const { coverPage, paper: _, ...look } = settings;
  const book: WantedBook = {
    ...look,
    title,
    language,
    pages: printed.map(({ page }) => page),
    // without one that is still there, the first page
    coverPage: Math.max(
      0,
      printed.findIndex(({ id }) => id === coverPage),
    ),
    words: bookWordsIn(texts(language)),
  };
  const hash = createHash("sha256").update(JSON.stringify(book)).digest("hex");
  return { book, leftOut: pages.length - printed.length, hash };
}

/** A book with the files of its pages' models on this machine. */
export function withModels(book: WantedBook, models: readonly string[]): WantedBook {
  return { ...book, pages: book.pages.map((page, k) => ({ ...page, model: models[k]! })) };
}

/** The language of a print that is kept. */
export function languageOfPrint({ language }: { language: string }): Language {
  return isLanguage(language) ? language : "en";
}
