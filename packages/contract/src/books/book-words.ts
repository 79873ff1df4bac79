import type { Translate } from "../texts/messages.ts";

/** The words that stand in a printed book, in its language; `packages/prints` takes them as they are. */
export function bookWordsIn(t: Translate) {
  return {
    belongsTo: t("book.print.belongs_to"),
    testTitle: t("book.print.test_title"),
    testNote: t("book.print.test_note"),
    ownPicture: t("book.print.own_picture"),
  };
}
