import {
  type CatalogCard,
  catalogFields,
  type CatalogList,
  catalogPageSize,
  type CatalogWishes,
  maxCatalogWords,
  oneLine,
} from "@tintery/contract";
import { catalogFacets, type CatalogRecipe, catalogRecipes } from "@tintery/scenes/catalog";
import type { FastifyRequest } from "fastify";
import { matchRecipes } from "../../catalog/match-recipes.ts";
import { listShown, type ShownPicture } from "../../catalog/picture-store.ts";
import { languageOf } from "../../http/caller-language.ts";
import { siteVisitOf } from "../../http/site-visits.ts";
import type { ShownImage } from "../../images/image-row.ts";
import { findImages } from "../../images/image-store.ts";
import { type ViewContext, viewOf } from "../../images/image-view.ts";
import { logLeftOut } from "../../images/image-views.ts";
import type { Database } from "../../platform/database/database.ts";

/** What a list of the catalog needs; `count` says how many of the recipes this server makes. */
export interface CatalogParts {
  db: Database;
  count: number;
}

/** What there is of our own pictures, and how visitors find it. */
export function openCatalog({ db, count }: CatalogParts) {
  const recipes = catalogRecipes.slice(0, count);
  const findShown = async () => new Map((await listShown(db)).map((shown) => [shown.slug, shown]));
  /** Cards of recipes that have a picture, in their order. */
  const cardsOf = async (
    request: FastifyRequest,
    shown: ReadonlyMap<string, ShownPicture>,
    wanted: readonly CatalogRecipe[],
  ): Promise<CatalogCard[]> => {
    const ids = wanted.flatMap(({ slug }) => shown.get(slug)?.imageId ?? []);
    const found = await findImages(db, ids, logLeftOut(request));
    return wanted.flatMap((recipe) => {
      const picture = shown.get(recipe.slug);
      const image = picture && found.get(picture.imageId);
      return picture && image ? [cardOf(request, recipe, { picture, image })] : [];
    });
  };
  /** The pictures that a request's query asks for, a page of them. */
  const findList = async (request: FastifyRequest): Promise<CatalogList & { wishes: CatalogWishes }> => {
    const { wishes, page } = readWishes(request.query);
    const shown = await findShown();
    const made = recipes.filter(({ slug }) => shown.has(slug));
    const matching = matchRecipes(made, wishes, languageOf(request));
    const pageNumber = Math.min(page, Math.max(1, Math.ceil(matching.length / catalogPageSize)));
    const first = (pageNumber - 1) * catalogPageSize;
    const cards = await cardsOf(request, shown, matching.slice(first, first + catalogPageSize));
    return { wishes, cards, pageNumber, found: matching.length, made: made.length, total: recipes.length };
  };
  return { recipes, findShown, cardsOf, findList };
}

/** What a query asks for; words that no facet knows narrow nothing. */
function readWishes(query: unknown): { wishes: CatalogWishes; page: number } {
  const said = (name: keyof typeof catalogFields) => {
    const value: unknown = Object(query)[catalogFields[name]];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const word = (name: keyof typeof catalogFacets) =>
    catalogFacets[name].find((known) => known === said(name)) ?? null;
  const page = Number.parseInt(said("page"), 10);
  return {
    wishes: {
      theme: word("theme"),
      season: word("season"),
      age: word("age"),
      difficulty: word("difficulty"),
      words: oneLine(said("words")).slice(0, maxCatalogWords),
    },
    page: page >= 1 ? page : 1,
  };
}

/** A recipe’s picture: its place in the catalog, and the image that was made. */
export interface FoundPicture {
  picture: ShownPicture;
  image: ShownImage;
}

/** How everybody sees a picture of the catalog, at whatever place. */
export function seenByAll(request: FastifyRequest): ViewContext {
  const openTo = siteVisitOf(request)?.openTo;
  return { visitor: null, language: languageOf(request), commercial: false, openTo };
}

/** A picture as the gallery shows it. */
export function cardOf(
  request: FastifyRequest,
  recipe: CatalogRecipe,
  { picture, image }: FoundPicture,
): CatalogCard {
  const { name, options } = viewOf(image, seenByAll(request));
  const { slug, theme, season, age, difficulty } = recipe;
  const { thumbnail, small, light, transformed } = options.images;
  const canvas = options.canvasMM ?? { width: 4, height: 3 };
  const scale = cardSide / Math.max(canvas.width, canvas.height);
  return {
    slug,
    imageId: image.id,
    name,
    thumbnail: thumbnail ?? small ?? light ?? transformed ?? "",
    width: Math.round(canvas.width * scale),
    height: Math.round(canvas.height * scale),
    hearts: picture.hearts,
    theme,
    season,
    age,
    difficulty,
  };
}

/** The longer side of a picture's place, in pixels; what matters is its shape. */
const cardSide = 1200;
