import type { CatalogCard, CatalogPicture, PageContext } from "@tintery/contract";
import { ownPaperFirst } from "@tintery/contract/kit";
import {
  addresses,
  cardSize,
  catalogQuery,
  coloringDownloadFields as fields,
  languageOfPath,
  lateAddresses,
  nameLineLength,
  paperWords,
  papers,
  widgetAttributes,
  wordsFields,
} from "@tintery/contract/tables";
import type { CatalogWord } from "@tintery/scenes/catalog";
import { ArrowLeft, Brush, ChevronDown, Download, Palette, Printer, Spline, Users } from "lucide-react";
import { forClass } from "../class-sets/for-class.ts";
import { useTexts } from "../platform/texts.tsx";
import { CatalogCards, galleryAddress } from "./catalog-cards.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";

interface Props {
  picture: CatalogPicture;
  more: readonly CatalogCard[];
  context: PageContext;
}

/** One of our own pictures: to print at once, or to be made one's own. */
export function CatalogPicturePage({ picture, more, context }: Props) {
  const { t } = useTexts();
  const { slug, name } = picture;
  const language = languageOfPath(context.path);
  const alt = t("coloring.page_alt", { name });
  const heart = widgetAttributes("catalog-heart", {
    imageId: picture.imageId,
    rating: picture.hearts,
    rated: picture.rated,
  });
  const origin = context.origin ?? "";
  return (
    <Document
      context={context}
      title={`${t("page.catalog.picture_title", { name })} – Tintery`}
      description={`${name}. ${t("page.catalog.picture_text")}`}
      picture={{ src: picture.card, ...cardSize, alt }}
      widgets={["catalog-heart"]}
      preloads={[{ href: picture.src }]}
      scriptsLast
      addressIn={(one) => lateAddresses.catalogPictureIn(one, slug)}
      addressOfAll={lateAddresses.catalogPicture(slug)}
      data={{
        "@type": "ImageObject",
        name,
        description: t("page.catalog.picture_text"),
        contentUrl: origin + picture.src,
        thumbnailUrl: origin + picture.thumbnail,
        isFamilyFriendly: true,
        isAccessibleForFree: true,
        creditText: "Tintery",
        interactionStatistic: {
          "@type": "InteractionCounter",
          interactionType: "https://schema.org/LikeAction",
          userInteractionCount: picture.hearts,
        },
      }}
    >
      <Frame path={context.path}>
        <div className="picture-head">
          <a className="back" href={galleryAddress(language)}>
            <ArrowLeft aria-hidden="true" />
            {t("page.catalog.nav")}
          </a>
          <h1>{name}</h1>
        </div>
        <div className="catalog-picture">
          <div className="catalog-look">
            <img
              className="catalog-large"
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt={alt}
              fetchPriority="high"
            />
            <div className="catalog-below">
              <Facts picture={picture} address={galleryAddress(language)} />
              <div className="catalog-heart-place" {...heart} />
            </div>
          </div>
          <div className="catalog-uses">
            <Prints picture={picture} />
            <Mine picture={picture} />
          </div>
        </div>
        {more.length > 0 && (
          <section className="catalog-more" aria-labelledby="more-title">
            <h2 id="more-title">{t("page.catalog.more")}</h2>
            <CatalogCards cards={more} language={language} />
          </section>
        )}
      </Frame>
    </Document>
  );
}

/** By what the picture is found, each a link to others like it. */
function Facts({ picture, address }: { picture: CatalogPicture; address: string }) {
  const { t } = useTexts();
  const { theme, season, age, difficulty } = picture;
  const facts = [
    [{ theme }, t(`page.catalog.theme.${theme as CatalogWord<"theme">}`)],
    [{ season }, t(`page.catalog.season.${season as CatalogWord<"season">}`)],
    [{ age }, t(`page.catalog.age.${age as CatalogWord<"age">}`)],
    [{ difficulty }, t(`page.catalog.difficulty.${difficulty as CatalogWord<"difficulty">}`)],
  ] as const;
  return (
    <ul className="catalog-chips">
      {facts.map(([wish, words]) => (
        <li key={words}>
          <a href={address + catalogQuery(wish)}>{words}</a>
        </li>
      ))}
    </ul>
  );
}

/** A form that is the address of a file: the page on the visitor's paper, with a name on it. */
function Prints({ picture: { imageId, paper } }: { picture: CatalogPicture }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="prints-title">
      <h2 id="prints-title">{t("page.catalog.print_heading")}</h2>
      <form className="catalog-prints" action={addresses.downloadColoring(imageId, "coloringpdf")}>
        <label>
          {t("coloring.paper")}
          <span className="select">
            <select name={fields.paper} defaultValue={paper}>
              {ownPaperFirst(paper, paperWords).map((word) => (
                <option key={word} value={word}>
                  {papers[word].name}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" />
          </span>
        </label>
        <label>
          {t("page.catalog.name")}
          <input name={fields.name} maxLength={nameLineLength} autoComplete="off" />
        </label>
        <div className="catalog-buttons">
          <button type="submit" className="button primary large">
            <Download aria-hidden="true" />
            {t("page.catalog.pdf")}
          </button>
          <button
            type="submit"
            className="button large"
            formAction={addresses.printColoring(imageId, "coloring")}
            formTarget="_blank"
          >
            <Printer aria-hidden="true" />
            {t("page.catalog.print")}
          </button>
          <a className="button large" href={forClass(addresses.coloring(imageId))}>
            <Users aria-hidden="true" />
            {t("class.open")}
          </a>
        </div>
      </form>
      <p className="catalog-files">
        <a href={addresses.downloadColoring(imageId, "coloring")}>{t("page.catalog.png")}</a>
        <a href={addresses.downloadColoring(imageId, "coloringsvg")}>{t("page.catalog.svg")}</a>
      </p>
    </section>
  );
}

/** The forms of all products, each with the words and the seed that this picture was painted from. */
function Mine({ picture: { plan, painted, name, width, height } }: { picture: CatalogPicture }) {
  const { t } = useTexts();
  const query = new URLSearchParams({
    [wordsFields.prompt]: plan.prompt,
    [wordsFields.seed]: String(plan.seed),
    [wordsFields.shape]: plan.shape,
  });
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title">{t("page.catalog.mine_title")}</h2>
      <div className="catalog-mine">
        <img
          src={painted}
          width={width}
          height={height}
          alt={t("page.catalog.painted_alt", { name })}
          loading="lazy"
        />
        <p>{t("page.catalog.mine_text")}</p>
      </div>
      <div className="catalog-buttons">
        <a className="button" href={`${addresses.colorings()}?${query}#coloring`}>
          <Palette aria-hidden="true" />
          {t("page.catalog.mine.coloring")}
        </a>
        <a className="button" href={`${addresses.home()}?${query}#create`}>
          <Brush aria-hidden="true" />
          {t("dashboard.kind.paint-by-numbers")}
        </a>
        <a className="button" href={`${addresses.outlinesList()}?${query}#outlines`}>
          <Spline aria-hidden="true" />
          {t("dashboard.kind.outlines")}
        </a>
      </div>
    </section>
  );
}
