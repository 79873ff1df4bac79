import {
  drawOutlines,
  encodeOutlines,
  flatPicture,
  outlines,
  type OutlinesPicture,
  outlinesSize,
  outlinesVariants,
  thinnestArea,
} from "@tintery/engine";
import type { VectorFileNote } from "@tintery/contract/tables";
import { usualFrame } from "@tintery/scenes/paint";
import type { OutlinesSummary, OutlinesWish } from "../stored-image.ts";
import { writeMadeFile } from "./made-files.ts";
import { drawPagePreviews } from "./page-previews.ts";
import type { Converted, Previews, Product } from "./product.ts";

/** SVG outlines as a product: photos and drawings become areas with borders that neighbors share. */
export function outlinesProduct({ options }: { options: OutlinesWish }): Product {
  return {
    isPaintedFirst: false,
    takesDrawings: true,
    workingSize: outlinesSize,
    sceneFrame: (shape) => usualFrame(shape, outlinesSize),
    convert({ raster, shapes, sizeMM, notes }, tick) {
      const picture = shapes ? flatPicture(shapes(thinnestArea)) : raster;
      return converted(outlines(picture, { ...options, ...(sizeMM && { sizeMM }) }, tick), notes);
    },
  };
}

function converted(picture: OutlinesPicture, notes: readonly VectorFileNote[]): Converted {
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
function summarize(picture: OutlinesPicture, notes: readonly VectorFileNote[]): OutlinesSummary {
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

function drawPreviews(picture: OutlinesPicture, folder: string): Promise<Previews> {
  return drawPagePreviews(drawOutlines(picture, outlinesVariants.filled), picture, folder);
}
