import { drawingToPng, encodeThumbnail, inspectPhoto, type PhotoHeader } from "@tintery/photos";
import { writeMadeFile } from "./made-files.ts";
import { type Previews, previewSide, thumbnailSide } from "./product.ts";

/**
 * What pages show of a result that is one drawing: the drawing as pixels, and a small one.
 * @param svg our own drawing, whatever size it says it has
 * @param paper how large it is, in millimeters
 */
export async function drawPagePreviews(
  svg: string,
  paper: { widthMM: number; heightMM: number },
  folder: string,
): Promise<Previews> {
  const scale = previewSide / Math.max(paper.widthMM, paper.heightMM);
  const width = Math.max(1, Math.round(paper.widthMM * scale));
  const page = await drawingToPng(svg, { widthPx: width, empty: "ground" });
  const { height } = inspectPhoto(page) as PhotoHeader;
  const size = { width, height };
  const small = await encodeThumbnail(page, thumbnailSide);
  return {
    beside: [await writeMadeFile(folder, "page", { bytes: page, extension: "png", ...size })],
    thumbnail: await writeMadeFile(folder, "thumbnail", { bytes: small, extension: "webp" }),
    size,
  };
}
