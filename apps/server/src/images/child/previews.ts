import { defaultStyle, drawPaintByNumbers, type Picture } from "@tintery/engine";
import { drawingToPng, encodeThumbnail, inspectPhoto, type PhotoHeader } from "@tintery/photos";
import type { MadeFile, PictureSummary } from "./child-task.ts";
import { writeMadeFile } from "./made-files.ts";

/** Longest side of the pictures on the result page, in pixels: sharp on a wide screen, light on a phone. */
export const previewSide = 1600;
const thumbnailSide = 480;

/** The pictures of a model that pages show. */
export interface Previews {
  painting: MadeFile;
  numbers: MadeFile;
  thumbnail: MadeFile;
  /** Of painting and numbers, in pixels; the same for every revision of a picture. */
  size: { width: number; height: number };
}

/** Draws what the pages show of a model. */
export async function drawPreviews(picture: Picture, folder: string): Promise<Previews> {
  const scale = previewSide / Math.max(picture.widthMM, picture.heightMM);
  const width = Math.max(1, Math.round(picture.widthMM * scale));
  const draw = (kind: "origin" | "pbn") =>
    drawingToPng(drawPaintByNumbers(picture, { ...defaultStyle, ...picture.look, kind }), { widthPx: width });
  const painting = draw("origin");
  const { height } = inspectPhoto(painting) as PhotoHeader;
  const size = { width, height };
  const small = await encodeThumbnail(painting, thumbnailSide);
  return {
    painting: await writeMadeFile(folder, "painting", { bytes: painting, extension: "png", ...size }),
    numbers: await writeMadeFile(folder, "numbers", { bytes: draw("pbn"), extension: "png", ...size }),
    thumbnail: await writeMadeFile(folder, "thumbnail", { bytes: small, extension: "jpg" }),
    size,
  };
}

/** What replies need to know of a model. */
export function summarize({
  widthMM,
  heightMM,
  palette,
  regions,
  look,
  lostDetail,
}: Picture): PictureSummary {
  return {
    widthMM,
    heightMM,
    segments: regions.length,
    palette: palette.map(({ code, hex, areaShare, segments }) => ({ code, hex, areaShare, segments })),
    ...(look && { look }),
    ...(lostDetail && { lostDetail }),
  };
}
