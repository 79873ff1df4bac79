import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Book, BookFile, ReplyOf } from "@tintery/contract";
import {
  type BookProfile,
  type BookSides,
  bookSides,
  type BookStock,
  bookStocks,
  type BookTrim,
  bookTrims,
  wordsOf,
} from "@tintery/contract/tables";
import { FileText } from "lucide-react";
import { useState } from "react";
import { bookTitle } from "../../../books/book-title.ts";
import { callBooks } from "../../../books/call-books.ts";
import { ClassButton } from "../../../class-sets/class-button.tsx";
import { printClassBooks } from "../../../class-sets/class-calls.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Problem } from "../../../ui/field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { useAction } from "../../../use-action.ts";
import { PrintedBook } from "./printed-book.tsx";

/** Milliseconds between two looks at a print that is being made. */
const pollInterval = 2_000;

/** Has the book made into PDFs for a printer at home or on demand, and hands them out with what was measured in them. */
export function PrintPanel({ book, isSaved }: { book: Book; isSaved: boolean }) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const client = useQueryClient();
  const [kind, setKind] = useState<BookProfile["kind"]>("home");
  const [sides, setSides] = useState<BookSides>("double");
  const [trim, setTrim] = useState<BookTrim>("8.5x11");
  const [stock, setStock] = useState<BookStock>("white");
  const params = { bookId: book.id };
  const key = ["book-files", book.id, book.revision];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callBooks("listBookFiles", { params, signal }),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.files.some(isWaiting) ? pollInterval : false),
  });
  const make = async () => {
    const body = kind === "home" ? { kind, paper: book.settings.paper, sides } : { kind, trim, stock };
    const file = await callBooks("makeBookFile", { params, body });
    client.setQueryData<ReplyOf<"listBookFiles">>(key, (list) => ({
      files: [file, ...(list?.files ?? []).filter(({ id }) => id !== file.id)],
    }));
    await query.refetch();
  };
  const files = query.data?.files ?? [];
  return (
    <section className="book-panel" aria-labelledby="book-print">
      <h2 id="book-print">{t("book.print")}</h2>
      <Segmented
        label={t("book.print_where")}
        value={kind}
        choices={(["home", "print-on-demand"] as const).map((value) => ({
          value,
          label: t(`book.print_where.${value}`),
        }))}
        onChange={setKind}
      />
      {kind === "home" ? (
        <Select
          label={t("book.sides")}
          hint={t(`book.sides_hint.${sides}`)}
          value={sides}
          choices={bookSides.map((value) => ({ value, label: t(`book.sides.${value}`) }))}
          onChange={setSides}
        />
      ) : (
        <>
          <p className="hint">{t("book.print_on_demand_hint")}</p>
          <Select
            label={t("book.trim")}
            value={trim}
            choices={wordsOf({ words: bookTrims }).map((value) => ({ value, label: bookTrims[value].name }))}
            onChange={setTrim}
          />
          <Select
            label={t("book.stock")}
            value={stock}
            choices={wordsOf({ words: bookStocks }).map((value) => ({
              value,
              label: t(`book.stock.${value}`),
            }))}
            onChange={setStock}
          />
        </>
      )}
      <Problem text={problem} />
      <Button
        look="primary"
        icon={<FileText aria-hidden="true" />}
        aria-busy={busy}
        // what is not kept yet would not be in it
        disabled={book.pages.length === 0 || !isSaved}
        onClick={() => void run(make)}
      >
        {t("book.make_pdf")}
      </Button>
      {kind === "home" && (
        <ClassButton
          disabled={book.pages.length === 0 || !isSaved}
          hint={t("class.book_hint")}
          title={bookTitle(t, book)}
          print={(names) => printClassBooks(book.id, { names, paper: book.settings.paper, sides })}
        />
      )}
      {files.length > 0 && (
        <ul className="book-prints">
          {files.map((file) => (
            <PrintedBook key={file.id} file={file} />
          ))}
        </ul>
      )}
    </section>
  );
}

const isWaiting = ({ status }: BookFile) => status === "waiting";
