import { readFile } from "node:fs/promises";
import type { Raster } from "@tintery/engine";
import {
  applyEdits,
  decodePicture,
  defaultStyle,
  drawPaintByNumbers,
  encodePicture,
  fullCanvas,
  paintability,
  type Picture,
  type PictureEdit,
  paintWithLook,
  resample,
  workingSize,
} from "@tintery/engine/paint";
import { backgroundShares } from "@tintery/engine/painters-pack";
import { defaultPaintByNumbersOptions } from "@tintery/engine/tables";
import {
  centeredCrop,
  decodeMask,
  decodePhoto,
  drawingToPng,
  encodeThumbnail,
  inspectPhoto,
  type PhotoHeader,
  uprightSize,
} from "@tintery/photos";
import type { PaintingOptions, PictureSummary } from "../stored-image.ts";
import type { ChildResult, MadeFile } from "./child-task.ts";
import { encodeLook } from "./encode-look.ts";
import { writeMadeFile } from "./made-files.ts";
import { rememberSeen, type Sight } from "./seen-file.ts";
import { type Converted, type Previews, type Product, previewSide, thumbnailSide } from "./product.ts";

/** Paint by numbers as a product: its colors are there a little later than its picture. */
export async function paintingProduct(task: {
  options: PaintingOptions;
  importance?: string;
  seen?: string;
  drawn?: string;
}): Promise<Product> {
  const importance = task.importance === undefined ? null : await decodeMask(await readFile(task.importance));
  const model = task.drawn === undefined ? null : await readLook(task.drawn);
  const { subject, ...asked } = task.options;
  const options = {
    // pictures from before an option have its default
    ...defaultPaintByNumbersOptions,
    ...asked,
    ...(importance && { importance }),
    // the look that an image model has painted has no other one laid over it
    ...(model && { aiFilterType: "none" as const }),
  };
  const look = await rememberSeen(task.seen);
  return {
    isPaintedFirst: true,
    workingSize: (photo) => workingSize(photo, options),
    sceneFrame: (shape) => fullCanvas(options, shape),
    convert({ raster, see }, tick) {
      const photo = model ? inPlaceOf(raster, model) : raster;
      const sight = look(photo, subject, see);
      const painted = paintWithLook(photo, options, { tick, seen: sight.seen });
      return converted(painted.picture, { sight, look: painted.look });
    },
  };
}

/** A photo in its look, as an image model painted it and we have written it anew. */
async function readLook(file: string): Promise<Raster> {
  const bytes = await readFile(file);
  return decodePhoto(bytes, await uprightSize(bytes));
}

/**
 * What an image model made of a photo, in the photo's size. A shape of its own is cut to the photo's, not stretched: so what was marked on
 * the photo, and the photo beside the painting, lie where they should.
 */
function inPlaceOf({ width, height }: Raster, look: Raster): Raster {
  return resample(look, centeredCrop(look, width / height), width, height);
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

/** What only a conversion knows of a picture: what was seen of its photo, and the photo in its look, if it has one. */
interface Beside {
  sight: Sight;
  look: Raster | null;
}

function converted(picture: Picture, beside?: Beside): Converted {
  const { widthMM, heightMM } = picture;
  return {
    widthMM,
    heightMM,
    summary: summarize(picture),
    drawPreviews: (folder) => drawPreviews(picture, folder),
    writeModel: async (folder) => [
      await writeMadeFile(folder, "model", { bytes: encodePicture(picture), extension: "tpbn" }),
      ...(beside ? [await beside.sight.write(folder)] : []),
      ...(beside?.look ? [await writeLook(beside.look, folder)] : []),
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

async function writeLook(look: Raster, folder: string): Promise<MadeFile> {
  const { width, height } = look;
  return writeMadeFile(folder, "look", { bytes: await encodeLook(look), extension: "jpg", width, height });
}

/** What replies need to know of a picture. */
function summarize(picture: Picture, permanent: readonly string[] = []): PictureSummary {
  const { widthMM, heightMM, palette, regions, look, lostDetail } = picture;
  const { smallestMM, smallNumbers, ledNumbers, largestShare } = paintability(picture);
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
    paintable: { smallestMM, smallNumbers, ledNumbers, largestShare },
  };
}
