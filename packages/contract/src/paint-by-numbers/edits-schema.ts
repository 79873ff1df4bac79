import type { PictureEdit, Place } from "@tintery/engine";
import * as z from "zod";
import { hexField } from "../options/form-fields.ts";
import { isPaintCode } from "./own-paints.ts";
import {
  customSizeRange,
  maxNumbersSizes,
  numberOfColorsRange,
  strokeWidthValues,
} from "./paint-by-numbers.ts";
import { editLimits } from "./edit-limits.ts";

const mmPerInch = 25.4;
/** Places lie on the canvas, or a line's width beside it. */
const farthest = Math.ceil(customSizeRange.max * mmPerInch * 100 * 1.1);
const coordinate = z.int().min(-farthest).max(farthest);

export const place = z.tuple([coordinate, coordinate]).readonly().meta({
  description: "A place on the canvas, x and y in hundredths of a millimeter",
}) satisfies z.ZodType<Place>;
const places = (min: number) => z.array(place).min(min).max(editLimits.places).readonly();
const code = z.string().max(40);
const to = z.union([z.strictObject({ code }), z.strictObject({ hex: hexField })]).meta({
  description: "A color of the picture by its code, or any tone",
});

const colorEdit = z
  .strictObject({ code, changeTo: hexField.exactOptional(), changeToCode: code.exactOptional() })
  .refine(({ changeTo, changeToCode }) => !changeTo || !changeToCode || isPaintCode(changeToCode));

/** One step of somebody's work on a finished picture. */
export const pictureEdit = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("colors"),
    colors: z.array(colorEdit).max(numberOfColorsRange.max).readonly(),
  }),
  z.strictObject({
    kind: z.literal("look"),
    strokeWidth: z.literal(strokeWidthValues).exactOptional(),
    numbersScale: z
      .number()
      .min(Math.min(...maxNumbersSizes))
      .max(Math.max(...maxNumbersSizes))
      .exactOptional(),
  }),
  z.strictObject({ kind: z.literal("permanent"), code, isPermanent: z.boolean() }),
  z.strictObject({ kind: z.literal("merge"), at: places(2) }),
  z.strictObject({ kind: z.literal("recolor"), at: places(1), to }),
  z.strictObject({ kind: z.literal("split"), at: place, line: places(2), to }),
  z.strictObject({ kind: z.literal("remove-color"), code }),
  z.strictObject({ kind: z.literal("smooth"), at: place }),
  z.strictObject({ kind: z.literal("move-number"), from: place, to: place }),
]) satisfies z.ZodType<PictureEdit>;

function placeCount(edit: PictureEdit): number {
  if ("line" in edit) return edit.line.length;
  return edit.kind === "merge" || edit.kind === "recolor" ? edit.at.length : 1;
}

/** All edits of a picture, in their order. */
export const pictureEdits = z
  .array(pictureEdit)
  .max(editLimits.edits)
  .refine((edits) => edits.reduce((sum, edit) => sum + placeCount(edit), 0) <= editLimits.allPlaces)
  .readonly()
  .meta({
    description: `The edits of a picture since its conversion, in order; an empty list undoes all. Up to ${editLimits.edits} edits with ${editLimits.allPlaces} places in total`,
  });

/** Counts the changes of a picture, so that one in another tab is noticed. */
export const editRevision = z.int().min(0);

/** The edits of a picture and what they are counted by. */
export const editHistory = z.object({ edits: pictureEdits, revision: editRevision });
export type EditHistory = z.infer<typeof editHistory>;
