import * as z from "zod";
import { imageId } from "../images/schema.ts";
import { wholeField } from "../options/form-fields.ts";
import { catalogFields, catalogPageSize, maxCatalogWords } from "./catalog.ts";

const facet = (example: string) =>
  z
    .string()
    .max(40)
    .optional()
    .meta({ description: `As the gallery’s addresses name it: ${example}. Unknown words narrow nothing` });

/** What the catalog is narrowed to; the gallery's address has the same fields. */
export const catalogListQuery = z.object({
  [catalogFields.theme]: facet("animals"),
  [catalogFields.season]: facet("winter"),
  [catalogFields.age]: facet("3-4"),
  [catalogFields.difficulty]: facet("easy"),
  [catalogFields.words]: z
    .string()
    .max(maxCatalogWords)
    .optional()
    .meta({ description: "Words that a picture’s title or prompt must have" }),
  [catalogFields.page]: wholeField({ min: 1, max: 1000, default: 1 }).meta({
    description: `Of ${catalogPageSize} pictures; the last one in place of those behind it`,
  }),
});

/** One of our own pictures as the gallery shows it. */
export const catalogCard = z.object({
  slug: z.string(),
  imageId,
  name: z.string(),
  thumbnail: z.string(),
  width: z.int().meta({ description: "Of the page; what matters is its shape" }),
  height: z.int(),
  hearts: z.int(),
  theme: z.string(),
  season: z.string(),
  age: z.string(),
  difficulty: z.string(),
});
export type CatalogCard = z.infer<typeof catalogCard>;

export const catalogList = z.object({
  cards: z.array(catalogCard),
  pageNumber: z.int(),
  found: z.int().meta({ description: "On all pages" }),
  made: z.int().meta({ description: "Pictures of the catalog that are there already" }),
  total: z.int(),
});
export type CatalogList = z.infer<typeof catalogList>;

/** `rated`: whether the heart shall be there afterwards; left out, it becomes what it is not. */
export const catalogRating = z.object({ imageId, rated: z.boolean().optional() });
/** How many hearts the picture has, and whether one of them is the caller's. */
export const catalogRatingReply = z.object({ rating: z.int().min(0), rated: z.boolean() });
