import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ModelWork, paintStage, type ProblemCode, sceneSeedRange } from "@tintery/contract";
import { type Painter, PainterTrouble } from "../platform/painter/painter.ts";
import type { MadeFile } from "./child/child-task.ts";
import { type ChildLimits, runChild } from "./child/run-child.ts";
import { type NewDrawing, recordDrawn, recordProgress } from "./conversion-store.ts";
import { type ImageRow, isOf } from "./image-row.ts";
import { findDrawing } from "./image-store.ts";
import { lookOrder } from "./look-order.ts";
import type { PaintParts } from "./paint-first.ts";
import { drawingOf, publishFile } from "./publish-files.ts";
import { stagePainted } from "./stage-painted.ts";
import type { ColoringOptions, PaintingOptions } from "./stored-image.ts";

/** What became of a photo that an image model shall draw anew. */
type DrawEnd =
  /** The image to convert, with what is converted in the photo's stead where an image model has made it. */
  | { ends: "drawn"; image: ImageRow; drawn: NewDrawing | null; isNew: boolean }
  | { ends: "problem"; code: ProblemCode; detail: string }
  /** Somebody else has the image now. */
  | { ends: "lost" };

interface DrawParts extends PaintParts {
  limits: ChildLimits;
}

/** What the model is told of a coloring page; its drawing is traced afterwards. */
const linesOrder =
  "Redraw this photo as a page of a coloring book: the same people and things at the same places, clean black outlines of even " +
  "width on pure white, every shape closed, no shading, no gray, no color, no text.";
/** Longest side of the photo that is sent, and of what is kept of the answer, in pixels. */
const sentSide = 1536;

/** What an image model shall make of a photo. */
interface Order {
  prompt: string;
  redrawing?: number;
  /** Under which name it is kept, and how. */
  which: "drawn" | "look";
  as: "png" | "jpg";
  /** The options once they say who has done it. */
  optionsWith(work: ModelWork): ColoringOptions | PaintingOptions;
}

/** Null where a photo is converted as it is, or painted by our own engine. */
function orderOf(image: ImageRow): Order | null {
  if (isOf("coloring", image) && image.options.drawnBy)
    return {
      prompt: linesOrder,
      which: "drawn",
      as: "png",
      optionsWith: (drawnBy) => ({ ...image.options, drawnBy }),
    };
  if (!isOf("paint-by-numbers", image) || !image.options.lookBy) return null;
  const { aiFilterType: name, lookStrength: strength } = image.options;
  if (name === "none") return null;
  return {
    ...lookOrder(name, strength),
    which: "look",
    // it is handed out as our own looks are
    as: "jpg",
    optionsWith: (lookBy) => ({ ...image.options, lookBy }),
  };
}

/**
 * Has a photo drawn anew, the lines of a coloring page or the look of a painting, where that is an image model's to do and has not been
 * done. What it makes is kept beside the photo before it is converted, so that no later run, and no other type or option, draws or costs
 * again.
 * @throws what the signal was aborted with
 */
export async function drawFirst(
  parts: DrawParts,
  image: ImageRow,
  run: { folder: string; signal: AbortSignal },
): Promise<DrawEnd> {
  const order = orderOf(image);
  if (!order) return { ends: "drawn", image, drawn: null, isNew: false };
  const before = await findDrawing(parts.stores.db, image.id, order.which);
  if (before) {
    const { imageId: _, created: __, ...drawn } = before;
    return { ends: "drawn", image, drawn, isNew: false };
  }
  const { painter } = parts;
  if (!painter?.takesPhotos)
    return {
      ends: "problem",
      code: "painter_missing",
      detail: "no image model that takes photos is connected",
    };
  try {
    return await draw({ ...parts, painter }, image, { ...run, order });
  } catch (error) {
    if (!(error instanceof PainterTrouble)) throw error;
    return { ends: "problem", code: error.code, detail: error.message };
  }
}

async function draw(
  { stores: { db, files }, changes, limits, painter }: DrawParts & { painter: Painter },
  image: ImageRow,
  { order, folder, signal }: { order: Order; folder: string; signal: AbortSignal },
): Promise<DrawEnd> {
  await recordProgress(db, image, { stage: paintStage, fraction: null });
  changes.announce(image.id);
  const source = await files.localCopy(image.sourceKey);
  const photo = await rewritten({
    source: source.path,
    folder: join(folder, "photo"),
    as: "png",
    limits,
    signal,
  }).finally(source.release);
  if ("code" in photo) return { ends: "problem", ...photo };
  const [width, height] = [photo.width ?? sentSide, photo.height ?? sentSide];
  const [longer, shorter] = painter.sides;
  const scale = Math.sqrt((longer * shorter) / (width * height));
  const { prompt, redrawing, which, as } = order;
  const { bytes, model, seed } = await painter.paint({
    prompt,
    ...(redrawing !== undefined && { redrawing }),
    photo: await readFile(photo.path),
    seed: sceneSeedRange.default,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    signal,
    onProgress: (fraction) =>
      // half of the bar; what is not written down now is told with the next one
      void recordProgress(db, image, { stage: paintStage, fraction: fraction / 2 }).then(
        () => changes.announce(image.id),
        () => {},
      ),
  });
  const { staged } = await stagePainted(files, bytes);
  const made = await rewritten({
    source: staged.path,
    folder: join(folder, "drawn"),
    as,
    limits,
    signal,
  }).finally(staged.discard);
  if ("code" in made) throw new PainterTrouble("painter_nonsense", made.detail);
  const drawn = drawingOf(made, which, await publishFile(files, image.id, which, made));
  const by = { name: painter.name, model, seed, prompt };
  const options = order.optionsWith({ painter: "image-model", by });
  if (!(await recordDrawn(db, image, { drawn, options }))) return { ends: "lost" };
  return { ends: "drawn", image: { ...image, options } as ImageRow, drawn, isNew: true };
}

/** A photo as a picture of our own, or why it cannot be one. Nothing but its pixels goes to an image model, or comes from one. */
async function rewritten({
  limits,
  signal,
  ...task
}: {
  source: string;
  folder: string;
  as: "png" | "jpg";
  limits: ChildLimits;
  signal: AbortSignal;
}): Promise<MadeFile | { code: ProblemCode; detail: string }> {
  await mkdir(task.folder, { recursive: true });
  const end = await runChild({ task: { verb: "rewrite", ...task, side: sentSide }, limits, signal });
  if (end.ends === "problem") return { code: end.code, detail: end.detail };
  const made = end.ends === "done" ? end.result.files[0] : undefined;
  if (!made) throw new Error(`The photo was not read: ${end.ends === "done" ? "no file" : end.detail}`);
  return made;
}
