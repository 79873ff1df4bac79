import * as z from "zod";
import { reduceDetailsRange } from "../coloring/coloring.ts";
import { imageStatuses } from "../images/images.ts";
import { paperWords } from "../images/papers.ts";
import { coloringType, imageId, imageProgress, problemCode } from "../images/schema.ts";
import { line } from "../options/form-fields.ts";
import { bookCovers, bookLimits, bookReverses, type PageTurn, pageTurns } from "./books.ts";

const id = imageId;

export const bookSettings = z.object({
  cover: z.enum(bookCovers).meta({ description: "A page of the book, names in large letters, or a pattern" }),
  coverPage: id.nullable().meta({ description: "The page on a cover with a picture; null is the first one" }),
  coverNames: line(bookLimits.coverNames).meta({ description: "The names on a cover of names" }),
  subtitle: line(bookLimits.subtitle),
  belongsTo: z.boolean().meta({ description: "Whether a page says whom the book belongs to" }),
  owner: line(bookLimits.owner).meta({ description: "Whom; empty leaves a line to write on" }),
  pageNumbers: z.boolean(),
  captions: z.boolean(),
  testPage: z.boolean().meta({ description: "Whether a page to try colors on comes before the pictures" }),
  reverses: z.enum(bookReverses).meta({ description: "What lies behind a page" }),
  paper: z.enum(paperWords).meta({ description: "Of home prints; at first that of the caller's region" }),
});

const title = line(bookLimits.title).meta({
  description: `One line, may be empty; what is longer than ${bookLimits.title} characters is cut`,
});
const turn = z
  .union(pageTurns.map((degrees) => z.literal(degrees)) as [z.ZodLiteral<PageTurn>])
  .meta({ description: "Degrees, clockwise" });
const caption = line(bookLimits.caption);

/** What a card of the book shows of a page's picture. */
export const bookPageImage = z.object({
  name: z.string(),
  status: z.enum(imageStatuses),
  sampledata: z.boolean(),
  updated: z.iso.datetime(),
  progress: imageProgress,
  problem: problemCode.nullable(),
  type: coloringType,
  details: z.int().min(reduceDetailsRange.min).max(reduceDetailsRange.max),
  thumbnail: z.string().nullable().meta({ description: "The address of a small picture of the page" }),
  picture: z.string().nullable().meta({ description: "The address of the page as a picture" }),
  origin: z.string().nullable().meta({ description: "The address of what it was made from" }),
  may: z
    .object({ edit: z.boolean(), retry: z.boolean() })
    .meta({ description: "What the visitor may do with the picture itself" }),
});
export type BookPageImage = z.infer<typeof bookPageImage>;

export const bookPage = z.object({
  id,
  imageId: id.nullable().meta({ description: "Null where the picture was deleted" }),
  image: bookPageImage
    .nullable()
    .meta({ description: "Null where the picture was deleted: the page can be given another one" }),
  caption,
  turn,
});
export type BookPage = z.infer<typeof bookPage>;

/** A coloring book with its pages in their order. */
export const book = z.object({
  id,
  title,
  settings: bookSettings,
  pages: z.array(bookPage),
  revision: z.int().min(0).meta({ description: "Counts what was changed in the book and its pages" }),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
});
export type Book = z.infer<typeof book>;

/** A book as a list shows it. */
export const bookSummary = book.omit({ pages: true, settings: true }).extend({
  pageCount: z.int().min(0),
  thumbnails: z.array(z.string()).meta({ description: "Addresses of small pictures of its first pages" }),
});
export type BookSummary = z.infer<typeof bookSummary>;
export const bookList = z.object({ books: z.array(bookSummary) });

export const bookParams = z.object({ bookId: id });
export const bookPageParams = z.object({ bookId: id, pageId: id });

/** What a book is changed in; what is not named stays as it is. */
export const bookChange = z.object({
  title: title.optional(),
  settings: bookSettings.partial().optional(),
});
export type BookChange = z.infer<typeof bookChange>;

export const newBookPages = z.object({
  imageIds: z.array(id).min(1).max(bookLimits.pages).meta({
    description: "Coloring pages of the visitor, ready or not yet, or samples; in the order of the book",
  }),
  after: id
    .nullable()
    .optional()
    .meta({ description: "The page that they follow; null is the beginning, not said is the end" }),
});

/** What a page is changed in; what is not named stays as it is. */
export const bookPageChange = z.object({
  caption: caption.optional(),
  turn: turn.optional(),
  imageId: id.optional().meta({ description: "Another coloring page in its place" }),
  before: id
    .nullable()
    .optional()
    .meta({ description: "Moves it before that page; null is the end of the book" }),
});
export type BookPageChange = z.infer<typeof bookPageChange>;

/** What all pages are changed in, or some of them. */
export const allPagesChange = z
  .object({
    type: coloringType.optional().meta({ description: "Converts each picture again" }),
    reduceGrayscale: z
      .int()
      .min(reduceDetailsRange.min)
      .max(reduceDetailsRange.max)
      .multipleOf(reduceDetailsRange.step)
      .optional()
      .meta({ description: "Share of the details that are shown, in percent; needs no conversion" }),
    pageIds: z.array(id).max(bookLimits.pages).optional().meta({ description: "All pages, if not said" }),
  })
  .refine(({ type, reduceGrayscale }) => (type === undefined) !== (reduceGrayscale === undefined), {
    error: "either type or reduceGrayscale",
  })
  .meta({ description: "Either type or reduceGrayscale" });
export type AllPagesChange = z.infer<typeof allPagesChange>;

/** Something of a book that stayed as it was, and why. */
const leftAlone = z.object({
  id: id.meta({ description: "Of the picture that was to be added, or of the page that was to be changed" }),
  code: problemCode,
  error: z.string().meta({ description: "The reason in the caller's language" }),
});
export type LeftAlone = z.infer<typeof leftAlone>;

/** The book after a change of several pages, and what of it could not be done. */
export const changedPages = z.object({ book, left: z.array(leftAlone) });
