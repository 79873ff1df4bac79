import type { BookSummary, PageContext } from "@tintery/contract";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { bookTitle } from "../books/book-title.ts";
import { forClass } from "../class-sets/for-class.ts";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { WidgetWait } from "./widget-wait.tsx";

export interface ColoringBooksPageProps {
  books: readonly BookSummary[];
  context: PageContext;
}

/** The visitor's coloring books, and where a new one begins. */
export function ColoringBooksPage({ books, context }: ColoringBooksPageProps) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("page.books")} – Tintery`}
      description={t("page.books_lead")}
      widgets={["my-books"]}
    >
      <Frame path={context.path}>
        <div className="tool-head">
          <h1>{t("page.books")}</h1>
          <p className="lead">{t("page.books_lead")}</p>
          <p className="small">
            <a href={forClass(addresses.colorings(), "#coloring")}>{t("class.start_hint")}</a>
          </p>
        </div>
        <div className="books-place" {...widgetAttributes("my-books", {})}>
          <WidgetWait />
          <noscript>
            <ul>
              {books.map((book) => (
                <li key={book.id}>
                  <a href={addresses.book(book.id)}>{bookTitle(t, book)}</a>
                </li>
              ))}
            </ul>
          </noscript>
        </div>
      </Frame>
    </Document>
  );
}
