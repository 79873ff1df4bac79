import type { Translate } from "@tintery/contract/messages";

/** What a book is called, also before it has a title. */
export const bookTitle = (t: Translate, { title }: { title: string }): string => title || t("book.untitled");
