import type { Book } from "@tintery/contract";
import { bookLimits } from "@tintery/contract/tables";
import { Check, CloudOff, LoaderCircle } from "lucide-react";
import { bookTitle } from "../../books/book-title.ts";
import { useTexts } from "../../platform/texts.tsx";
import type { Saving } from "./book-sync.ts";
import { TypedField } from "./typed-field.tsx";
import type { OpenBook } from "./use-book.ts";

const icons = { saved: Check, saving: LoaderCircle, offline: CloudOff } as const satisfies Record<
  Saving,
  unknown
>;

/** Whether all of a book is kept; stays in sight. */
export function SavingState({ saving }: { saving: Saving }) {
  const { t } = useTexts();
  const Icon = icons[saving];
  return (
    <p className={`book-saving ${saving}`} role="status">
      <Icon aria-hidden="true" />
      {t(`book.${saving}`)}
    </p>
  );
}

/** What the book is called. */
export function BookHead({ book, open }: { book: Book; open: OpenBook }) {
  const { t } = useTexts();
  return (
    <header className="book-head">
      <h1 className="sr-only">{bookTitle(t, book)}</h1>
      <TypedField
        label={t("book.title")}
        placeholder={t("book.untitled")}
        value={book.title}
        maxLength={bookLimits.title}
        onChange={(title) => open.change((to) => to.title(title))}
      />
    </header>
  );
}
