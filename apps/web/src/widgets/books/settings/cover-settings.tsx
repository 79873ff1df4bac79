import type { Book } from "@tintery/contract";
import { type BookSettings, bookCovers, bookLimits } from "@tintery/contract/tables";
import { useTexts } from "../../../platform/texts.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { TypedField } from "../typed-field.tsx";
import { CoverPreview } from "./cover-preview.tsx";

export interface CoverSettingsProps {
  book: Book;
  onChange: (settings: Partial<BookSettings>) => void;
}

/** The cover in one of its three layouts, small and as it is now. */
export function CoverSettings({ book, onChange }: CoverSettingsProps) {
  const { t, number } = useTexts();
  const { settings, pages } = book;
  const first = pages[0];
  const choices = pages.map(({ id, caption, image }, index) => {
    const label = t("book.page", { page: number(index + 1) });
    const name = caption || image?.name;
    return { value: id, label: name ? t("ui.labelled", { label, name }) : label };
  });
  return (
    <section className="book-panel" aria-labelledby="book-cover">
      <h2 id="book-cover">{t("book.cover")}</h2>
      <CoverPreview book={book} />
      <Segmented
        label={t("book.cover_layout")}
        value={settings.cover}
        choices={bookCovers.map((value) => ({ value, label: t(`book.cover.${value}`) }))}
        onChange={(cover) => onChange({ cover })}
      />
      {settings.cover === "picture" && first && (
        <Select
          label={t("book.cover_page")}
          value={choices.some(({ value }) => value === settings.coverPage) ? settings.coverPage! : first.id}
          choices={choices}
          onChange={(coverPage) => onChange({ coverPage })}
        />
      )}
      {settings.cover === "names" && (
        <TypedField
          label={t("book.cover_names")}
          hint={t("book.cover_names_hint")}
          value={settings.coverNames}
          maxLength={bookLimits.coverNames}
          onChange={(coverNames) => onChange({ coverNames })}
        />
      )}
      <TypedField
        label={t("book.subtitle")}
        value={settings.subtitle}
        maxLength={bookLimits.subtitle}
        onChange={(subtitle) => onChange({ subtitle })}
      />
    </section>
  );
}
