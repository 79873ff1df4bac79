import type { PageContext, PageRequest } from "@tintery/contract";
import {
  catalogPageSize,
  catalogQuery,
  type CatalogWishes,
  type Language,
  languageOfPath,
  lateAddresses,
} from "@tintery/contract/tables";
import type { CatalogWord } from "@tintery/scenes/catalog";
import { CatalogFilters, wordsOfFacet } from "../catalog/catalog-filters.tsx";
import { useTexts } from "../platform/texts.tsx";
import { CatalogCards, galleryAddress } from "./catalog-cards.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";

type Props = Extract<PageRequest, { page: "catalog" }> & { context: PageContext };

/** The gallery of our own pictures. All of it works without scripts: links, and a form that is an address. */
export function CatalogPage({ wishes, cards, pageNumber, found, made, total, context }: Props) {
  const { t, number } = useTexts();
  const language = languageOfPath(context.path);
  const theme = wishes.theme as CatalogWord<"theme"> | null;
  const title = theme
    ? t("page.catalog.title_theme", { theme: t(`page.catalog.theme.${theme}`) })
    : t("page.catalog.title");
  // search engines list themes only: further filters show the same pictures again
  const isNarrowed = Boolean(wishes.season || wishes.age || wishes.difficulty || wishes.words);
  const kept = catalogQuery({ theme }, pageNumber);
  return (
    <Document
      context={context}
      title={`${title} – Tintery`}
      description={t("page.catalog.lead")}
      addressIn={(one) => lateAddresses.catalogIn(one) + kept}
      addressOfAll={lateAddresses.catalog() + kept}
      unlisted={isNarrowed}
      data={{
        "@type": "CollectionPage",
        name: title,
        mainEntity: {
          "@type": "ItemList",
          itemListElement: cards.map(({ slug, name }, place) => ({
            "@type": "ListItem",
            position: (pageNumber - 1) * catalogPageSize + place + 1,
            name,
            url: `${context.origin ?? ""}${lateAddresses.catalogPictureIn(context.language, slug)}`,
          })),
        },
      }}
    >
      <Frame path={context.path}>
        <div className="catalog-head">
          <h1>{title}</h1>
          <p className="lead">{t("page.catalog.lead")}</p>
        </div>
        <Themes wishes={wishes} language={language} />
        <CatalogFilters
          wishes={wishes}
          facets={["season", "age", "difficulty"]}
          action={galleryAddress(language)}
        />
        {made < total && made > 0 && (
          <p className="catalog-making" role="status">
            {t("page.catalog.making", { made: number(made), total: number(total) })}
          </p>
        )}
        {cards.length > 0 ? (
          <>
            <p className="quiet" id="pictures">
              {t("page.catalog.found", { count: found })}
            </p>
            <CatalogCards cards={cards} language={language} />
            <Pages {...{ wishes, pageNumber, found, language }} />
          </>
        ) : (
          <Nothing isMade={made > 0} language={language} />
        )}
      </Frame>
    </Document>
  );
}

function Themes({ wishes, language }: { wishes: CatalogWishes; language: Language | null }) {
  const texts = useTexts();
  const { t } = texts;
  const { theme: chosen, ...others } = wishes;
  const addressOf = (theme: string | null) => galleryAddress(language) + catalogQuery({ ...others, theme });
  const themes = [[null, t("page.catalog.every")] as const, ...wordsOfFacet(texts, "theme")];
  return (
    <nav className="catalog-themes" aria-label={t("page.catalog.facet.theme")}>
      {themes.map(([theme, name]) => (
        <a key={theme} href={addressOf(theme)} aria-current={theme === chosen ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

interface PagesProps {
  wishes: CatalogWishes;
  pageNumber: number;
  found: number;
  language: Language | null;
}

function Pages({ wishes, pageNumber, found, language }: PagesProps) {
  const { t, number } = useTexts();
  const count = Math.ceil(found / catalogPageSize);
  if (count <= 1) return null;
  const addressOf = (page: number) => galleryAddress(language) + catalogQuery(wishes, page);
  return (
    <nav className="catalog-pages" aria-label={t("page.catalog.pages")}>
      {pageNumber > 1 && (
        <a className="button" rel="prev" href={addressOf(pageNumber - 1)}>
          {t("book.previous_page")}
        </a>
      )}
      <span>{t("page.catalog.page_of", { page: number(pageNumber), pages: number(count) })}</span>
      {pageNumber < count && (
        <a className="button" rel="next" href={addressOf(pageNumber + 1)}>
          {t("book.next_page")}
        </a>
      )}
    </nav>
  );
}

/** No picture: none is drawn yet, or none is as somebody wishes. */
function Nothing({ isMade, language }: { isMade: boolean; language: Language | null }) {
  const { t } = useTexts();
  return (
    <div className="empty">
      <h2>{t(isMade ? "page.catalog.none_title" : "page.catalog.first_title")}</h2>
      <p>{t(isMade ? "page.catalog.none" : "page.catalog.first")}</p>
      {isMade && (
        <p>
          <a className="button" href={galleryAddress(language)}>
            {t("page.catalog.all")}
          </a>
        </p>
      )}
    </div>
  );
}
