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
import { rememberSeen, type Sight } from "./seen-file.ts";
import type { Converted, Previews, Product } from "./product.ts";

/**
 * SVG outlines as a product: photos and drawings become areas with borders that neighbors share. A photo is looked at only where
 * somebody pointed out its subject.
 */
export async function outlinesProduct({
  options: { subject, ...options },
  seen: file,
}: {
  options: OutlinesWish;
  seen?: string;
}): Promise<Product> {
  const look = subject && (await rememberSeen(file));
  return {
    isPaintedFirst: false,
    takesDrawings: true,
    workingSize: outlinesSize,
    sceneFrame: (shape) => usualFrame(shape, outlinesSize),
    convert({ raster, shapes, sizeMM, notes }, tick) {
      const picture = shapes ? flatPicture(shapes(thinnestArea)) : raster;
      const sight = shapes ? undefined : look?.(raster, subject);
      const wish = { ...options, ...(sizeMM && { sizeMM }) };
      return converted(outlines(picture, wish, tick, sight?.seen), { notes, subject, sight });
    },
  };
}

/** What only a conversion knows of outlines. */
interface Beside {
  notes: readonly VectorFileNote[];
  subject: OutlinesWish["subject"];
  sight: Sight | undefined;
}

function converted(picture: OutlinesPicture, beside: Beside): Converted {
  const { sight } = beside;
  const { widthMM, heightMM } = picture;
  return {
    widthMM,
    heightMM,
    summary: summarize(picture, beside),
    drawPreviews: (folder) => drawPreviews(picture, folder),
    writeModel: async (folder) => [
      await writeMadeFile(folder, "model", { bytes: encodeOutlines(picture), extension: "tout" }),
      ...(sight ? [await sight.write(folder)] : []),
    ],
  };
}

/** What replies need to know of outlines. */
function summarize(picture: OutlinesPicture, { notes, subject }: Beside): OutlinesSummary {
  const { widthMM, heightMM, width, height, kind, precision, colors, faces, strokes } = picture;
  return {
    widthMM,
    heightMM,
    made: { colorPrecision: precision, ...(subject && { subject }) },
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
