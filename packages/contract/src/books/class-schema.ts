import * as z from "zod";
import { paperWords } from "../images/papers.ts";
import { kidsSheet } from "../paint-by-numbers/kids-sheet-schema.ts";
import { bookSides } from "./book-profiles.ts";
import { classLimits } from "./class-sets.ts";

/** How every class set is wanted. Too many names, and names that are too long, are refused in sentences of their own. */
const classSet = z.object({
  names: z.array(z.string()).meta({
    description: `Of 1 to ${classLimits.children} children, each up to ${classLimits.name} characters; two may have the same`,
  }),
  paper: z.enum(paperWords),
});

/** Of a coloring page, or of a sheet of a painting. */
export const classPages = classSet.extend({
  sheet: kidsSheet
    .optional()
    .meta({ description: "How each child colors a painting; not of coloring pages" }),
});

/** Of a book, which each child has a whole copy of. */
export const classBooks = classSet.extend({ sides: z.enum(bookSides) });
