import { bookLimits } from "@tintery/contract/tables";
import { BookPlus } from "lucide-react";
import { useState } from "react";
import { addresses } from "../platform/addresses.ts";
import { CallProblem } from "../platform/call.ts";
import { useTexts } from "../platform/texts.tsx";
import type { ImageDialogProps } from "../result/image-dialog.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Problem } from "../ui/field.tsx";
import { LateRoom } from "../ui/late-room.tsx";
import { Select } from "../ui/select.tsx";
import { SignInFirst } from "../sites/sign-in-first.tsx";
import { useMustSignIn } from "../use-user-data.ts";
import { useAction } from "../use-action.ts";
import styles from "./add-to-book.css?inline";
import { bookTitle } from "./book-title.ts";
import { callBooks } from "./call-books.ts";
import { createBook } from "./create-book.ts";
import { useBooks } from "./use-books.ts";

/** Stands for a book that is still to be made. */
const newBook = "new";

/** Adds a finished coloring page to one of the visitor's books, or to a new one. A late part. */
export function AddToBookDialog({ image, open, onClose }: ImageDialogProps) {
  const { t } = useTexts();
  const mustSignIn = useMustSignIn();
  return (
    <Dialog open={open} title={t("book.add_to")} onClose={onClose} styles={styles}>
      <div className="add-to-book">{mustSignIn ? <SignInFirst /> : <Choice imageId={image.id} />}</div>
    </Dialog>
  );
}

/** The choice of a book; then, in its place, the way to that one. */
function Choice({ imageId }: { imageId: string }) {
  const { t } = useTexts();
  const { books: known, failed, look } = useBooks();
  const { busy, problem, run } = useAction();
  const [chosen, setChosen] = useState<string | null>(null);
  const [added, setAdded] = useState<{ id: string; title: string } | null>(null);
  if (added)
    return (
      <>
        <p role="status">{t("book.added_to", { title: bookTitle(t, added) })}</p>
        <LinkButton look="primary" href={addresses.book(added.id)} data-first>
          {t("book.open")}
        </LinkButton>
      </>
    );
  if (!known) return <LateRoom failed={failed} height={110} />;
  // a full one takes no more
  const books = known.filter(({ pageCount }) => pageCount < bookLimits.pages);
  const value = chosen ?? books[0]?.id ?? newBook;
  const add = () =>
    run(async () => {
      const bookId = value === newBook ? (await createBook()).id : value;
      const { book, left } = await callBooks("addBookPages", {
        params: { bookId },
        body: { imageIds: [imageId] },
      });
      if (left[0]) throw new CallProblem(left[0].code, left[0].error);
      void look();
      setAdded(book);
    });
  return (
    <>
      {books.length > 0 && (
        <Select
          label={t("book.which")}
          value={value}
          choices={[
            ...books.map((book) => ({
              value: book.id,
              label: `${bookTitle(t, book)} · ${t("book.page_count", { count: book.pageCount })}`,
            })),
            { value: newBook, label: t("book.new") },
          ]}
          onChange={setChosen}
        />
      )}
      <Problem text={problem} />
      <Button
        look="primary"
        icon={<BookPlus aria-hidden="true" />}
        aria-busy={busy}
        onClick={() => void add()}
      >
        {books.length > 0 ? t("book.add_page") : t("book.add_to_new")}
      </Button>
    </>
  );
}
