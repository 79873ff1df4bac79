import type { Book, PageContext } from "@tintery/contract";
import { addresses, defaultUserType, widgetAttributes } from "@tintery/contract/tables";
import { ArrowLeft } from "lucide-react";
import { bookTitle } from "../books/book-title.ts";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { WidgetWait } from "./widget-wait.tsx";

/** One coloring book of the visitor. */
export function ColoringBookPage({ book, context }: { book: Book; context: PageContext }) {
  const { t } = useTexts();
  const title = bookTitle(t, book);
  return (
    <Document
      context={context}
      title={`${title} – Tintery`}
      description={t("page.home_description")}
      widgets={["coloring-book-wizard"]}
      hidden
    >
      <Frame path={context.path}>
        <div className="picture-head">
          <a className="back" href={addresses.books()}>
            <ArrowLeft aria-hidden="true" />
            {t("page.books")}
          </a>
        </div>
        <div
          className="book-place"
          {...widgetAttributes("coloring-book-wizard", {
            bookId: book.id,
            userType: context.userType ?? defaultUserType,
          })}
        >
          <h1>{title}</h1>
          <WidgetWait />
        </div>
      </Frame>
    </Document>
  );
}
