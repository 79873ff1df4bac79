import type { BookPage } from "@tintery/contract";
import type { PageTurn } from "@tintery/contract/tables";
import { GripVertical, RotateCw, Trash2 } from "lucide-react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { nextTurn } from "./next-turn.ts";
import { PagePicture } from "./page-picture.tsx";
import { PageState } from "./page-state.tsx";
import type { useReordering } from "./use-reordering.ts";

export interface PageCardProps {
  page: BookPage;
  reordering: ReturnType<typeof useReordering>;
  onOpen: () => void;
  onTurn: (turn: PageTurn) => void;
  onRemove: () => void;
  /** It is tried again. */
  onRetried: () => void;
}

/** One page of a book, small: its number, its picture, what it is called, and how far it is. */
export function PageCard({ page, reordering, onOpen, onTurn, onRemove, onRetried }: PageCardProps) {
  const { t, number } = useTexts();
  const { order, held, dragged } = reordering;
  const place = order.indexOf(page.id);
  const isHeld = held === page.id;
  // there is another place for it
  const isMovable = order.length > 1;
  const named = { page: number(place + 1) };
  const name = page.caption || page.image?.name;
  return (
    <li
      className={`page-card${isHeld ? " held" : ""}${dragged === page.id ? " dragged" : ""}`}
      data-page={page.id}
      style={{ order: place }}
    >
      <div className="page-card-head">
        <span className="page-number" aria-hidden="true">
          {number(place + 1)}
        </span>
        {isMovable && (
          <Button
            look="plain square"
            className="page-grip"
            data-grip
            aria-label={t("book.move_page", named)}
            aria-describedby="book-move-help"
            aria-pressed={isHeld}
            title={t("book.move_page", named)}
            icon={<GripVertical aria-hidden="true" />}
            {...reordering.gripProps(page.id)}
          />
        )}
      </div>
      <button
        type="button"
        className="page-open"
        aria-label={name ? t("book.open_named_page", { ...named, name }) : t("book.open_page", named)}
        onPointerDown={(event) =>
          event.pointerType === "mouse" && isMovable && reordering.press(page.id, event)
        }
        onClick={() => !reordering.swallowsClick() && onOpen()}
      >
        <PagePicture page={page} />
      </button>
      <p className="page-name">{name}</p>
      <div className="page-state">
        <PageState page={page} onRetried={onRetried} />
      </div>
      <div className="page-verbs">
        <Button
          look="plain square"
          aria-label={t("book.turn_page", named)}
          title={t("book.turn")}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => onTurn(nextTurn(page.turn))}
        />
        <Button
          look="plain square"
          aria-label={t("book.remove_page", named)}
          title={t("pbn.delete")}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
