import { readFile } from "node:fs/promises";
import {
  defaultStyle,
  drawPaintByNumbers,
  encodePicture,
  type PaintByNumbersOptions,
  type Picture,
  paintByNumbers,
  type Raster,
  workingSize,
} from "@tintery/engine";
import {
  centeredCrop,
  decodePhoto,
  drawingToPng,
  encodeOriginal,
  encodePreview,
  encodeThumbnail,
  inspectPhoto,
  type PhotoHeader,
  uprightSize,
} from "@tintery/photos";
import type { ChildPhase, ChildResult, MadeFile, PictureSummary } from "./child-task.ts";
import { writeMadeFile } from "./made-files.ts";

/** How a task tells where it is. `fraction` is 0 to 1 of the whole task. */
export interface Teller {
  phase(phase: ChildPhase): void;
  progress(stage: string, fraction: number): void;
}

/** Longest side of the pictures on the result page, in pixels: sharp on a wide screen, light on a phone. */
const previewSide = 1600;
const thumbnailSide = 480;
/** Where the engine's own 0 to 1 lies in the whole task. */
const engineFrom = 0.08;
const engineTo = 0.85;

/** One upload: decode, convert, and every file the pages need at first. All files lie in `folder` afterwards. */
export async function convertPhoto(
  task: { source: string; folder: string; options: PaintByNumbersOptions },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("decode");
  tell.progress("decode", 0);
  const bytes = await readFile(task.source);
  const header = inspectPhoto(bytes) as PhotoHeader;
  const photo = await uprightSize(bytes);
  const raster = await decodePhoto(bytes, workingSize(photo, task.options));
  const original = await encodeOriginal(bytes, header);

  tell.phase("convert");
  const picture = paintByNumbers(raster, task.options, (stage, fraction) =>
    tell.progress(stage, engineFrom + (engineTo - engineFrom) * fraction),
  );

  tell.phase("draw");
  tell.progress("draw", engineTo);
  const extension = original.type === "png" ? "png" : "jpg";
  const files = [
    await writeMadeFile(task.folder, "source", { bytes: original.bytes, extension }),
    await writeMadeFile(task.folder, "model", {
      bytes: new TextEncoder().encode(encodePicture(picture)),
      extension: "json",
    }),
    ...(await makePreviews(picture, raster, task.folder)),
  ];
  return { files, photo, summary: summarize(picture) };
}

/** The pictures of the result page, all of exactly the same size, so that before and after lie on each other. */
async function makePreviews(picture: Picture, raster: Raster, folder: string): Promise<MadeFile[]> {
  const scale = previewSide / Math.max(picture.widthMM, picture.heightMM);
  const width = Math.max(1, Math.round(picture.widthMM * scale));
  const draw = (kind: "origin" | "pbn") =>
    drawingToPng(drawPaintByNumbers(picture, { ...defaultStyle, kind }), { widthPx: width });
  const painting = draw("origin");
  const { height } = inspectPhoto(painting) as PhotoHeader;
  const crop = centeredCrop(raster, picture.widthMM / picture.heightMM);
  const size = { width, height };
  return [
    await writeMadeFile(folder, "painting", { bytes: painting, extension: "png", ...size }),
    await writeMadeFile(folder, "numbers", { bytes: draw("pbn"), extension: "png", ...size }),
    await writeMadeFile(folder, "origin", {
      bytes: await encodePreview(raster, { crop, ...size }),
      extension: "jpg",
      ...size,
    }),
    await writeMadeFile(folder, "thumbnail", {
      bytes: await encodeThumbnail(painting, thumbnailSide),
      extension: "jpg",
    }),
  ];
}

function summarize({ widthMM, heightMM, palette, regions }: Picture): PictureSummary {
  return {
    widthMM,
    heightMM,
    segments: regions.length,
    palette: palette.map(({ code, hex, areaShare, segments }) => ({ code, hex, areaShare, segments })),
  };
}
