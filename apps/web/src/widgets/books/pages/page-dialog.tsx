import type { Book, BookPage } from "@tintery/contract";
import { bookLimits } from "@tintery/contract/tables";
import { addresses } from "../../../platform/addresses.ts";
import { ChevronLeft, ChevronRight, ExternalLink, Replace, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { TypedField } from "../typed-field.tsx";
import type { Undoable } from "../undo-bar.tsx";
import type { OpenBook } from "../use-book.ts";
import { nextTurn } from "./next-turn.ts";
import styles from "./page-dialog.css?inline";
import { PageDrawing } from "./page-drawing.tsx";
import { withMoved, beforeOf } from "./page-order.ts";
import { PagePicture } from "./page-picture.tsx";
import { PageState } from "./page-state.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";

export interface PageDialogProps {
  book: Book;
  /** The page that is shown; null for none. */
  page: BookPage | null;
  open: OpenBook;
  /** Shows another page. */
  onOpen: (pageId: string) => void;
  onRemove: (page: BookPage) => void;
  onUndoable: (undoable: Undoable) => void;
  onClose: () => void;
}

/** One page of a book, large, and everything that can be changed of it. */
export function PageDialog({ book, page, open, onOpen, onRemove, onUndoable, onClose }: PageDialogProps) {
  const { t, number } = useTexts();
  const [replaces, setReplaces] = useState(false);
  const [preview, setPreview] = useState<string | null>(null);
  const place = page ? book.pages.findIndex(({ id }) => id === page.id) : 0;
  const show = (next: BookPage | undefined) => {
    setPreview(null);
    if (next) onOpen(next.id);
  };
  const moveTo = (id: string, to: number) => {
    const before = beforeOf(withMoved(book.pages, id, to), id);
    open.change((change) => change.move(id, before));
  };
  const replace = ({ id, imageId }: BookPage, chosen: string) => {
    open.change((to) => to.replace(id, chosen));
    setReplaces(false);
    if (imageId === null) return;
    onUndoable({
      text: t("book.page_replaced", { page: number(place + 1) }),
      undo: () => open.change((to) => to.replace(id, imageId)),
    });
  };
  const close = () => {
    setPreview(null);
    onClose();
  };
  const title = t("book.page_of", { page: number(place + 1), count: number(book.pages.length) });
  return (
    <>
      <Dialog open={page !== null} size="wide" title={title} onClose={close} styles={styles}>
        {page && (
          <div className="one-page" key={page.id}>
            <div className="one-page-view">
              <PagePicture page={shownAs(page, preview)} isLarge />
              <div className="one-page-steps">
                <Button
                  look="square"
                  aria-label={t("book.previous_page")}
                  title={t("book.previous_page")}
                  disabled={place === 0}
                  icon={<ChevronLeft aria-hidden="true" />}
                  onClick={() => show(book.pages[place - 1])}
                />
                <Button
                  icon={<RotateCw aria-hidden="true" />}
                  onClick={() => open.change((to) => to.turn(page.id, nextTurn(page.turn)))}
                >
                  {t("book.turn")}
                </Button>
                <Button
                  look="square"
                  aria-label={t("book.next_page")}
                  title={t("book.next_page")}
                  disabled={place === book.pages.length - 1}
                  icon={<ChevronRight aria-hidden="true" />}
                  onClick={() => show(book.pages[place + 1])}
                />
              </div>
            </div>
            <div className="one-page-choices">
              <PageState page={page} onRetried={() => void open.look()} />
              <TypedField
                label={t("book.caption")}
                {...(!book.settings.captions && { hint: t("book.caption_hint") })}
                value={page.caption}
                maxLength={bookLimits.caption}
                onChange={(caption) => open.change((to) => to.caption(page.id, caption))}
              />
              {book.pages.length > 1 && (
                <Select
                  label={t("book.place")}
                  value={String(place)}
                  choices={book.pages.map((_, index) => ({ value: String(index), label: number(index + 1) }))}
                  onChange={(to) => moveTo(page.id, Number(to))}
                />
              )}
              {page.imageId !== null && page.image?.may.edit && (
                <PageDrawing imageId={page.imageId} onPreview={setPreview} onChanged={open.look} />
              )}
              {page.image?.sampledata && <p className="hint">{t("book.sample_hint")}</p>}
              <div className="one-page-verbs">
                <Button icon={<Replace aria-hidden="true" />} onClick={() => setReplaces(true)}>
                  {t("book.replace")}
                </Button>
                {page.imageId !== null && (
                  <LinkButton
                    href={addresses.coloring(page.imageId)}
                    target="_blank"
                    rel="noopener"
                    icon={<ExternalLink aria-hidden="true" />}
                  >
                    {t("book.open_coloring")}
                    <span className="sr-only"> {t("upload.new_tab")}</span>
                  </LinkButton>
                )}
                <Button
                  look="danger"
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => {
                    setPreview(null);
                    onRemove(page);
                  }}
                >
                  {t("book.remove")}
                </Button>
              </div>
            </div>
          </div>
        )}
      </Dialog>
      <ReplaceDialog
        open={replaces && page !== null}
        onChoose={(imageId) => page && replace(page, imageId)}
        onClose={() => setReplaces(false)}
      />
    </>
  );
}

/** The page with the picture that a moving slider draws. */
function shownAs(page: BookPage, preview: string | null): BookPage {
  return preview === null || !page.image ? page : { ...page, image: { ...page.image, picture: preview } };
}
