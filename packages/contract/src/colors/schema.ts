import { basePaintSlugs, matchGrades } from "@tintery/engine/pigments";
import * as z from "zod";
import { basePaintSet, type PaintSetId, paintSheetFields, readPaintSetId } from "./paint-set-id.ts";
import { paperWords } from "../images/papers.ts";
import { share } from "../images/schema.ts";
import { wordsOf } from "../options/option-rows.ts";
import { hex, transparency } from "./color-fields.ts";
import { colorPattern } from "./colors.ts";

/** A color in an address. What is none is read as an empty text, so that the call can say what is wrong with it. */
const hexQuery = z
  .preprocess((value) => (typeof value === "string" ? value : ""), z.string())
  .meta({ pattern: colorPattern, description: "Three or six hexadecimal digits, with or without #" });
const rgb = z.tuple([z.number(), z.number(), z.number()]);

/** Base paint to its share, 0 to 1, the largest first; the shares add up to 1. */
export const unmixReply = z.record(z.string(), share).meta({
  description: `Shares of base paints, the largest first, which add up to 1: ${basePaintSlugs.join(", ")}`,
});

export const colorDetailsQuery = z.object({
  hex: hexQuery,
  medium: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "Similar colors of this medium only: acrylic, watercolor, thread, crayon" }),
  brand: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "Similar colors of this maker or palette only, by its title, name or id" }),
});
export const unmixQuery = z.object({ hex: hexQuery });

export const similarColor = z.object({
  rgb,
  name: z.string(),
  code: z.string(),
  transparency: transparency.nullable().meta({ description: "Null for threads and crayons" }),
});

/** How a color is mixed of base paints; ours beyond the specification. */
export const paintRecipe = z.object({
  items: z.array(
    z.object({
      id: z.enum(basePaintSlugs),
      hex,
      parts: z.int().positive(),
    }),
  ),
  mixHex: hex.meta({ description: "What the mixture looks like" }),
  deltaE: z.number().meta({ description: "CIEDE2000 between the color and its mixture, as both are shown" }),
  grade: z.enum(wordsOf({ words: matchGrades })),
});
export type PaintRecipe = z.infer<typeof paintRecipe>;

/** A color with its numbers, its mix of base paints and the nearest paints of each vendor, keyed by palette id. */
export const colorDetails = z.object({
  hex,
  rgb,
  hsl: z
    .tuple([z.number(), share, share])
    .meta({ description: "Hue in degrees, saturation and lightness as shares" }),
  unmix: unmixReply.optional(),
  vendors: z.record(
    z.string(),
    z.object({
      vendor: z.object({ title: z.string(), mediumTitle: z.string() }),
      colors: z.array(similarColor),
    }),
  ),
  recipes: z.object({ best: z.array(paintRecipe), simplest: z.array(paintRecipe) }).meta({
    description: "Ours: ways to mix the color, the nearest, and with as few paints as hardly miss more",
  }),
});
export type ColorDetails = z.infer<typeof colorDetails>;

/** A maker's palette by its id or name. */
export const vendorParams = z.object({ vendorId: z.string().max(100) });

export const palette = z.object({ id: z.int(), title: z.string(), colors_number: z.int() });
export const paletteList = z.array(palette);

/** A set of paints by its name. */
export const paintSetName = z.string().transform((text, context): PaintSetId => {
  const id = readPaintSetId(text);
  if (id !== undefined) return id;
  context.addIssue({ code: "custom", message: "base, stock or the number of a palette" });
  return z.NEVER;
});

/** What a sheet about paints is asked for; see `paintSheetFields`. */
export const paintSheetQuery = z.object({
  [paintSheetFields.set]: paintSetName.default(basePaintSet),
  [paintSheetFields.chosen]: z
    .string()
    .max(4000)
    .transform((text) => text.split(",").filter(Boolean))
    .optional(),
  [paintSheetFields.paper]: z.enum(paperWords).optional(),
});
