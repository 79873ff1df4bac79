import { readFile } from "node:fs/promises";
import {
  encodePicture,
  type PaintByNumbersOptions,
  type Picture,
  paintByNumbers,
  type Raster,
  workingSize,
} from "@tintery/engine";
import {
  centeredCrop,
  decodeMask,
  decodePhoto,
  encodeOriginal,
  encodePreview,
  inspectPhoto,
  type PhotoHeader,
  uprightSize,
} from "@tintery/photos";
import type { ChildPhase, ChildResult, MadeFile } from "./child-task.ts";
import { writeMadeFile } from "./made-files.ts";
import { drawPreviews, previewSide, summarize } from "./previews.ts";

/** How a task tells where it is. `fraction` is 0 to 1 of the whole task. */
export interface Teller {
  phase(phase: ChildPhase): void;
  progress(stage: string, fraction: number): void;
  /** Hands pictures over before the task is done; `painted` when before and after can be compared. */
  made(files: MadeFile[], painted: boolean): void;
}

/** Where the engine's own 0 to 1 lies in the whole task. */
const engineFrom = 0.08;
const engineTo = 0.85;
const previewsTo = 0.97;

/** One upload: decode, convert, and every file the pages need at first. All files lie in `folder` afterwards. */
export async function convertPhoto(
  task: { source: string; importance?: string; folder: string; options: PaintByNumbersOptions },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("decode");
  tell.progress("decode", 0);
  const importance = task.importance === undefined ? null : await decodeMask(await readFile(task.importance));
  const options = importance ? { ...task.options, importance } : task.options;
  const bytes = await readFile(task.source);
  const header = inspectPhoto(bytes) as PhotoHeader;
  const photo = await uprightSize(bytes);
  const raster = await decodePhoto(bytes, workingSize(photo, options));
  tell.made([await makePhoto(raster, task.folder)], false);
  const original = await encodeOriginal(bytes, header);

  tell.phase("convert");
  const picture = paintByNumbers(raster, options, (stage, fraction) =>
    tell.progress(stage, engineFrom + (engineTo - engineFrom) * fraction),
  );

  tell.phase("draw");
  tell.progress("draw", engineTo);
  const previews = await makePreviews(picture, raster, task.folder);
  tell.made(previews.shown, true);
  tell.progress("draw", previewsTo);
  const extension = original.type === "png" ? "png" : "jpg";
  const model = encodePicture(picture);
  const files = [
    previews.thumbnail,
    await writeMadeFile(task.folder, "source", { bytes: original.bytes, extension }),
    await writeMadeFile(task.folder, "model", { bytes: model, extension: "tpbn" }),
  ];
  return { files, photo, summary: summarize(picture) };
}

/** The photo as it will be converted, to look at while that takes its time. */
async function makePhoto(raster: Raster, folder: string): Promise<MadeFile> {
  const scale = Math.min(1, previewSide / Math.max(raster.width, raster.height));
  const width = Math.max(1, Math.round(raster.width * scale));
  const height = Math.max(1, Math.round(raster.height * scale));
  const crop = { left: 0, top: 0, width: raster.width, height: raster.height };
  const bytes = await encodePreview(raster, { crop, width, height });
  return writeMadeFile(folder, "photo", { bytes, extension: "jpg", width, height });
}

/** The pictures of the result page, all of exactly the same size, so that before and after lie on each other. */
async function makePreviews(
  picture: Picture,
  raster: Raster,
  folder: string,
): Promise<{ shown: MadeFile[]; thumbnail: MadeFile }> {
  const { painting, numbers, thumbnail, size } = await drawPreviews(picture, folder);
  const crop = centeredCrop(raster, picture.widthMM / picture.heightMM);
  const before = await encodePreview(raster, { crop, ...size });
  const origin = await writeMadeFile(folder, "origin", { bytes: before, extension: "jpg", ...size });
  return { shown: [painting, numbers, origin], thumbnail };
}
