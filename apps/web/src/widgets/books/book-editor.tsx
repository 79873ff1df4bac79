import type { Book } from "@tintery/contract";
import { addresses } from "../../platform/addresses.ts";
import { useState } from "react";
import { useErrorWords } from "../../error-words.ts";
import { CallProblem } from "../../platform/call.ts";
import { QueryProvider } from "../../platform/queries.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { LateRoom } from "../../ui/late-room.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AddPages } from "./add/add-pages.tsx";
import { BookHead, SavingState } from "./book-head.tsx";
import { BookLooks } from "./settings/book-looks.tsx";
import { PageGrid } from "./pages/page-grid.tsx";
import { type Undoable, UndoBar } from "./undo-bar.tsx";
import { type OpenBook, useBook } from "./use-book.ts";

export interface BookEditorProps {
  bookId: string;
  /** Of whom the price is shown where the server does not say. */
  userType: string;
}

/** One coloring book with everything that can be done to it; each change is kept at once. A late part. */
export function BookEditor(props: BookEditorProps) {
  return (
    <QueryProvider>
      <Editor {...props} />
    </QueryProvider>
  );
}

function Editor({ bookId, userType }: BookEditorProps) {
  const open = useBook(bookId);
  const { book, failure } = open;
  if (book) return <OpenedBook open={open} book={book} userType={userType} />;
  return failure === null ? <LateRoom failed={false} height={720} /> : <NoBook failure={failure} />;
}

function NoBook({ failure }: { failure: unknown }) {
  const { t } = useTexts();
  const errorWords = useErrorWords();
  const isOffline = failure instanceof CallProblem && failure.code === "offline";
  if (isOffline) return <Notice kind="offline">{t("ui.offline")}</Notice>;
  return (
    <Notice kind="bad">
      <p>{errorWords(failure)}</p>
      <LinkButton href={addresses.books()}>{t("book.all")}</LinkButton>
    </Notice>
  );
}

interface OpenedBookProps {
  open: OpenBook;
  book: Book;
  userType: string;
}

function OpenedBook({ open, book, userType }: OpenedBookProps) {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const errorWords = useErrorWords();
  return (
    <div className="book">
      <SavingState saving={open.saving} />
      <BookHead book={book} open={open} />
      <Problem text={open.problem === null ? null : errorWords(open.problem)} />
      <div className="book-columns">
        <div className="book-main">
          <AddPages book={book} open={open} userType={userType} />
          <PageGrid book={book} open={open} userType={userType} onUndoable={setUndoable} />
        </div>
        <BookLooks book={book} open={open} />
      </div>
      <UndoBar undoable={undoable} onGone={() => setUndoable(null)} />
    </div>
  );
}
