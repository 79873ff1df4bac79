import * as z from "zod";
import { paperWords } from "../images/papers.ts";
import { imageId, problemCode, share } from "../images/schema.ts";
import { bookFileParts, bookFileStatuses } from "./book-files.ts";
import { bookFaults } from "./book-faults.ts";
import { bookSides, bookStocks, bookTrims } from "./book-profiles.ts";
import { wordsOf } from "../options/option-rows.ts";

/** How a book is printed. */
export const bookProfile = z.discriminatedUnion("kind", [
  z
    .object({ kind: z.literal("home"), paper: z.enum(paperWords), sides: z.enum(bookSides) })
    .meta({ description: "On a printer at home; a booklet has two pages a side and is folded" }),
  z
    .object({
      kind: z.literal("print-on-demand"),
      trim: z.enum(wordsOf({ words: bookTrims })),
      stock: z.enum(wordsOf({ words: bookStocks })),
    })
    .meta({ description: "By a printer on demand: the size that pages are cut to, and the paper" }),
]);

/** Something that a printer would refuse, as it was measured in the PDF, and in words. */
const foundFault = z.object({
  code: z.enum(wordsOf({ words: bookFaults })),
  pages: z.array(z.int()),
  measured: z.number(),
  wanted: z.number(),
  text: z.string().meta({ description: "In the caller's language" }),
});

const bookFilePart = z.object({
  part: z.enum(bookFileParts),
  address: z.string(),
  bytes: z.int(),
  pageCount: z.int(),
  faults: z.array(foundFault).meta({ description: "What a printer would refuse; empty when all is well" }),
});

/** A print of a book: one PDF, or two for a printer on demand. */
export const bookFile = z.object({
  id: imageId,
  profile: bookProfile,
  status: z.enum(bookFileStatuses),
  fraction: share
    .nullable()
    .meta({ description: "How far it is while it waits; null where that is unknown" }),
  problem: problemCode.nullable(),
  error: z.string().nullable().meta({ description: "The problem in the caller's language" }),
  stale: z.boolean().meta({ description: "The book has changed since" }),
  leftOut: z.int().meta({ description: "Pages of the book that had no finished picture" }),
  unprintable: z.string().meta({ description: "Letters of its texts that no font of ours has" }),
  parts: z.array(bookFilePart),
  created: z.iso.datetime(),
});
export type BookFile = z.infer<typeof bookFile>;
export const bookFileList = z.object({ files: z.array(bookFile) });

export const bookFileParams = z.object({ bookId: imageId, fileId: imageId, part: z.enum(bookFileParts) });
