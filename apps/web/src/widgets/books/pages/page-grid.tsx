import type { Book, BookPage } from "@tintery/contract";
import { WandSparkles } from "lucide-react";
import { useRef, useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Undoable } from "../undo-bar.tsx";
import type { OpenBook } from "../use-book.ts";
import { ChangeAllDialog } from "./change-all-dialog.tsx";
import { PageCard } from "./page-card.tsx";
import { PageDialog } from "./page-dialog.tsx";
import { beforeOf } from "./page-order.ts";
import { useReordering } from "./use-reordering.ts";

export interface PageGridProps {
  book: Book;
  open: OpenBook;
  userType: string;
  /** Hears of what was just done and can be taken back. */
  onUndoable: (undoable: Undoable) => void;
}

/** The pages of a book in their order: moved by dragging or by keys, opened, turned, deleted. */
export function PageGrid({ book, open, userType, onUndoable }: PageGridProps) {
  const { t, number } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [changesAll, setChangesAll] = useState(false);
  const { pages } = book;
  const reordering = useReordering({
    list,
    ids: pages.map(({ id }) => id),
    onMove: (id, before) => open.change((to) => to.move(id, before)),
  });
  const remove = (page: BookPage) => {
    const before = beforeOf(pages, page.id);
    const place = pages.indexOf(page);
    open.change((to) => to.remove(page.id));
    setOpened(null);
    onUndoable({
      text: t("book.page_removed", { page: number(place + 1) }),
      undo: () => open.change((to) => to.restore(page, before)),
    });
    // the button that was pressed is gone: whoever listens goes on from the next page
    const next = pages[place + 1] ?? pages[place - 1];
    requestAnimationFrame(() => {
      const grip = next && `[data-page="${next.id}"] [data-grip]`;
      (grip ? list.current?.querySelector<HTMLElement>(grip) : heading.current)?.focus();
    });
  };
  const page = pages.find(({ id }) => id === opened) ?? null;
  return (
    <section className="book-pages" aria-labelledby="book-pages">
      <div className="book-pages-head">
        <h2 id="book-pages" ref={heading} tabIndex={-1}>
          {t("book.page_count", { count: pages.length })}
        </h2>
        {pages.length > 1 && (
          <Button icon={<WandSparkles aria-hidden="true" />} onClick={() => setChangesAll(true)}>
            {t("book.change_all")}
          </Button>
        )}
      </div>
      {pages.length === 0 ? (
        <p className="quiet">{t("book.no_pages")}</p>
      ) : (
        pages.length > 1 && (
          <>
            <p className="hint">{t("book.move_hint")}</p>
            <p className="hint sr-only keys-help" id="book-move-help">
              {t("book.move_help")}
            </p>
          </>
        )
      )}
      <ol className="page-cards" ref={list}>
        {pages.map((each) => (
          <PageCard
            key={each.id}
            page={each}
            reordering={reordering}
            onOpen={() => setOpened(each.id)}
            onTurn={(turn) => open.change((to) => to.turn(each.id, turn))}
            onRemove={() => remove(each)}
            onRetried={() => void open.look()}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {reordering.said}
      </p>
      <PageDialog
        book={book}
        page={page}
        open={open}
        onOpen={setOpened}
        onRemove={remove}
        onUndoable={onUndoable}
        onClose={() => setOpened(null)}
      />
      <ChangeAllDialog
        book={book}
        userType={userType}
        isOpen={changesAll}
        onChanged={open.look}
        onClose={() => setChangesAll(false)}
      />
    </section>
  );
}
