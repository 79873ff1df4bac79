import { catalogFields, type CatalogWishes, maxCatalogWords } from "@tintery/contract/tables";
import { type CatalogFacet, catalogFacets } from "@tintery/scenes/catalog-facets";
import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { type Texts, useTexts } from "../platform/texts.tsx";

/** The catalog as it is before somebody narrows it. */
export const allOfCatalog: CatalogWishes = {
  theme: null,
  season: null,
  age: null,
  difficulty: null,
  words: "",
};

/** A facet's words with what they are called, in the order in which they are offered. */
export function wordsOfFacet({ t }: Texts, facet: CatalogFacet): (readonly [word: string, name: string])[] {
  if (facet === "theme") return catalogFacets.theme.map((word) => [word, t(`page.catalog.theme.${word}`)]);
  if (facet === "season") return catalogFacets.season.map((word) => [word, t(`page.catalog.season.${word}`)]);
  if (facet === "age") return catalogFacets.age.map((word) => [word, t(`page.catalog.age.${word}`)]);
  return catalogFacets.difficulty.map((word) => [word, t(`page.catalog.difficulty.${word}`)]);
}

export interface CatalogFiltersProps {
  /** What the form begins with; its fields keep what is chosen. */
  wishes: CatalogWishes;
  facets: readonly CatalogFacet[];
  /** The gallery, where the form is an address and works without scripts. */
  action?: string;
  /** Told of every change; without it the form has a button. */
  onWishes?: (wishes: CatalogWishes) => void;
  ref?: Ref<HTMLFormElement>;
}

/** Search and filters of the catalog: a form of the gallery, and of a book that takes pictures from it. */
export function CatalogFilters({ wishes, facets, action, onWishes, ref }: CatalogFiltersProps) {
  const texts = useTexts();
  const { t } = texts;
  const tell = (form: HTMLFormElement) => onWishes?.(wishesIn(form));
  return (
    <form
      className="catalog-filters"
      ref={ref}
      action={action}
      aria-label={t("page.catalog.filters")}
      {...(onWishes && {
        onChange: ({ currentTarget }) => tell(currentTarget),
        onSubmit: (event) => {
          event.preventDefault();
          tell(event.currentTarget);
        },
      })}
    >
      {wishes.theme && !facets.includes("theme") && (
        <input type="hidden" name={catalogFields.theme} value={wishes.theme} />
      )}
      <label className="catalog-search">
        {t("page.catalog.search")}
        <input
          type="search"
          name={catalogFields.words}
          defaultValue={wishes.words}
          maxLength={maxCatalogWords}
          autoComplete="off"
        />
      </label>
      {facets.map((facet) => (
        <label key={facet}>
          {t(`page.catalog.facet.${facet}`)}
          <span className="select">
            <select name={catalogFields[facet]} defaultValue={wishes[facet] ?? ""}>
              <option value="">{t("page.catalog.every")}</option>
              {wordsOfFacet(texts, facet).map(([word, name]) => (
                <option key={word} value={word}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" />
          </span>
        </label>
      ))}
      {!onWishes && (
        <button type="submit" className="button primary">
          {t("page.catalog.show")}
        </button>
      )}
    </form>
  );
}

/** What a form of these fields asks for. */
function wishesIn(form: HTMLFormElement): CatalogWishes {
  const fields = new FormData(form);
  const said = (name: keyof CatalogWishes) => String(fields.get(catalogFields[name]) ?? "").trim();
  return {
    theme: said("theme") || null,
    season: said("season") || null,
    age: said("age") || null,
    difficulty: said("difficulty") || null,
    words: said("words"),
  };
}
