import { type BookProfile, bookTrims, foldedSections } from "@tintery/engine/tables";
import type { Translate } from "../texts/messages.ts";

/**
 * What somebody does with the PDF of a book, in a few sentences: how the paper is turned and folded, or what a printer on demand is told.
 * @param pageCount of the pages of the book, of a booklet before they are laid on sheets
 */
export function bookPrintHint(t: Translate, profile: BookProfile, pageCount: number): string {
  if (profile.kind === "print-on-demand")
    return t(`book.print_hint.${profile.stock}`, { trim: bookTrims[profile.trim].name });
  if (profile.sides !== "booklet") return t(`book.print_hint.${profile.sides}`);
  const sections = foldedSections(pageCount);
  return sections.length === 1
    ? t("book.print_hint.booklet")
    : t("book.print_hint.sections", { sheets: sections[0]!, sections: sections.length });
}
