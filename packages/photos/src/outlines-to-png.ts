import { areaPixels, drawOutlines, type OutlinesPicture, outlinesVariants } from "@tintery/engine/outline";
import { pixelsToPng, widthForPrint } from "./pixels-to-png.ts";

/**
 * How hard zlib tries, 1 to 9. Each edge pixel of exactly covered areas has a color of its own: level 5 makes files 2% smaller
 * than 3 in a tenth more time.
 */
const level = 5;

/**
 * The areas of outlines as a PNG that prints at its true size; what was cut out stays cut out. Photos, which have thousands of areas
 * side by side, are painted in one pass over their borders; other pictures are rendered from their drawing.
 */
export async function outlinesToPng(picture: OutlinesPicture): Promise<Uint8Array> {
  const { widthMM } = picture;
  const widthPx = widthForPrint(picture);
  if (picture.kind !== "photo") {
    // four megabytes of native code that a photo does not need
    const { drawingToPng } = await import("./drawing-to-png.ts");
    return drawingToPng(drawOutlines(picture, outlinesVariants.filled), { widthPx, widthMM, empty: "clear" });
  }
  return pixelsToPng(areaPixels(picture, widthPx), { widthMM, empty: "clear", level });
}
