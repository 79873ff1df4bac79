import type { CatalogCard } from "@tintery/contract";
import { type Language, lateAddresses } from "@tintery/contract/tables";
import type { CatalogWord } from "@tintery/scenes/catalog";
import { Heart } from "lucide-react";
import { useTexts } from "../platform/texts.tsx";

/** Where a picture's page is, in the language of the page that leads there, or as the visitor reads. */
export const pictureAddress = (language: Language | null, slug: string) =>
  language ? lateAddresses.catalogPictureIn(language, slug) : lateAddresses.catalogPicture(slug);

/** Where the gallery is, likewise. */
export const galleryAddress = (language: Language | null) =>
  language ? lateAddresses.catalogIn(language) : lateAddresses.catalog();

/** Pictures of the gallery, each a link to its page. */
export function CatalogCards({
  cards,
  language,
}: {
  cards: readonly CatalogCard[];
  /** The language of the address, where it names one. */
  language: Language | null;
}) {
  const { t, number } = useTexts();
  return (
    <ul className="catalog-cards">
      {cards.map((card, place) => (
        <li key={card.slug}>
          <a href={pictureAddress(language, card.slug)}>
            <span className="catalog-sheet">
              <img
                src={card.thumbnail}
                width={card.width}
                height={card.height}
                alt=""
                loading={place < firstRow ? "eager" : "lazy"}
              />
            </span>
            <span className="catalog-name">{card.name}</span>
            <span className="quiet small catalog-facts">
              {t(`page.catalog.age.${card.age as CatalogWord<"age">}`)} ·{" "}
              {t(`page.catalog.difficulty.${card.difficulty as CatalogWord<"difficulty">}`)}
              {card.hearts > 0 && (
                <span className="catalog-hearts">
                  <Heart aria-hidden="true" />
                  <span className="sr-only">{t("page.catalog.likes", { count: number(card.hearts) })}</span>
                  <span aria-hidden="true">{number(card.hearts)}</span>
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Pictures that most screens show at once. */
const firstRow = 4;
