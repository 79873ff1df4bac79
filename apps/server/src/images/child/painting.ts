import { readFile } from "node:fs/promises";
import {
  applyEdits,
  decodePicture,
  defaultStyle,
  drawPaintByNumbers,
  encodePicture,
  fullCanvas,
  type PaintByNumbersOptions,
  type Picture,
  type PictureEdit,
  paintByNumbers,
  workingSize,
} from "@tintery/engine/paint";
import { backgroundShares } from "@tintery/engine/painters-pack";
import { decodeMask, drawingToPng, encodeThumbnail, inspectPhoto, type PhotoHeader } from "@tintery/photos";
import type { PictureSummary } from "../stored-image.ts";
import type { ChildResult } from "./child-task.ts";
import { writeMadeFile } from "./made-files.ts";
import { rememberSeen, type Sight } from "./seen-file.ts";
import { type Converted, type Previews, type Product, previewSide, thumbnailSide } from "./product.ts";

/** Paint by numbers as a product: its colors are there a little later than its picture. */
export async function paintingProduct(task: {
  options: PaintByNumbersOptions;
  importance?: string;
  seen?: string;
}): Promise<Product> {
  const importance = task.importance === undefined ? null : await decodeMask(await readFile(task.importance));
  const options = importance ? { ...task.options, importance } : task.options;
  const look = await rememberSeen(task.seen);
  return {
    isPaintedFirst: true,
    workingSize: (photo) => workingSize(photo, options),
    sceneFrame: (shape) => fullCanvas(options, shape),
    convert({ raster }, tick) {
      const sight = look(raster);
      return converted(paintByNumbers(raster, options, tick, sight.seen), sight);
    },
  };
}

/** Edits a picture from its beginning and draws what the pages show of it. */
export async function revisePainting(
  { base, edits }: { base: string; edits: readonly PictureEdit[] },
  folder: string,
): Promise<ChildResult> {
  const { picture, permanent } = applyEdits(decodePicture(await readFile(base)), edits);
  const { drawPreviews, writeModel } = converted(picture);
  const { beside, thumbnail } = await drawPreviews(folder);
  const summary = summarize(picture, permanent);
  return { files: [...beside, thumbnail, ...(await writeModel(folder))], summary };
}

function converted(picture: Picture, sight?: Sight): Converted {
  const { widthMM, heightMM } = picture;
  return {
    widthMM,
    heightMM,
    summary: summarize(picture),
    drawPreviews: (folder) => drawPreviews(picture, folder),
    writeModel: async (folder) => [
      await writeMadeFile(folder, "model", { bytes: encodePicture(picture), extension: "tpbn" }),
      ...(sight ? [await sight.write(folder)] : []),
    ],
  };
}

async function drawPreviews(picture: Picture, folder: string): Promise<Previews> {
  const scale = previewSide / Math.max(picture.widthMM, picture.heightMM);
  const width = Math.max(1, Math.round(picture.widthMM * scale));
  const draw = (kind: "origin" | "pbn") =>
    drawingToPng(
      drawPaintByNumbers(picture, { ...defaultStyle, ...picture.look, kind }, { pixelMM: 1 / scale }),
      { widthPx: width },
    );
  const painting = await draw("origin");
  const { height } = inspectPhoto(painting) as PhotoHeader;
  const size = { width, height };
  const small = await encodeThumbnail(painting, thumbnailSide);
  return {
    beside: [
      await writeMadeFile(folder, "painting", { bytes: painting, extension: "png", ...size }),
      await writeMadeFile(folder, "numbers", { bytes: await draw("pbn"), extension: "png", ...size }),
    ],
    thumbnail: await writeMadeFile(folder, "thumbnail", { bytes: small, extension: "webp" }),
    size,
  };
}

/** What replies need to know of a picture. */
function summarize(picture: Picture, permanent: readonly string[] = []): PictureSummary {
  const { widthMM, heightMM, palette, regions, look, lostDetail } = picture;
  const behind = backgroundShares(picture);
  return {
    widthMM,
    heightMM,
    segments: regions.length,
    palette: palette.map(({ code, hex, areaShare, segments }, color) => ({
      code,
      hex,
      areaShare,
      segments,
      backgroundShare: Math.round(behind[color]! * 1000) / 1000,
      ...(permanent.includes(code) && { isPermanent: true }),
    })),
    ...(look && { look }),
    ...(lostDetail && { lostDetail }),
  };
}
