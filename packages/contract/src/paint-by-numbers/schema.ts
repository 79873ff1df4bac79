import * as z from "zod";
import { flagField, hexField, optionalNumberField, textField, wordField } from "../options/form-fields.ts";
import { optionFields } from "../options/option-fields.ts";
import { defaultPaper, formChecked, paperWords } from "../images/papers.ts";
import { paintSetName } from "../colors/schema.ts";
import { photoPainterFields } from "../images/scenes.ts";
import { photoPainterField, sceneFormFields } from "../images/scenes-schema.ts";
import { imageId } from "../images/schema.ts";
import {
  colorFormatNames,
  customDownloadFields,
  customDownloadTypes,
  customFormatField,
  customFormatNames,
  defaultHybridOpacity,
  downloadKindNames,
  frame,
  hybridOpacities,
  inkColors,
  maxNumbersSizes,
  type NumbersSizeOperation,
  numberOfColorsRange,
  numbersSizeOperations,
  ownPaintsLength,
  paintByNumbersOptions,
  printKinds,
} from "./paint-by-numbers.ts";
import { subjectFormFields } from "../subject/subject-schema.ts";
import { editRevision, pictureEdits } from "./edits-schema.ts";
import { colorListFields, displayFields, kitFields, kitPapers, printFields } from "./kit.ts";
import { numberOfColorsChoices } from "./page.ts";
import { readOwnPaints } from "./own-paints.ts";
import { clampMixedNumberOfColors } from "./rules.ts";

/** One of a list of numbers, given as text or number. */
const numberOf = <Value extends number>(values: readonly Value[]) =>
  z.coerce
    .number()
    .refine((value) => values.some((known) => known === value), { error: "not one of the choices" })
    .transform((value) => value as Value)
    .meta({ enum: [...values] });

/**
 * The creation form. Fields not sent take their defaults. `customWidth` and `customHeight` (inches) may stand for
 * a custom `canvasSize`; what is read is always `canvasSize`.
 */
export const paintByNumbersForm = z.object({
  ...sceneFormFields,
  ...optionFields(paintByNumbersOptions),
  ...subjectFormFields,
  [photoPainterFields.look]: photoPainterField(
    "Who paints the look of a photo, where aiFilterType asks for one: Tintery's engine, or the image model that the server's operator has connected; never one in place of the other, and never of a prompt",
  ),
  palette: z
    .preprocess((value) => (value === "" ? undefined : value), z.coerce.number().int().optional())
    .meta({
      description:
        "Id of a palette, one of those that `/ajax/val/palettes/all` lists: a maker's or one of the visitor's own",
    }),
  paletteColors: textField(ownPaintsLength).meta({
    description:
      "Own paints as code=#rrggbb with commas or line breaks between them, each with a name if wanted: 12=#b3202a Grandma red; codes alone choose from `palette`",
  }),
  customWidth: optionalNumberField(),
  customHeight: optionalNumberField(),
});
export type PaintByNumbersForm = z.infer<typeof paintByNumbersForm>;

/** Reads the form as it was sent. With mixing on, a number of colors that mixing cannot make becomes the nearest it can. */
export function readPaintByNumbersForm(fields: Readonly<Record<string, string>>) {
  const { numberOfColors = "", mixPalette, palette = "", paletteColors = "" } = fields;
  const hasPaints = palette !== "" || readOwnPaints(paletteColors).kind === "paints";
  const mixes = flagField(false).safeParse(mixPalette).data === true && hasPaints;
  const isWhole = /^\s*-?\d+\s*$/.test(numberOfColors);
  return paintByNumbersForm.safeParse(
    mixes && isWhole
      ? { ...fields, numberOfColors: String(clampMixedNumberOfColors(Number(numberOfColors))) }
      : fields,
  );
}

/** Address parts of the download, print and change routes. */
export const downloadParams = z.object({
  id: imageId,
  kind: z.enum(downloadKindNames),
});
export const printParams = z.object({ id: imageId, which: z.enum(printKinds) });
export const changeNumberOfColorsParams = z.object({ id: imageId, n: numberOf(numberOfColorsChoices) });
export const downloadColorsParams = z.object({
  id: imageId,
  format: z.enum(colorFormatNames),
});

/** Query of the page for the printer. */
export const printQuery = z.object({
  [printFields.paper]: wordField(paperWords, defaultPaper),
  [printFields.colors]: z.literal(formChecked).optional(),
});

/** Query of a color list for paper. */
export const colorListQuery = z.object({
  [colorListFields.paper]: wordField(paperWords, defaultPaper),
  [colorListFields.wide]: z.literal(formChecked).optional(),
});

/** What makes a drawing or a list of colors easier to see: part of the query of all of them. */
export const displayQuery = z.object({
  [displayFields.letters]: z.literal(formChecked).optional(),
  [displayFields.strongLines]: z.literal(formChecked).optional(),
  [displayFields.patterns]: z.literal(formChecked).optional(),
});

/** Query of the custom download, a plain GET form. Opacity in percent. */
export const customDownloadQuery = z.object({
  [customDownloadFields.type]: wordField(customDownloadTypes, "pbn"),
  [customDownloadFields.strokesColor]: hexField.default(inkColors.black),
  [customDownloadFields.numbersColor]: hexField.default(inkColors.black),
  [customDownloadFields.frame]: z.literal(frame.value).optional(),
  [customDownloadFields.hybridOpacity]: numberOf(hybridOpacities).default(defaultHybridOpacity),
  [customFormatField]: wordField(customFormatNames, "svg"),
});

/** Query of the kit, a plain GET form. */
export const kitQuery = z.object({
  [kitFields.paper]: wordField(kitPapers, defaultPaper),
  [kitFields.fitOnOne]: z.literal(formChecked).optional(),
  [kitFields.recipes]: paintSetName.optional(),
});

/** One changed color of an edit: another tone, or another paint by its code. */
export const colorChange = z.object({
  id: z.int(),
  changeTo: hexField.optional(),
  changeToCode: z.string().max(40).optional(),
  isPermanent: z
    .boolean()
    .optional()
    .meta({ description: "A permanent color keeps its tone and never leaves the picture" }),
});

const basedOn = editRevision.optional().meta({
  description: "What the change is made from; where the picture has changed since, it is refused",
});

/**
 * Edits of an image that never touch its pixels. A stroke width of 0 leaves it unchanged, any other unknown width
 * becomes 0.2 (see `toStrokeWidth`); an unknown numbers-size step is refused because no client sends one.
 */
export const paintByNumbersEdit = z.union([
  z.object({ edits: pictureEdits, basedOn: editRevision }),
  z.object({
    colors: z.array(colorChange).max(numberOfColorsRange.max),
    strokeWidth: z.number().min(0).max(100),
    basedOn,
  }),
  z.object({
    basedOn,
    numbersSizeOperation: numberOf<NumbersSizeOperation>(numbersSizeOperations),
    maxNumbersSize: numberOf(maxNumbersSizes).optional(),
  }),
]);
export type PaintByNumbersEdit = z.infer<typeof paintByNumbersEdit>;
