import { addresses } from "../../platform/addresses.ts";
import { BookPlus } from "lucide-react";
import { useState } from "react";
import { QueryProvider } from "../../platform/queries.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { LateRoom } from "../../ui/late-room.tsx";
import { Select } from "../../ui/select.tsx";
import { SignInFirst } from "../../sites/sign-in-first.tsx";
import { useMustSignIn } from "../../use-user-data.ts";
import { useAction } from "../../use-action.ts";
import { AddPages } from "./add/add-pages.tsx";
import { bookTitle } from "../../books/book-title.ts";
import { createBook } from "../../books/create-book.ts";
import { useBooks } from "../../books/use-books.ts";
import { useBook } from "./use-book.ts";

/** The wizard on a page of others: adds pages to one of the visitor's books, at first the one changed last. A late part. */
export function LooseWizard({ userType }: { userType: string }) {
  return (
    <QueryProvider>
      <Wizard userType={userType} />
    </QueryProvider>
  );
}

function Wizard({ userType }: { userType: string }) {
  const { t } = useTexts();
  const { books, failed, look } = useBooks();
  const { busy, problem, run } = useAction();
  const mustSignIn = useMustSignIn();
  const [chosen, setChosen] = useState<string | null>(null);
  if (mustSignIn) return <SignInFirst />;
  if (!books) return <LateRoom failed={failed} height={64} />;
  const bookId = chosen ?? books[0]?.id;
  const begin = () =>
    run(async () => {
      const { id } = await createBook();
      await look();
      setChosen(id);
    });
  return (
    <div className="loose-wizard">
      <div className="loose-wizard-head">
        {books.length > 1 && bookId && (
          <Select
            label={t("book.which")}
            value={bookId}
            choices={books.map((book) => ({ value: book.id, label: bookTitle(t, book) }))}
            onChange={setChosen}
          />
        )}
        <Button icon={<BookPlus aria-hidden="true" />} aria-busy={busy} onClick={() => void begin()}>
          {t("book.new")}
        </Button>
        {bookId && <LinkButton href={addresses.book(bookId)}>{t("book.open")}</LinkButton>}
      </div>
      <Problem text={problem} />
      {bookId && <Section key={bookId} bookId={bookId} userType={userType} />}
    </div>
  );
}

function Section({ bookId, userType }: { bookId: string; userType: string }) {
  const open = useBook(bookId);
  const { book, failure } = open;
  if (!book) return <LateRoom failed={failure !== null} height={64} />;
  return <AddPages book={book} open={open} userType={userType} />;
}
