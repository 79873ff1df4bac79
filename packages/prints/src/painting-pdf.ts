import { layPainting, type Picture, sizeWithFrame, type Style, unitsPerMM } from "@tintery/engine/draw";
import { addPage, type Pdf, writePdf } from "./pdf-document.ts";
import { type Group, record } from "./pdf-group.ts";
import { PdfSurface } from "./pdf-surface.ts";

/** What a printed painting is called, and its reader's language (BCP 47). */
export interface Printed {
  readonly title: string;
  readonly language: string;
}

/** A painting as a PDF of one page that is as large as its canvas, frame included. */
export function paintingPdf(picture: Picture, style: Style, printed: Printed): Promise<Uint8Array> {
  return writePdf(printed, (pdf) => {
    addPage(pdf, sizeWithFrame(picture, style));
    drawPainting(pdf, picture, style);
  });
}

/** Draws a painting on a page whose unit is the millimeter; the upper left corner, of the frame if it has one, at 0, 0. */
export function drawPainting(pdf: Pdf, picture: Picture, style: Style): void {
  pdf.save();
  pdf.translate(style.frameMM, style.frameMM).scale(1 / unitsPerMM);
  layPainting(new PdfSurface(pdf), picture, style);
  pdf.restore();
}

/** The same, to be placed on many pages. */
export function recordPainting(pdf: Pdf, picture: Picture, style: Style): Group {
  return record(pdf, () => drawPainting(pdf, picture, style));
}
