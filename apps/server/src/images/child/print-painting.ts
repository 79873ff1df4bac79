import type { Picture } from "@tintery/engine";
import { paintingPdf } from "@tintery/prints";
import type { WantedPrint } from "./is-print.ts";
import { printKit } from "./print-kit.ts";

/** A painting as a PDF: a page of its own, or everything to paint it. */
export async function printPainting(picture: Picture, drawing: WantedPrint): Promise<Uint8Array> {
  if (drawing.as === "kit") return printKit(picture, drawing);
  return paintingPdf(picture, { ...drawing.style, ...picture.look }, drawing.printed);
}
