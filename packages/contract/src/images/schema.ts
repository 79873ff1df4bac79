import { paintingSteps } from "@tintery/engine/painters-pack";
import * as z from "zod";
import { coloringTypeNames, coloringVersions } from "../coloring/coloring.ts";
import { imageKindNames } from "./image-kinds.ts";
import {
  idempotencyHeader,
  idempotencyKeyHours,
  imageIdPattern,
  maxSelected,
  selectionField,
  imagesPerPage,
  imageStatuses,
  queuedStatus,
  uploadMegabytes,
} from "./images.ts";
import { wholeField } from "../options/form-fields.ts";
import { wordsOf } from "../options/option-rows.ts";
import {
  vectorFileNotes,
  outlinesArtKinds,
  outlinesPrecisions,
  outlinesSources,
} from "../outlines/outlines.ts";
import { canvasSizes, detalizations, paintByNumbersOptions } from "../paint-by-numbers/paint-by-numbers.ts";
import { problemCodes } from "../calls/problems.ts";
import { coloringChoiceFields } from "../coloring/choice-fields.ts";
import { subjectStrokes } from "../subject/subject-schema.ts";
import { paperWords } from "./papers.ts";
import { cleanTitle, titleLength } from "./titles.ts";
import { modelWork, sceneFacts } from "./scenes-schema.ts";
import { originalFormatNames } from "./originals.ts";

export const imageId = z.string().regex(imageIdPattern).meta({ description: "128 random bits in base64url" });
export const imageParams = z.object({ id: imageId });

/** Several pictures, each once. */
export const selectionQuery = z.object({
  [selectionField]: z
    .string()
    .max(1000)
    .transform((ids) => [...new Set(ids.split(","))])
    .pipe(z.array(imageId).max(maxSelected)),
});
export const imageKind = z.enum(imageKindNames);
export const problemCode = z.enum(problemCodes);
export const share = z.number().min(0).max(1);
const hex = z.string().regex(/^#[0-9a-f]{6}$/);

/** Every error reply: a sentence in the caller's language, the code behind it, and the option at fault if it is one. */
export const problemReply = z.object({
  error: z.string(),
  code: problemCode,
  field: z.string().optional().meta({ description: "Of the form or address, where one is at fault" }),
});
export type ProblemReply = z.infer<typeof problemReply>;

/** A reply nobody reads. */
export const done = z.object({ ok: z.literal(true) });

/** One numbered color of a paint-by-numbers picture. `rgb` holds three whole numbers 0 to 255. */
export const pbnColor = z.object({
  id: z.int(),
  code: z.string(),
  hex,
  rgb: z.tuple([z.int().min(0).max(255), z.int().min(0).max(255), z.int().min(0).max(255)]),
  name: z.string(),
  isPermanent: z.boolean(),
});
export type PbnColor = z.infer<typeof pbnColor>;

/** Addresses of the pictures shown inside a page; null until they exist. */
export const imagePictures = z.object({
  origin: z.string().nullable(),
  transformed: z.string().nullable(),
  transformed_updated: z.string().optional(),
  numbers: z.string().nullable(),
  thumbnail: z.string().nullable(),
  light: z.string().optional().meta({ description: "Of samples: the result as AVIF" }),
  look: z.string().optional().meta({ description: "The photo in its look, where one was chosen" }),
  light_origin: z.string().optional().meta({ description: "Of samples: the photo as AVIF" }),
  small: z.string().optional().meta({ description: "Of samples: the result in half its size, for phones" }),
  small_origin: z.string().optional().meta({ description: "Of samples: the photo in half its size" }),
  maps: z
    .string()
    .optional()
    .meta({ description: "What the engine draws a coloring page from, for whoever may edit it" }),
  importance: z
    .string()
    .optional()
    .meta({ description: "What the owner marked on the photo as important or calm, as it was sent" }),
  model: z
    .string()
    .optional()
    .meta({ description: "What the engine draws SVG outlines and paintings from, for whoever may see them" }),
  base: z
    .string()
    .optional()
    .meta({ description: "A painting's model before any edit, for whoever may edit it" }),
});

export const coloringType = z.enum(coloringTypeNames);

/** What SVG outlines turned out to be. */
export const outlinesFacts = z.object({
  kind: z.enum(outlinesArtKinds),
  pixels: z.object({ width: z.int(), height: z.int() }).meta({ description: "That were traced" }),
  colors: z.array(z.object({ hex: hex.nullable(), areaShare: share })).meta({
    description: "Really used, with the share of the picture that each covers; null is transparent",
  }),
  areas: z.int(),
  hasCenterLines: z.boolean().meta({ description: "Whether there are middle lines to download" }),
});
export type OutlinesFacts = z.infer<typeof outlinesFacts>;

const adviceShare = share.nullable();
const canvasWord = z.enum(canvasSizes);
const paintingAdvice = z.discriminatedUnion("about", [
  z.object({ about: z.literal("canvas"), canvasSize: canvasWord, lost: adviceShare }),
  z.object({ about: z.literal("crop"), lost: adviceShare, largest: adviceShare }),
  z.object({ about: z.literal("colors"), numberOfColors: z.int() }),
  z.object({
    about: z.literal("detail"),
    detalization: z.enum(detalizations),
  }),
]);

const percentages = z.record(z.string(), z.number());
const sizeMM = z.object({ width: z.number(), height: z.number() });

/** Everything a screen needs to show an image; fields of other kinds are left out. */
export const imageOptions = z.object({
  images: imagePictures,
  edits: z.object({ count: z.int(), revision: z.int() }).optional().meta({
    description: "How many edits a painting has, and what they are counted by, for whoever may edit it",
  }),
  numberOfColors: z.int().nullable(),
  colors: z.array(pbnColor),
  colors_initial: z.array(pbnColor),
  strokeWidth: z.number(),
  canvasSize: z
    .string()
    .meta({ description: "'none' means not set; a custom size reads widthxheight in inches" }),
  paper: z
    .enum(paperWords)
    .optional()
    .meta({ description: "Of a painting whose canvas size is not set: the sheet that it fits" }),
  canvasMM: sizeMM.nullable(),
  cellSize: z
    .enum(wordsOf(paintByNumbersOptions.cellSize))
    .exclude(["none"])
    .optional()
    .meta({ description: "Of a painting in beads or stitches: the name of their size, which prints keep" }),
  colorsArea: z
    .object({
      byCode: percentages,
      byColor: percentages,
      background: percentages
        .optional()
        .meta({ description: "By code, how much of each color lies behind; not said of older pictures" }),
    })
    .optional()
    .meta({ description: "Of a painting: told to whoever may use it commercially" }),
  segmentsComplexity: z.string().nullable(),
  minArea: z.number(),
  detalization: z.string().nullable(),
  gradientStep: z.string().nullable(),
  colorPrecision: z.string().nullable(),
  palette: z.int().nullable(),
  numberOfSegments: z
    .object({ total: z.int(), byCode: z.record(z.string(), z.int()) })
    .optional()
    .meta({ description: "Of a painting: told to whoever may use it commercially" }),
  paint: z
    .object({
      milliliters: z
        .record(z.string(), z.number())
        .meta({ description: "By code, the paint for two coats, in whole tenths" }),
      order: z
        .array(z.object({ name: z.enum(paintingSteps), codes: z.array(z.string()) }))
        .meta({ description: "The colors in the order in which to paint them" }),
    })
    .optional()
    .meta({ description: "What a painter needs of each color of a painting" }),
  paletteOptions: z.object({ printCodes: z.boolean() }),
  look: z
    .object({ name: z.string(), strength: z.number() })
    .optional()
    .meta({ description: "The way in which the photo was painted anew before it was converted" }),
  ownPaints: z
    .object({ paletteColors: z.string(), mixPalette: z.boolean() })
    .optional()
    .meta({ description: "The owner's paints, as the creation form takes them" }),
  difficulty: z
    .enum(detalizations)
    .optional()
    .meta({ description: "How hard it is to paint: the least detail whose regions are as many" }),
  lostDetail: z
    .object({ share, recommendedCanvas: z.string().nullable() })
    .optional()
    .meta({ description: "Share of the photo's important detail that is too small for the canvas" }),
  advice: z.array(paintingAdvice).optional().meta({
    description:
      "What would make a painting easier to paint, or keep more of its photo; the most useful first",
  }),
  type: coloringType.optional(),
  version: z.enum(coloringVersions).optional(),
  ...coloringChoiceFields,
  original: z
    .enum(originalFormatNames)
    .optional()
    .meta({ description: "What the original is handed out as, once it was rewritten" }),
  hasSubject: z
    .boolean()
    .optional()
    .meta({ description: "Whether a coloring page has a subject; without one all of it is drawn" }),
  subject: subjectStrokes
    .optional()
    .meta({ description: "What its owner drew to say what the photo is about" }),
  drawnBy: modelWork.optional().meta({
    description:
      "Of a coloring page whose lines an image model has drawn from the photo, and our engine traced",
  }),
  lookBy: modelWork.optional().meta({
    description:
      "Of a painting whose look an image model has painted from the photo, and our engine converted",
  }),
  source: z
    .enum(outlinesSources)
    .optional()
    .meta({ description: "What was uploaded for SVG outlines, by its content" }),
  notes: z
    .array(z.enum(vectorFileNotes))
    .optional()
    .meta({ description: "What should be known about how an uploaded drawing was read" }),
  outlines: outlinesFacts.optional(),
  scene: sceneFacts.optional().meta({ description: "Of pictures that were painted from a prompt" }),
});

/** What the caller may do with the image; widgets hide the rest, the server refuses it. */
export const imagePermissions = z.object({
  delete: z.boolean(),
  retry: z.boolean(),
  rename: z.boolean(),
  edit: z.boolean(),
  share: z.boolean(),
  changeNumberOfColors: z.boolean(),
  changePrecision: z.boolean(),
  customDownload: z.boolean(),
  rate: z.boolean(),
});

/** What an image is called; a title of which nothing readable is left is refused. */
export const imageTitle = z.object({
  name: z
    .string()
    .overwrite(cleanTitle)
    .min(1)
    .meta({ description: `One line; what is longer than ${titleLength} characters is cut` }),
});

/** How far the preparation is: null where the server does not know. `place` counts the images ahead in the queue. */
export const imageProgress = z.object({
  stage: z.string().nullable(),
  fraction: share.nullable(),
  place: z.int().min(0).nullable(),
});

/** An image as every screen and caller sees it. */
export const imageView = z.object({
  id: imageId,
  kind: imageKind,
  name: z.string(),
  status: z.enum(imageStatuses),
  sampledata: z.boolean(),
  updated: z.iso.datetime(),
  created: z.iso.datetime(),
  progress: imageProgress,
  problem: problemCode.nullable(),
  options: imageOptions,
  may: imagePermissions,
  inBook: z
    .literal(true)
    .optional()
    .meta({ description: "It is a page of a coloring book of its owner, for whom this is said" }),
});
export type ImageView = z.infer<typeof imageView>;

/**
 * What a failed image is made with when it is tried once more; what is not named stays. Each option belongs to the kind
 * that has it in its form.
 */
export const retryWishes = z.object({
  numberOfColors: z.number().optional().meta({ description: "Paint by numbers" }),
  canvasSize: z.string().optional().meta({ description: "Paint by numbers" }),
  type: coloringType.optional().meta({ description: "Coloring pages" }),
  colorPrecision: z.enum(outlinesPrecisions).optional().meta({ description: "SVG outlines" }),
});
export type RetryWishes = z.infer<typeof retryWishes>;

/** Query of the image list: a page of at most `limit` images after `cursor`, newest first. */
export const imageListQuery = z.object({
  kind: imageKind.optional(),
  type: coloringType.optional().meta({ description: "Only coloring pages of this type" }),
  colorPrecision: z
    .enum(outlinesPrecisions)
    .optional()
    .meta({ description: "Only SVG outlines of this precision" }),
  cursor: z.string().max(200).optional(),
  limit: wholeField({ min: 1, max: imagesPerPage.max, default: imagesPerPage.default }),
});

export const imageList = z.object({ items: z.array(imageView), next: z.string().nullable() });
export type ImageList = z.infer<typeof imageList>;

/** Headers of a create call; others may come along. */
export const creationHeaders = z.looseObject({
  [idempotencyHeader]: z
    .string()
    .regex(imageIdPattern)
    .optional()
    .meta({
      description: `128 random bits in base64url, new for every form. The same form sent again under its key within ${idempotencyKeyHours} hours makes no second image and gets the first answer again; another form under it is refused`,
    }),
});

/** Answer of a create call. A failed file of an upload carries its problem in `message`. */
export const createdImage = z.object({
  id: imageId,
  name: z.string(),
  status: z.literal(queuedStatus),
  message: z.string(),
});
export type CreatedImage = z.infer<typeof createdImage>;

/** The uploaded file itself, as the multipart part `image`. */
export const uploadedFile = z.string().meta({ format: "binary", description: `Up to ${uploadMegabytes} MB` });
