import type { Book } from "@tintery/contract";
import { type BookSettings, bookLimits, bookReverses } from "@tintery/contract/tables";
import { paperChoices } from "../../../paper-choices.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Check } from "../../../ui/check.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { TypedField } from "../typed-field.tsx";
import type { OpenBook } from "../use-book.ts";
import { PrintPanel } from "../print/print-panel.tsx";
import { CoverSettings } from "./cover-settings.tsx";

/** What the book looks like beside its pages: its cover, what stands on and between the pages, and how it is printed. */
export function BookLooks({ book, open }: { book: Book; open: OpenBook }) {
  const { t } = useTexts();
  const { settings } = book;
  const set = (part: Partial<BookSettings>) => open.change((to) => to.settings(part));
  const check = (name: "belongsTo" | "pageNumbers" | "captions" | "testPage", hint?: string) => (
    <Check
      label={t(`book.set.${name}`)}
      {...(hint && { hint })}
      checked={settings[name]}
      onChange={(checked) => set({ [name]: checked })}
    />
  );
  return (
    <aside className="book-looks">
      <CoverSettings book={book} onChange={set} />
      <section className="book-panel" aria-labelledby="book-inside">
        <h2 id="book-inside">{t("book.inside")}</h2>
        {check("belongsTo")}
        {settings.belongsTo && (
          <div className="book-below-check">
            <TypedField
              label={t("book.owner")}
              hint={t("book.owner_hint")}
              value={settings.owner}
              maxLength={bookLimits.owner}
              onChange={(owner) => set({ owner })}
            />
          </div>
        )}
        {check("pageNumbers")}
        {check("captions")}
        {check("testPage", t("book.set.testPage_hint"))}
        <Select
          label={t("book.reverses")}
          hint={t(`book.reverses_hint.${settings.reverses}`)}
          value={settings.reverses}
          choices={bookReverses.map((value) => ({ value, label: t(`book.reverses.${value}`) }))}
          onChange={(reverses) => set({ reverses })}
        />
        <div className="field">
          <span className="label" aria-hidden="true">
            {t("coloring.paper")}
          </span>
          <Segmented
            label={t("coloring.paper")}
            value={settings.paper}
            choices={paperChoices()}
            onChange={(paper) => set({ paper })}
          />
        </div>
      </section>
      <PrintPanel book={book} isSaved={open.saving === "saved"} />
    </aside>
  );
}
