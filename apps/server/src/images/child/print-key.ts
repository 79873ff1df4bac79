import { mmPerInch } from "@tintery/engine/tables";
import { encodePng } from "@tintery/photos/png";
import { colorKeyPdf, keyHeight } from "@tintery/prints";
import { rasterizeVectorFile } from "@tintery/vectors";
import type { ChildResult, WantedKey } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { type DrawnFile, writeMadeFile } from "./made-files.ts";

/** Pixels in a millimeter: 203 to the inch, twice what a screen shows of a page. */
const pixelsPerMM = 8;

/** Prints the colors of a painting. */
export async function printKey(
  { folder, print }: { folder: string; print: WantedKey },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  return { files: [await writeMadeFile(folder, "drawing", await drawKey(print))] };
}

/** The colors of a painting as a file; the PNG is a picture of the PDF, so that both are laid out alike. */
export async function drawKey(print: WantedKey): Promise<DrawnFile> {
  const { key, as, title, language } = print;
  const page = as === "pdf" ? print.page : { ...print.page, heightMM: heightOf(print) };
  const pdf = await colorKeyPdf(key, page, { title, language });
  const bytes = as === "pdf" ? pdf : await pictureOf(pdf, page);
  return { bytes, extension: as };
}

/** A picture of a key is as long as its colors; of one that stands on one page no longer than that. */
function heightOf({ key, page }: WantedKey): number {
  const whole = keyHeight(key, page);
  return page.onOnePage ? Math.min(whole, page.heightMM) : whole;
}

/** The one page of a PDF, which is white where nothing else is. */
async function pictureOf(pdf: Uint8Array, page: { widthMM: number; heightMM: number }): Promise<Uint8Array> {
  const side = Math.round(Math.max(page.widthMM, page.heightMM) * pixelsPerMM);
  const { width, height, data } = (await rasterizeVectorFile(pdf, { side })).raster;
  const dpi = pixelsPerMM * mmPerInch;
  return encodePng({ width, height, channels: 3, step: 4, data: new Uint8Array(data.buffer), dpi });
}
