import * as z from "zod";
import { shareLinkPattern } from "../sharing/sharing.ts";
import { isPaintCode } from "../paint-by-numbers/own-paints.ts";
import { ownPaletteIds, paletteLimits, pigmentPattern } from "./own-palettes.ts";
import { line } from "../options/form-fields.ts";
import { hex, transparency } from "./color-fields.ts";

/** A paint of a palette that a visitor keeps. */
export const palettePaint = z.object({
  code: z.string().refine(isPaintCode, { error: "up to 12 letters, digits, periods, and hyphens" }).meta({
    description:
      "Code printed on pictures, unique in its palette: up to 12 letters, digits, periods, and hyphens",
  }),
  name: line(paletteLimits.name).meta({
    description: `One line, may be empty; what is longer than ${paletteLimits.name} characters is cut`,
  }),
  hex,
  transparency: transparency.nullable(),
  pigments: z
    .array(z.string().regex(pigmentPattern))
    .max(paletteLimits.pigments)
    .meta({ description: "Color Index names, such as PB29" }),
  stock: z.boolean().meta({ description: "The visitor has it: one of their paints" }),
});

/** What somebody writes into a palette. */
export const paletteContent = z.object({
  title: line(paletteLimits.title)
    .min(1)
    .meta({
      description: `One line; what is longer than ${paletteLimits.title} characters is cut`,
    }),
  paints: z
    .array(palettePaint)
    .max(paletteLimits.paints)
    .refine((paints) => new Set(paints.map(({ code }) => code)).size === paints.length, {
      error: "codes must differ",
    }),
});

const id = z.int().min(ownPaletteIds.min).max(ownPaletteIds.max);
const revision = z.int().nonnegative();

/** A palette of the visitor's own. */
export const ownPalette = paletteContent.extend({
  id,
  revision: revision.meta({ description: "Counts what was saved of it" }),
  updated: z.iso.datetime(),
  share: z
    .string()
    .nullable()
    .meta({ description: "The address under which others see it; null while there is none" }),
});
export type OwnPalette = z.infer<typeof ownPalette>;
export const ownPaletteList = z.object({ palettes: z.array(ownPalette) });

export const ownPaletteParams = z.object({ paletteId: z.coerce.number().pipe(id) });

/** A changed palette; one that has changed since elsewhere is refused. */
export const paletteEdit = paletteContent.extend({
  basedOn: revision.meta({ description: "The revision that the change is made from" }),
});

export const sharedPaletteParams = z.object({ link: z.string().regex(shareLinkPattern) });
/** What others see of a palette: nothing of its owner, and not what they have at home. */
export const sharedPalette = z.object({
  title: z.string(),
  paints: z.array(palettePaint.omit({ stock: true })),
});
export type SharedPalette = z.infer<typeof sharedPalette>;
