import type { BookSummary } from "@tintery/contract";
import { addresses } from "../../platform/addresses.ts";
import { BookPlus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { CallProblem } from "../../platform/call.ts";
import { useHost } from "../../platform/host.ts";
import { openPage } from "../../platform/open-page.ts";
import { QueryProvider } from "../../platform/queries.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { useNow } from "../../platform/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Problem } from "../../ui/field.tsx";
import { LateRoom } from "../../ui/late-room.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PearPicture } from "../../ui/pear-picture.tsx";
import { SignInFirst } from "../../sites/sign-in-first.tsx";
import { useMustSignIn } from "../../use-user-data.ts";
import { useAction } from "../../use-action.ts";
import { bookTitle } from "../../books/book-title.ts";
import { callBooks } from "../../books/call-books.ts";
import { createBook } from "../../books/create-book.ts";
import { useBooks } from "../../books/use-books.ts";
import { type Undoable, UndoBar } from "./undo-bar.tsx";

/** The visitor's coloring books, the one changed last first, and the way to a new one. A late part. */
export function OwnBooks() {
  return (
    <QueryProvider>
      <Books />
    </QueryProvider>
  );
}

function Books() {
  const { t } = useTexts();
  const host = useHost();
  const { books, failed, look, forget } = useBooks();
  const { busy, problem, run } = useAction();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const start = useRef<HTMLDivElement>(null);
  const begin = () =>
    run(async () => {
      const { id } = await createBook();
      openPage(addresses.book(id), host);
    });
  const restore = (bookId: string) =>
    run(async () => {
      await callBooks("restoreBook", { params: { bookId } });
      await look();
    });
  const remove = (book: BookSummary) =>
    run(async () => {
      await callBooks("deleteBook", { params: { bookId: book.id } }).catch((error: unknown) => {
        // deleted in another tab: it is gone all the same
        if (!(error instanceof CallProblem && error.code === "book_not_found")) throw error;
      });
      forget(book.id);
      start.current?.focus();
      setUndoable({
        text: t("book.deleted", { title: bookTitle(t, book) }),
        undo: () => void restore(book.id),
      });
    });
  const mustSignIn = useMustSignIn();
  const beginning = mustSignIn ? (
    <SignInFirst />
  ) : (
    <Button
      look="primary large"
      icon={<BookPlus aria-hidden="true" />}
      aria-busy={busy}
      onClick={() => void begin()}
    >
      {t("book.new")}
    </Button>
  );
  return (
    <div className="own-books" ref={start} tabIndex={-1}>
      <Problem text={problem} />
      {failed && !books && (
        <Notice kind="bad">
          <p>{t("spec.something_went_wrong")}</p>
          <Button onClick={() => void look()}>{t("result.try_again")}</Button>
        </Notice>
      )}
      {!books && !failed && <LateRoom failed={false} height={280} />}
      {books?.length === 0 && (
        <EmptyState
          picture={
            <span className="empty-picture">
              <PearPicture look="coloring" />
            </span>
          }
          title={t("book.empty_title")}
          text={t("book.empty_text")}
          action={beginning}
        />
      )}
      {books && books.length > 0 && (
        <>
          {beginning}
          <ul className="book-cards">
            {books.map((book) => (
              <BookCard key={book.id} book={book} onRemove={() => void remove(book)} />
            ))}
          </ul>
        </>
      )}
      <UndoBar undoable={undoable} onGone={() => setUndoable(null)} />
    </div>
  );
}

function BookCard({ book, onRemove }: { book: BookSummary; onRemove: () => void }) {
  const { t, ago } = useTexts();
  const now = useNow(30_000);
  const title = bookTitle(t, book);
  return (
    <li className="book-card">
      <a href={addresses.book(book.id)}>
        <span className="book-fan" aria-hidden="true">
          {book.thumbnails.length === 0 && <span className="book-blank" />}
          {book.thumbnails.slice(0, fanned).map((picture) => (
            <img key={picture} src={picture} alt="" loading="lazy" />
          ))}
        </span>
        <span className="book-card-words">
          <span className="book-card-title">{title}</span>
          <span className="quiet small">
            {t("book.page_count", { count: book.pageCount })} · {ago(book.updated, now)}
          </span>
        </span>
      </a>
      <Button
        look="square"
        className="book-delete"
        aria-label={t("dashboard.delete", { name: title })}
        title={t("pbn.delete")}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}

/** How many pages a card shows, side by side. */
const fanned = 3;
