import * as z from "zod";
import { share } from "../images/schema.ts";
import { type Transparency, transparencies } from "./colors.ts";

const hexQuery = z.string().regex(/^#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/);
const rgb = z.tuple([z.number(), z.number(), z.number()]);
const transparency = z.enum(Object.keys(transparencies) as [Transparency, ...Transparency[]]);

/** Base color to its share, 0 to 1; the shares add up to 1. */
export const unmixReply = z.record(z.string(), share);

export const colorDetailsQuery = z.object({
  hex: hexQuery,
  medium: z.string().max(100).optional(),
  brand: z.string().max(100).optional(),
});
export const unmixQuery = z.object({ hex: hexQuery });

export const similarColor = z.object({ rgb, name: z.string(), code: z.string(), transparency });

/** A color with its numbers, its mix of base paints and the nearest paints of each vendor, keyed by palette id. */
export const colorDetails = z.object({
  hex: z.string(),
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
});

export const palette = z.object({ id: z.int(), title: z.string(), colors_number: z.int() });
export const paletteList = z.array(palette);
