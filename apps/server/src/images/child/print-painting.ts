import type { Picture } from "@tintery/engine";
import { colorByPdf, paintingPdf } from "@tintery/prints";
import type { WantedPrint } from "./is-print.ts";
import { printKit } from "./print-kit.ts";

/** A painting as a PDF: a page of its own, everything to paint it, or a sheet to be colored by numbers, letters or sums. */
export async function printPainting(picture: Picture, drawing: WantedPrint): Promise<Uint8Array> {
  if (drawing.as === "kit") return printKit(picture, drawing);
  if (drawing.as === "kids-sheet") return colorByPdf(picture, { ...drawing.printed, ...drawing.sheet });
  return paintingPdf(picture, { ...drawing.style, ...picture.look }, drawing.printed);
}
