import type { Book } from "@tintery/contract";
import { papers } from "@tintery/contract/tables";
import { namesIn } from "@tintery/prints/names-in";
import type { CSSProperties } from "react";
import { bookTitle } from "../../../books/book-title.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { PagePicture } from "../pages/page-picture.tsx";

/** The cover as a small sheet in the proportions of its paper. What it says can be changed beside it. */
export function CoverPreview({ book }: { book: Book }) {
  const { t } = useTexts();
  const { settings, pages } = book;
  const title = bookTitle(t, book);
  const paper = papers[settings.paper];
  const page = pages.find(({ id }) => id === settings.coverPage) ?? pages[0];
  const names = namesIn(settings.coverNames);
  return (
    <figure
      className={`cover ${settings.cover}`}
      style={{ "--paper-ratio": paper.widthMM / paper.heightMM } as CSSProperties}
    >
      <div className="cover-sheet" aria-hidden="true">
        <p className="cover-title">{title}</p>
        {settings.subtitle && <p className="cover-subtitle">{settings.subtitle}</p>}
        {settings.cover === "picture" &&
          (page ? <PagePicture page={page} isLarge /> : <span className="cover-empty" />)}
        {settings.cover === "names" && (
          <p className="cover-names">{names.join("\n") || t("book.cover_names_example")}</p>
        )}
        {settings.cover === "pattern" && <Pattern />}
        {settings.belongsTo && settings.owner && <p className="cover-owner">{settings.owner}</p>}
      </div>
      <figcaption className="sr-only">
        {t("book.cover_alt", { title, layout: t(`book.cover.${settings.cover}`) })}
      </figcaption>
    </figure>
  );
}

/** A pattern of petals to color. */
function Pattern() {
  const cells = Array.from({ length: 20 }, (_, k) => ({
    x: (k % 4) * 40 + 20,
    y: Math.floor(k / 4) * 40 + 20,
  }));
  return (
    <svg className="cover-pattern" viewBox="0 0 160 200" fill="none" stroke="currentColor" aria-hidden="true">
      {cells.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {[0, 60, 120, 180, 240, 300].map((angle) => (
            <ellipse key={angle} cx="0" cy="-11" rx="5" ry="7" transform={`rotate(${angle})`} />
          ))}
          <circle r="4" />
        </g>
      ))}
    </svg>
  );
}
