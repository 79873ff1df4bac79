import {
  coloringPageOptions,
  coloringType,
  modelWork,
  vectorFileNotes,
  outlinesFacts,
  sceneFacts,
  outlinesOptions,
  paintByNumbersOptions,
  pictureEdits,
  storedOptions,
  strokeWidthValues,
  subjectStrokes,
} from "@tintery/contract";
import * as z from "zod";

/** What the rows of images hold beside their columns, for each kind: read once, where they leave the database. */

const sizeMM = { widthMM: z.number(), heightMM: z.number() };
const paint = z.object({ code: z.string(), hex: z.string() }).readonly();
/**
 * A paint to paint with; older pictures hold no names. What is known of its pigments decides what mixes look like, when a picture is
 * made again.
 */
const palettePaint = paint
  .unwrap()
  .extend({
    name: z.string().exactOptional(),
    pigments: z.array(z.string()).readonly().exactOptional(),
  })
  .readonly();

/** The options of a painting, with what was drawn to say what the photo is about. An option that came later than the row is what it usually is. */
const paintingOptions = storedOptions(paintByNumbersOptions).extend({
  palette: z.array(palettePaint).readonly().exactOptional(),
  lookBy: modelWork.exactOptional(),
  subject: subjectStrokes.exactOptional(),
});

/** The small facts of a picture that replies need without opening its model. */
const pictureColor = paint.unwrap().extend({
  areaShare: z.number(),
  segments: z.int(),
  /** How much of it lies behind; not said of older pictures. */
  backgroundShare: z.number().exactOptional(),
  /** Somebody said that it shall stay; not said of others. */
  isPermanent: z.boolean().exactOptional(),
});
const pictureSummary = z.object({
  ...sizeMM,
  segments: z.int(),
  palette: z.array(pictureColor),
  /** The palette as the conversion left it, once somebody has edited the picture. */
  initial: z.array(pictureColor).exactOptional(),
  /** Width of lines and size of numbers, once somebody has chosen them. */
  look: z.object({ strokeWidth: z.literal(strokeWidthValues), numbersScale: z.number() }).exactOptional(),
  /** What of the photo's important detail is too small for the canvas. */
  lostDetail: z.object({ share: z.number(), recommendedCanvas: z.string().nullable() }).exactOptional(),
  /** What it asks of its painter beside its size and regions; not said of older pictures. */
  paintable: z
    .object({
      smallestMM: z.number(),
      smallNumbers: z.int(),
      ledNumbers: z.int(),
      largestShare: z.number(),
    })
    .exactOptional(),
});

/** What a coloring page is asked for: its type, its options, and what was drawn to say what the photo is about. */
const coloringOptions = storedOptions(coloringPageOptions).extend({
  type: coloringType,
  subject: subjectStrokes.exactOptional(),
  drawnBy: modelWork.exactOptional(),
});

const pageSummary = z.object({
  ...sizeMM,
  /** Whether its background can be left out; not said of pages made before backgrounds could. */
  hasSubject: z.boolean().exactOptional(),
  /** What it was made with; the options may ask for something else by now. */
  made: coloringOptions.exactOptional(),
});

const outlinesWish = storedOptions(outlinesOptions).extend({ subject: subjectStrokes.exactOptional() });

const outlinesSummary = outlinesFacts.extend({
  ...sizeMM,
  /** What they were made with; the options may ask for something else by now. */
  made: outlinesWish.exactOptional(),
  notes: z.array(z.enum(vectorFileNotes)).readonly().default([]),
});

export type PaintingOptions = z.infer<typeof paintingOptions>;
export type PictureSummary = z.infer<typeof pictureSummary>;
export type ColoringOptions = z.infer<typeof coloringOptions>;
export type PageSummary = z.infer<typeof pageSummary>;
export type OutlinesWish = z.infer<typeof outlinesWish>;
export type OutlinesSummary = z.infer<typeof outlinesSummary>;

/** Coloring pages and outlines are drawn anew instead. */
const neverEdited = { edits: z.tuple([]) };

/** Where it comes from, if it was not uploaded. */
const source = { scene: sceneFacts.nullable() };

/** The kind of an image with what only that kind has. */
const storedImage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("paint-by-numbers"),
    options: paintingOptions,
    summary: pictureSummary.nullable(),
    edits: pictureEdits,
    ...source,
  }),
  z.object({
    kind: z.literal("coloring"),
    options: coloringOptions,
    summary: pageSummary.nullable(),
    ...neverEdited,
    ...source,
  }),
  z.object({
    kind: z.literal("outlines"),
    options: outlinesWish,
    summary: outlinesSummary.nullable(),
    ...neverEdited,
    ...source,
  }),
]);
export type StoredImage = z.infer<typeof storedImage>;

/** A row of images with what only its kind has, as it lies in the database. */
interface Unread {
  id: string;
  kind: string;
  options: unknown;
  summary: unknown;
  edits: unknown;
  scene: unknown;
}

/**
 * Reads what a row holds.
 * @throws RangeError that names the image and what of it cannot be
 */
export function readStored<Row extends Unread>(row: Row): Omit<Row, keyof StoredImage> & StoredImage {
  const read = storedImage.safeParse(row);
  if (read.success) return { ...row, ...read.data };
  const [issue] = read.error.issues;
  throw new RangeError(
    `image ${row.id} must hold its ${row.kind} ${issue?.path.join(".")}: ${issue?.message}`,
  );
}

/** Hears why an image is left out of a list. */
export type LeftOut = (error: unknown) => void;

/** Reads the rows of a list, without those that cannot be read: one of them takes no others along. */
export function readEachStored<Row extends Unread>(
  rows: readonly Row[],
  leftOut: LeftOut,
): (Omit<Row, keyof StoredImage> & StoredImage)[] {
  return rows.flatMap((row) => {
    try {
      return [readStored(row)];
    } catch (error) {
      leftOut(error);
      return [];
    }
  });
}
