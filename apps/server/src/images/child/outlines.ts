import {
  drawOutlines,
  encodeOutlines,
  outlines,
  type OutlinesPicture,
  outlinesSize,
  outlinesVariants,
} from "@tintery/engine";
import type { DrawingNote } from "@tintery/contract/tables";
import { drawingToPng, encodeThumbnail, inspectPhoto, type PhotoHeader } from "@tintery/photos";
import type { OutlinesSummary, OutlinesWish } from "./child-task.ts";
import { writeMadeFile } from "./made-files.ts";
import { type Converted, type Previews, type Product, previewSide, thumbnailSide } from "./product.ts";

/** SVG outlines as a product: photos and drawings become areas with borders that neighbors share. */
export function outlinesProduct({ options }: { options: OutlinesWish }): Product {
  return {
    isPaintedFirst: false,
    takesDrawings: true,
    workingSize: outlinesSize,
    convert({ raster, sizeMM, notes }, tick) {
      return converted(outlines(raster, { ...options, ...(sizeMM && { sizeMM }) }, tick), notes);
    },
  };
}

function converted(picture: OutlinesPicture, notes: readonly DrawingNote[]): Converted {
  const { widthMM, heightMM } = picture;
  return {
    widthMM,
    heightMM,
    summary: summarize(picture, notes),
    drawPreviews: (folder) => drawPreviews(picture, folder),
    writeModel: async (folder) => [
      await writeMadeFile(folder, "model", { bytes: encodeOutlines(picture), extension: "tout" }),
    ],
  };
}

/** What replies need to know of outlines. */
function summarize(picture: OutlinesPicture, notes: readonly DrawingNote[]): OutlinesSummary {
  const { widthMM, heightMM, width, height, kind, precision, colors, faces, strokes } = picture;
  return {
    widthMM,
    heightMM,
    made: { colorPrecision: precision },
    notes,
    kind,
    pixels: { width, height },
    colors: colors.map(({ hex, areaShare }) => ({ hex, areaShare })),
    areas: faces.length,
    hasCenterLines: strokes !== undefined && strokes.length > 0,
  };
}

async function drawPreviews(picture: OutlinesPicture, folder: string): Promise<Previews> {
  const scale = previewSide / Math.max(picture.widthMM, picture.heightMM);
  const width = Math.max(1, Math.round(picture.widthMM * scale));
  const page = drawingToPng(drawOutlines(picture, outlinesVariants.filled), { widthPx: width });
  const { height } = inspectPhoto(page) as PhotoHeader;
  const size = { width, height };
  const small = await encodeThumbnail(page, thumbnailSide);
  return {
    beside: [await writeMadeFile(folder, "page", { bytes: page, extension: "png", ...size })],
    thumbnail: await writeMadeFile(folder, "thumbnail", { bytes: small, extension: "jpg" }),
    size,
  };
}
